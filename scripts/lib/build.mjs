import { join } from 'node:path';
import { fingerprint, isFresh, markBegun, markEnded } from './fingerprint.mjs';
import { binOf, KILLED, root, runNode, stepOrStop } from './run.mjs';

const shared = ['contract/src', 'contract/package.json', 'tsconfig.base.json', 'package-lock.json'];

const targets = {
  api: {
    title: 'build the API',
    sources: [...shared, 'contract/tsconfig.json', 'api/src', 'api/tsconfig.json', 'api/package.json'],
    outputs: ['contract/dist/limits.js', 'api/dist/main.js'],
    run: (anew) =>
      runNode([binOf('typescript-7', 'tsc'), '-b', ...(anew ? ['--force'] : []), 'contract', 'api']),
  },
  web: {
    title: 'build the web app',
    sources: [...shared, 'web', 'api/texts'],
    outputs: ['web/dist/index.html'],
    run: () => runNode([binOf('vite'), 'build'], { cwd: join(root, 'web') }),
  },
};

async function build(name, force) {
  const { title, sources, outputs, run } = targets[name];
  const print = fingerprint(sources);
  if (!force && isFresh(name, print, outputs)) return;
  const anew = markBegun(name);
  await stepOrStop(title, async () => {
    const ran = await run(anew);
    if (ran.code !== KILLED) markEnded(name, ran.code === 0 ? print : null);
    return ran;
  });
}

/** Builds what is stale of `names` (all by default), side by side. Ends the process when a build fails. */
export async function ensureBuilt({ names = Object.keys(targets), force = false } = {}) {
  await Promise.all(names.map((name) => build(name, force)));
}
