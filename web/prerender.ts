import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { afterBuild } from './after-build';
import { readManifest, scriptsOf } from './chunks';
import type { DrawnPage } from './src/app/draw-pages';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

/** Draws the public pages into documents of their own: they are read before any script has come. */
export function prerender(): Plugin {
  return afterBuild('prerender', async (root, folder) => {
    const document = await readFile(join(folder, 'index.html'), 'utf8');
    const manifest = await readManifest(folder);
    for (const page of await drawPages(root))
      await writePage(folder, page, withItsScripts(document, manifest, page));
  });
}

/** By the app's own source, through a server of Vite's that nobody can reach. */
async function drawPages(root: string): Promise<DrawnPage[]> {
  const config: InlineConfig = {
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { resolve: { conditions: ['@emit/source', 'node', 'import', 'module', 'default'] } },
  };
  const server = await createServer(config);
  try {
    const { drawPages: draw } = (await server.ssrLoadModule('/src/app/draw-pages.tsx')) as {
      drawPages: () => Promise<DrawnPage[]>;
    };
    return await draw();
  } finally {
    await server.close();
  }
}

/** What takes the page over comes beside the app's own script, not after it. */
function withItsScripts(document: string, manifest: Manifest, { path }: DrawnPage): string {
  const scripts = scriptsOf(manifest, [path === '/' ? 'landing.screen' : 'public']);
  const links = [...scripts]
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return document.replace('</head>', () => `${links.join('')}</head>`);
}

async function writePage(folder: string, page: DrawnPage, document: string): Promise<void> {
  const { path, file, title, html } = page;
  if (file === null || !document.includes(ROOT)) throw new Error(`No document for ${path}`);
  await mkdir(dirname(join(folder, file)), { recursive: true });
  const drawn = document
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`);
  await writeFile(join(folder, file), drawn);
}
