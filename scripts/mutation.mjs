/**
 * npm run test:mutation [-- folder …]: changes the code in small ways and counts the changes that a test notices, folder by
 * folder. Prints the scores and writes them into docs/testing.md. Takes an hour: by hand, before a release.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { binOf, root } from './lib/run.mjs';
import { folders } from './mutation/folders.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in folders));
if (unknown.length > 0) {
  console.error(`Unknown folder ${unknown.join(', ')}; there are ${Object.keys(folders).join(', ')}.`);
  process.exit(2);
}

await ensureInstalled();
const stryker = binOf('@stryker-mutator/core', 'stryker');
mkdirSync(join(root, '.cache', 'mutation'), { recursive: true });
for (const folder of asked.length > 0 ? asked : Object.keys(folders)) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'scripts/mutation/stryker.config.mjs'], {
    cwd: root,
    // Each change runs the tests that meet it: a few random cases of each property are enough.
    env: { ...process.env, MUTATION_FOLDER: folder, EMIT_TEST_ROUNDS: '0.02' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const table = tableOf(Object.keys(folders).flatMap(scoreOf));
console.log(table);
writeTable(table);

/** Of the folder's last run; empty without one. */
function scoreOf(folder) {
  const file = join(root, '.cache', 'mutation', `${folder}.json`);
  if (!existsSync(file)) return [];
  const mutants = Object.values(JSON.parse(readFileSync(file, 'utf8')).files).flatMap((one) => one.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const lived = count('Survived');
  const untested = count('NoCoverage');
  const share = (noticed / Math.max(noticed + lived + untested, 1)) * 100;
  return [[folder, noticed + lived + untested, noticed, lived, untested, `${share.toFixed(0)} %`]];
}

function tableOf(rows) {
  const head = ['folder', 'changes', 'noticed', 'not noticed', 'in no test', 'score'];
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function writeTable(table) {
  const file = join(root, 'docs', 'testing.md');
  const text = readFileSync(file, 'utf8');
  const between = /(<!-- mutation scores -->\n)[\s\S]*?(\n<!-- end of mutation scores -->)/;
  writeFileSync(file, text.replace(between, `$1\n${table}\n$2`));
}
