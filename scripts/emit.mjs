#!/usr/bin/env node
/** npx emit …: installs and builds what is missing, then runs the command line, in this very process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/run.mjs';

requireNode();
endWithNpm('emit', 'scripts/emit.mjs');
// Standard output is for the command's own answer: a pipe reads it.
const say = console.log;
console.log = console.error;
await ensureInstalled();
await ensureBuilt({ names: ['api'] });
console.log = say;

process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'api', 'dist', 'cli.js')).href);
