/** npm run bench [-- name …]: runs bench/<name>.bench.ts, prints each ratio, fails when one is below its floor. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/node-version.mjs';
import { buildBenchmarks, compiledOf } from './lib/benchmarks.mjs';
import { root } from './lib/run.mjs';

requireNode();
const suffix = '.bench.ts';
const files = readdirSync(join(root, 'bench')).filter((file) => file.endsWith(suffix));
const known = files.map((file) => file.slice(0, -suffix.length)).sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}

await buildBenchmarks();

let below = 0;
for (const name of asked.length > 0 ? asked : known) {
  const compiled = pathToFileURL(compiledOf(`${name}.bench.js`));
  const { [`${exportedName(name)}Bench`]: bench } = await import(compiled.href);
  console.log(`\n── ${name} ──`);
  for (const result of await bench()) below += report(result);
}
console.log(below === 0 ? '\nAll ratios are at or above their floors.' : `\n${below} below the floor.`);
process.exit(below === 0 ? 0 : 1);

function report({ name, ratio, floor, lines }) {
  const holds = ratio >= floor;
  console.log(`${holds ? '✓' : '✗'} ${name.padEnd(48)} ${ratio.toFixed(2)} (floor ${floor.toFixed(2)})`);
  for (const line of lines) console.log(`    ${line}`);
  return holds ? 0 : 1;
}

/** 'worst-member' exports worstMemberBench. */
function exportedName(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
