#!/usr/bin/env node
/** npx emit …: installs and builds what is missing, then runs the command line on its arguments. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

requireNode();
// Standard output is for the command's own answer: a pipe reads it.
const say = console.log;
console.log = console.error;
await ensureInstalled();
await ensureBuilt({ names: ['api'] });
console.log = say;

const cli = join(root, 'api', 'dist', 'cli.js');
const child = spawn(process.execPath, ['--enable-source-maps', cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches both of us; the command decides when it has ended.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
child.on('error', (error) => {
  console.error(`emit could not be started: ${error.message}`);
  process.exit(1);
});
