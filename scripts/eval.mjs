/**
 * npm run eval [-- --offline] [--model <name>] [--only <group>] [--members <data folder>] [--out <folder>]
 * | --compare <a>.json <b>.json: asks a guide everything in bench/eval/cases.ts, scores the replies and writes a report.
 * docs/eval.md.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBenchmarks, compiledOf } from './lib/benchmarks.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/run.mjs';

requireNode();
await buildBenchmarks(['api']);
const { evalMain } = await import(pathToFileURL(compiledOf('eval', 'eval.js')));
process.exit(await evalMain(process.argv.slice(2), join(root, '.cache', 'eval')));
