/** npm run build: everything, whether it is stale or not. */
import { requireNode } from './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';

requireNode();
endWithNpm('scripts/build.mjs');
await ensureInstalled();
await ensureBuilt({ force: true });
