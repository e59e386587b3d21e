/** npm test [-- --again unit|int|e2e|fault …]: installs and builds what is missing, runs the tiers, sums them up in the last line. */
import { requireNode } from './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { everyday, runTier, summary, tiers } from './lib/tests.mjs';

let counted = false;
// A build that fails ends the process; whoever reads the last line is to find the counts there all the same.
process.on('exit', () => {
  if (!counted) console.log('0 passed, 1 failed');
});

requireNode();
const given = process.argv.slice(2);
const again = given.includes('--again');
const asked = given.filter((one) => one !== '--again');
const unknown = asked.filter((name) => !Object.hasOwn(tiers, name));
if (unknown.length > 0) {
  console.error(`Unknown tier ${unknown.join(', ')}; there are ${Object.keys(tiers).join(', ')}.`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : everyday;

await ensureInstalled();
const needs = [...new Set(names.flatMap((name) => tiers[name].needs))];
if (needs.length > 0) await ensureBuilt({ names: needs });

const results = [];
for (const name of names) {
  console.log(`\n── ${name} ──`);
  results.push(await runTier(name, { again }));
}
const { lines, failed } = summary(results);
counted = true;
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed > 0 ? 1 : 0;
