import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'testing']);
const isTest = /\.(spec|contract)\.tsx?$/;

function* filesUnder(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || isTest.test(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inner);
    else yield inner;
  }
}

/** Hash of names and contents, tests left out: touching a file or switching branches back changes nothing. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      if (existsSync(file))
        hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const stampOf = (name) => join(root, '.cache', 'built', name);

/** Of a build that has begun: whoever finds it later knows that it was cut short. */
const UNDER_WAY = 'under way';

/** Whether `outputs` exist and were made from sources with this fingerprint. */
export function isFresh(name, print, outputs) {
  return outputs.every((output) => existsSync(join(root, output))) && stampIn(name) === print;
}

/** Returns whether the build before was cut short, so that nothing that it left can be relied on. */
export function markBegun(name) {
  const wasCutShort = stampIn(name) === UNDER_WAY;
  mark(name, UNDER_WAY);
  return wasCutShort;
}

/** `print` of what was built; null of a build that ended with errors. */
export function markEnded(name, print) {
  mark(name, print ?? 'failed');
}

function stampIn(name) {
  return existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : null;
}

function mark(name, stamp) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), stamp);
}
