/** npm run check [-- types|lint|format|boundaries|schemas|tree|bundle …]: all that can be known without running the tests. */
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { weighBuilt } from './lib/bundle-size.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { binOf, root, runNode, step } from './lib/run.mjs';
import { treeComplaints } from './lib/tree-rules.mjs';

const specProjects = ['contract/tsconfig.spec.json', 'api/tsconfig.spec.json', 'web/tsconfig.spec.json'];
const projects = [...specProjects, 'e2e', 'bench', 'scripts'];

async function types() {
  const tsc = binOf('typescript-7', 'tsc');
  const built = await runNode([tsc, '-b', '--pretty', 'false']);
  const checked = [built];
  for (const project of projects)
    checked.push(await runNode([tsc, '-p', project, '--noEmit', '--pretty', 'false']));
  const lines = checked.flatMap(({ output }) => output.split('\n')).filter(Boolean);
  const code = Math.max(...checked.map((result) => result.code));
  return { code, output: `${[...new Set(lines)].join('\n')}\n` };
}

const cruised = ['contract/src', 'api/src', 'web/src'];
const steps = {
  types,
  lint: () => runNode([binOf('eslint'), '--max-warnings=0', '--no-warn-ignored', '.']),
  format: () => runNode([binOf('prettier'), '--check', '--log-level=warn', '.']),
  boundaries: () =>
    runNode([binOf('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...cruised]),
  schemas: () => runNode([join(root, 'scripts/schemas.mjs'), '--check']),
  tree: async () => {
    const complaints = treeComplaints(root);
    return { code: complaints.length > 0 ? 1 : 0, output: complaints.map((line) => `${line}\n`).join('') };
  },
  bundle: async () => {
    await ensureBuilt({ names: ['web'] });
    const { lines, complaints } = weighBuilt(join(root, 'web', 'dist'));
    console.log(lines.join('\n'));
    return { code: complaints.length > 0 ? 1 : 0, output: complaints.map((line) => `${line}\n`).join('') };
  },
};

requireNode();
await ensureInstalled();
const asked = process.argv.slice(2).filter((name) => Object.hasOwn(steps, name));
const results = [];
for (const name of asked.length > 0 ? asked : Object.keys(steps)) results.push(await step(name, steps[name]));
const failed = results.filter(({ code }) => code !== 0);
for (const { output } of failed) process.stderr.write(`\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
