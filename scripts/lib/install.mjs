import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runNode, stepOrStop, withParent } from './run.mjs';

/**
 * Names of packages that the lock file asks for and node_modules does not hold, in that version. Optional packages
 * are other systems' binaries and may be missing. npm writes the inner lock file last, so an interrupted
 * installation counts as none.
 */
export function missingPackages(dir = root) {
  const wanted = JSON.parse(readFileSync(join(dir, 'package-lock.json'), 'utf8')).packages;
  const present = installed(dir);
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .filter(([path, entry]) => !present[path] || present[path].version !== entry.version)
    .map(([path]) => path);
}

function installed(dir) {
  try {
    return JSON.parse(readFileSync(join(dir, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Installs the locked packages where any is missing; no package's own script is run. */
export async function ensureInstalled() {
  if (missingPackages().length === 0) return;
  console.log('Installing packages; the first time this takes about a minute.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  await stepOrStop('install packages', () => npm(args));
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runNode([script, ...args]);
  const env = { NODE_OPTIONS: [process.env.NODE_OPTIONS, withParent].filter(Boolean).join(' ') };
  return run('npm', args, { env, shell: process.platform === 'win32' });
}
