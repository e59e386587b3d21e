import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const require = createRequire(join(root, 'package.json'));

/** Path of a package's command, without the shell wrappers that differ between systems. */
export function binOf(pkg, name = pkg) {
  const file = join(root, 'node_modules', pkg, 'package.json');
  const { bin } = require(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[name]);
}

/** The code of a run that a signal ended. */
export const KILLED = 124;

/** What ends a program of Node with this process, however that ends. */
export const withParent = `--import=${new URL(`with-parent.mjs?starter=${process.pid}`, import.meta.url).href}`;

/**
 * Runs `node <args>` and returns {code, output}. Output is captured; with `show: 'errors'` standard error goes straight
 * to the terminal. A run that is `late()`, asked every second, is ended and returns code 124 (KILLED). A variable that `env`
 * gives as undefined is taken away. It ends with this process.
 */
export function runNode(args, options = {}) {
  return run(process.execPath, [withParent, ...args], options);
}

export function run(command, args, { cwd = root, env = {}, show = 'nothing', late, shell = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', show === 'errors' ? 'inherit' : 'pipe'],
  });
  const watch = late && setInterval(() => late() && child.kill('SIGKILL'), 1_000);
  const stopTelling = endOnSignal(child);
  return ended(child).finally(() => {
    clearInterval(watch);
    stopTelling();
  });
}

/** While the child runs, a signal that ends this process ends the child as well. Returns how to stop that. */
function endOnSignal(child) {
  const end = (signal) => {
    child.kill('SIGKILL');
    process.exit(128 + constants.signals[signal]);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

function ended(child) {
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      // Ended by a signal it has no code. What it started may hold its output open: that is not waited for.
      const end = () => resolve({ code: code ?? KILLED, output: Buffer.concat(pieces).toString() });
      const timer = setTimeout(end, 2_000);
      child.on('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
}

/** Runs `work`, and prints one line with what it was and how long it took. Its result is passed on. */
export async function step(title, work) {
  const began = Date.now();
  const result = await work();
  const failed = typeof result === 'object' && result !== null && 'code' in result && result.code !== 0;
  console.log(`${failed ? '✗' : '✓'} ${title.padEnd(34)} ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs `work`; when its code is not 0, shows the whole output and ends this process. */
export async function stepOrStop(title, work) {
  const { code, output } = await step(title, work);
  if (code === 0) return;
  process.stderr.write(output);
  console.error(`${title}: failed`);
  process.exit(1);
}
