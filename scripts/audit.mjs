/** npm run audit: whether a package that is shipped has a known grave weakness, where the registry tells. */
import { judge } from './lib/audit-report.mjs';
import { run } from './lib/run.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const brief = ['--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=30000'];
const { output } = await run(npm, ['audit', '--omit=dev', '--json', ...brief], {
  shell: true,
  show: 'errors',
});
const { failed, text } = judge(output);
console.log(text);
process.exitCode = failed ? 1 : 0;
