import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build';
import { readManifest, scriptsOf } from './chunks';
import { APP_DOCUMENT, type Shell } from './src/worker/shell';

/** WORKER_FILE of contract/src/paths.ts, and its DRAWN_FOLDER: the contract is not built yet. */
const WORKER = 'sw.js';
const DRAWN = 'pages';
/** Chunks that come before somebody is signed in, with all that they import. */
const FOR_ALL = ['base', 'public', 'landing.screen', 'inside'];
const FONTS_FOR_ALL = /\/(?:inter|source-serif-4)-latin-wght-normal-/;
/** Fonts of other scripts are kept when they were used. */
const FONTS_FOR_MEMBERS = /\/source-serif-4-latin-wght-italic-/;
/** Files with the same address in every build. */
const LASTING = ['theme.js', 'favicon.svg', 'manifest.webmanifest'];

/** Builds the service worker, which knows what else was built (docs/adr/0066-offline.md). */
export function offline(): Plugin {
  return afterBuild('offline', async (root, folder) => buildWorker(root, folder, await readShell(folder)));
}

async function buildWorker(root: string, folder: string, shell: Shell): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['@emit/source'] },
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/worker/main.ts'),
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
}

async function readShell(folder: string): Promise<Shell> {
  const assets = (await readdir(join(folder, 'assets'))).sort().map((name) => `/assets/${name}`);
  const scripts = scriptsOf(await readManifest(folder), FOR_ALL);
  const files = assets.filter(
    (path) => scripts.has(path) || path.endsWith('.css') || FONTS_FOR_ALL.test(path),
  );
  const members = assets.filter(
    (path) => !files.includes(path) && (path.endsWith('.js') || FONTS_FOR_MEMBERS.test(path)),
  );
  const documents = await hashesOf(folder, {
    [APP_DOCUMENT]: 'index.html',
    ...Object.fromEntries((await readdir(join(folder, DRAWN))).map(addressAndFile)),
    ...Object.fromEntries(LASTING.map((name) => [`/${name}`, name])),
  });
  const version = hashOf(JSON.stringify([documents, files, members])).slice(0, 16);
  return { version, documents, files, members };
}

function addressAndFile(name: string): [address: string, file: string] {
  return [name === 'landing.html' ? '/' : `/${name.replace(/\.html$/, '')}`, join(DRAWN, name)];
}

async function hashesOf(folder: string, files: Record<string, string>): Promise<Record<string, string>> {
  const hashes = Object.entries(files).map(async ([address, file]) => {
    return [address, hashOf(await readFile(join(folder, file)))] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
