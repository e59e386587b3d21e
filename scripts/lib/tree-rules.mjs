import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { missingFromLock, otherLocks, withoutDigest } from './lock-rules.mjs';
import { wordComplaints } from './words.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage']);
const maxLines = 250;

/** Every TypeScript or script file of our own under `dir`, with forward slashes. */
export function sourceFiles(dir, top = dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return sourceFiles(path, top);
    return /\.(ts|tsx|mjs|cjs)$/.test(entry.name) ? [relative(top, path).replaceAll('\\', '/')] : [];
  });
}

/** Specs that no tier runs, and specs outside of the folders that their tier looks into. */
export function specsWithoutTier(files) {
  const specs = files.filter((file) => /\.(spec|test)\.[a-z]+$/.test(file));
  return specs.filter((file) => !tierOf(file)).map((file) => `${file}: no tier runs it (docs/testing.md)`);
}

function tierOf(file) {
  if (/^(contract|api|scripts|bench)\/.*\.(unit|int)\.spec\.ts$/.test(file)) return true;
  if (/^api\/.*\.fault\.spec\.ts$/.test(file)) return true;
  if (/^web\/.*\.unit\.spec\.tsx?$/.test(file)) return true;
  return /^e2e\/.*\.e2e\.spec\.ts$/.test(file);
}

/** Adapter folders (api/src/adapters/<port>/<engine>) of a port with a contract suite, without a spec that runs it. */
export function adaptersWithoutContract(files, read) {
  const contracts = files.filter((file) => /^api\/src\/ports\/[^/]+\.contract\.ts$/.test(file));
  const portNames = contracts.map((file) => file.replace(/^.*\/|\.contract\.ts$/g, ''));
  const folders = new Set(files.map((file) => /^api\/src\/adapters\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]));
  const withPort = [...folders].filter((folder) => folder && portNames.includes(folder.split('/')[3]));
  return withPort
    .filter((folder) => !files.some((file) => runsContract(file, folder, read)))
    .map((folder) => `${folder}: no *.int.spec.ts here runs ${folder.split('/')[3]}.contract.ts`);
}

function runsContract(file, folder, read) {
  if (!file.startsWith(`${folder}/`) || !/\.(int|unit)\.spec\.ts$/.test(file)) return false;
  const port = folder.split('/')[3];
  const suite = new RegExp(`import \\{ (\\w+)[^}]*\\} from '[^']*ports/${port}\\.contract(\\.js)?'`).exec(
    read(file),
  )?.[1];
  return suite !== undefined && read(file).includes(`${suite}(`);
}

/** Files longer than conventions allow; contract suites are lists of cases and may be. */
export function longFiles(files, read) {
  return files
    .filter((file) => !file.endsWith('.contract.ts'))
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file}: ${lines} lines, ${maxLines} at most`);
}

/** All complaints about the tree under `dir`; none when it keeps the rules. */
export function treeComplaints(dir) {
  const files = sourceFiles(dir);
  const read = (file) => readFileSync(join(dir, file), 'utf8');
  const lock = JSON.parse(read('package-lock.json'));
  const { packages } = lock;
  return [
    ...specsWithoutTier(files),
    ...adaptersWithoutContract(files, read),
    ...longFiles(files, read),
    ...wordComplaints(files, read),
    ...missingFromLock(packages),
    ...withoutDigest(packages),
    ...otherLocks(readdirSync(dir), lock),
  ];
}
