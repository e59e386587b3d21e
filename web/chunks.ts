import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What the build says of its chunks. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'bundle-manifest.json'), 'utf8')) as Manifest;
}

/** The addresses of chunks by name, with all that they import. Throws for a name that the build has not. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  for (const name of names) {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (key === undefined) throw new Error(`The build has no ${name}: web/vite.config.ts names its chunks`);
    visit(key);
  }
  return found;
}
