import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './run.mjs';

describe('the fingerprint of sources', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emit-fingerprint-'));
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  const print = (): string => fingerprint([relative(root, dir)]);

  beforeEach(() => {
    mkdirSync(join(dir, 'testing'), { recursive: true });
    write('a.ts', 'export const a = 1;');
  });

  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('changes with a file’s content, name and absence', () => {
    const before = print();
    write('a.ts', 'export const a = 2;');
    const edited = print();
    rmSync(join(dir, 'a.ts'));
    const removed = print();
    write('b.ts', 'export const a = 1;');
    expect(new Set([before, edited, removed, print()]).size).toBe(4);
    rmSync(join(dir, 'b.ts'));
  });

  it('stays when a file is only touched', () => {
    const before = print();
    utimesSync(join(dir, 'a.ts'), 1, 1);
    expect(print()).toBe(before);
  });

  it('stays when a test changes', () => {
    const before = print();
    write('a.unit.spec.ts', 'x');
    write('testing/helper.ts', 'x');
    expect(print()).toBe(before);
  });
});
