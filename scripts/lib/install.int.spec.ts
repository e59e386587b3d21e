import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPackages } from './install.mjs';

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

const wanted: Packages = {
  '': {},
  api: { version: '0.1.0' },
  'node_modules/@emit/api': { link: true },
  'node_modules/a': { version: '1.0.0' },
  'api/node_modules/b': { version: '2.0.0' },
  'node_modules/a-windows': { version: '1.0.0', optional: true },
};

describe('what is missing from node_modules', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emit-install-'));
  const present = (packages: Packages) => {
    mkdirSync(join(dir, 'node_modules'), { recursive: true });
    writeFileSync(join(dir, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  };

  beforeEach(() => {
    rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
    writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  });

  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('is everything on a fresh clone, other systems’ binaries aside', () => {
    expect(missingPackages(dir)).toEqual(['node_modules/@emit/api', 'node_modules/a', 'api/node_modules/b']);
  });

  it('is nothing after an installation', () => {
    const { 'node_modules/a-windows': _, ...rest } = wanted;
    present(rest);
    expect(missingPackages(dir)).toEqual([]);
  });

  it('is what the lock file wants in another version', () => {
    present({ ...wanted, 'node_modules/a': { version: '0.9.0' } });
    expect(missingPackages(dir)).toEqual(['node_modules/a']);
  });
});
