/** npm run build: everything, whether it is stale or not. */
import { requireNode } from './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt({ force: true });
