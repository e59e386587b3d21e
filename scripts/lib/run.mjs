import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
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

/**
 * Runs `node <args>` and answers {code, output}. Output is captured; with `show: 'errors'` standard error goes straight
 * to the terminal. A run that is `late()`, asked every second, is ended and answers code 124. A variable that `env`
 * gives as undefined is taken away.
 */
export function runNode(args, options = {}) {
  return run(process.execPath, args, options);
}

export function run(command, args, { cwd = root, env = {}, show = 'nothing', late, shell = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', show === 'errors' ? 'inherit' : 'pipe'],
  });
  const watch = late && setInterval(() => late() && child.kill('SIGKILL'), 1_000);
  return ended(child).finally(() => clearInterval(watch));
}

function ended(child) {
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      // Ended by a signal it has no code. What it started may hold its output open: that is not waited for.
      const end = () => resolve({ code: code ?? 124, output: Buffer.concat(pieces).toString() });
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
