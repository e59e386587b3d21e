import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { binOf, root, runNode, stepOrStop } from './run.mjs';

const compiled = join(root, '.cache', 'bench');

/** Builds `bench/` with the API's sources into .cache/bench, where their packages, models and texts are found as well. */
export async function buildBenchmarks(names = ['api', 'web']) {
  await ensureInstalled();
  await ensureBuilt({ names });
  await stepOrStop('build the benchmarks', () => runNode([binOf('typescript-7', 'tsc'), '-p', 'bench']));
  for (const own of ['node_modules', 'models', 'texts']) linkOfApi(own);
}

function linkOfApi(folder) {
  const own = join(root, 'api', folder);
  const link = join(compiled, 'api', folder);
  if (existsSync(own) && !existsSync(link)) symlinkSync(own, link, 'junction');
}

/** Path of a compiled file of `bench/`. */
export function compiledOf(...path) {
  return join(compiled, 'bench', ...path);
}
