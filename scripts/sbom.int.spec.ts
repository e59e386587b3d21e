import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly { readonly alg: string }[];
  }[];
}
interface Lock {
  readonly packages: Readonly<
    Record<string, { version: string; dev?: boolean; link?: boolean; devOptional?: boolean; peer?: boolean }>
  >;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('npm run sbom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emit-sbom-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names every package that is shipped, with its digest, and none for development alone', () => {
    const file = join(folder, 'bom.json');
    execFileSync(process.execPath, ['scripts/sbom.mjs', file]);
    const bom = readJson(file) as Bom;
    expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'emit']);
    const { packages } = readJson('package-lock.json') as Lock;
    // Nor what is there as a peer alone: npm's bill leaves it out.
    const shipped = Object.entries(packages)
      .filter(
        ([path, { dev, devOptional, link, peer }]) =>
          path.includes('node_modules/') && !dev && !devOptional && !link && !peer,
      )
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
    const others = bom.components.filter(({ hashes }) => hashes?.[0]?.alg === 'SHA-512');
    expect([...new Set(others.map(({ name, version }) => `${name}@${version}`))].sort()).toEqual(
      [...new Set(shipped)].sort(),
    );
    // The workspaces' own: they come from here, and have none.
    expect(bom.components.filter((one) => !others.includes(one)).map(({ name }) => name)).toEqual([
      'api',
      'contract',
      'web',
    ]);
  });
});
