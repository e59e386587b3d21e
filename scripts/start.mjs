/** npm start: installs what is missing, builds what is stale, serves on PORT (3000) until Ctrl-C, in this very process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/run.mjs';

requireNode();
endWithNpm('scripts/start.mjs');
await ensureInstalled();
await ensureBuilt();

process.chdir(root);
process.env.NODE_ENV ??= 'production';
process.env.PORT ??= '3000';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'api', 'dist', 'main.js')).href);
