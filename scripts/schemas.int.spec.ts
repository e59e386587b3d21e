import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNode } from './lib/run.mjs';

describe('the response schemas that the repository holds', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emit-contract-'));
  const contract = join(dir, 'contract');
  beforeEach(() => {
    cpSync(join(root, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'));
    for (const part of ['src', 'tsconfig.json'])
      cpSync(join(root, 'contract', part), join(contract, part), { recursive: true });
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const check = async () => (await runNode(['scripts/schemas.mjs', '--check', contract])).code;

  function replace(file: string, before: string, after: string): void {
    const path = join(contract, 'src', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
  }

  it('are those of the contract', async () => {
    expect(await check()).toBe(0);
  });

  it.each([
    ['the type of a field', 'wire.ts', 'impact_score: Amount;', 'impact_score: Count;'],
    ['a field', 'account.ts', '    current: boolean;', '    current: boolean;\n    country: string;'],
    ['a choice of a catalogue', 'plans.ts', "['trial', ", "['trial', 'guest', "],
    ['what it says of a field', 'wire.ts', '/** Epoch milliseconds. */', '/** Milliseconds since 1970. */'],
    ['the bounds of a number', 'formats.ts', '@maximum 100', '@maximum 99'],
  ])('are stale when the contract changes %s', async (_, file, before, after) => {
    replace(file, before, after);
    expect(await check()).toBe(1);
  });
});
