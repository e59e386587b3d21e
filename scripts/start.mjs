/** npm start: installs what is missing, builds what is stale, serves on PORT (3000) until Ctrl-C. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

// Room for what streamed replies leave behind, so that it is seldom collected at length (docs/adr/0021-a-thread-for-the-guide.md).
const flags = ['--enable-source-maps', '--max-semi-space-size=32', '--heap-growing-percent=100'];
const server = spawn(process.execPath, [...flags, join(root, 'api', 'dist', 'main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, PORT: process.env.PORT ?? '3000' },
  // Its own process group, so that Ctrl-C in a terminal reaches it through us alone.
  detached: process.platform !== 'win32',
});

process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
