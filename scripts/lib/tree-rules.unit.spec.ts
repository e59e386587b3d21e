import { adaptersWithoutContract, longFiles, specsWithoutTier } from './tree-rules.mjs';

const reads = (texts: Record<string, string>) => (file: string) => texts[file] ?? '';

describe('the rules of the tree', () => {
  it('names a spec that no tier runs', () => {
    const files = [
      'api/src/a.spec.ts',
      'api/src/b.unit.spec.ts',
      'web/src/c.int.spec.ts',
      'e2e/d.e2e.spec.ts',
      'api/src/faults/e.fault.spec.ts',
      'web/src/f.fault.spec.ts',
    ];
    expect(specsWithoutTier(files)).toEqual([
      expect.stringContaining('api/src/a.spec.ts'),
      expect.stringContaining('web/src/c.int.spec.ts'),
      expect.stringContaining('web/src/f.fault.spec.ts'),
    ]);
  });

  it('names an adapter whose spec does not call its contract', () => {
    const spec = 'api/src/adapters/vault/sqlite/vault.int.spec.ts';
    const files = ['api/src/ports/vault.contract.ts', 'api/src/adapters/vault/sqlite/vault.ts', spec];
    const header = "import { vaultContract } from '../../../ports/vault.contract.js';\n";
    expect(adaptersWithoutContract(files, reads({ [spec]: header }))).toHaveLength(1);
    expect(adaptersWithoutContract(files, reads({ [spec]: `${header}vaultContract('x', make);` }))).toEqual(
      [],
    );
    expect(adaptersWithoutContract(files.slice(0, 2), reads({}))).toHaveLength(1);
  });

  it('names a file of 251 lines, unless it is a contract suite', () => {
    const text = 'x\n'.repeat(251);
    const texts = { 'a.ts': text, 'b.contract.ts': text, 'c.ts': 'x\n'.repeat(250) };
    expect(longFiles(Object.keys(texts), reads(texts))).toEqual(['a.ts: 251 lines, 250 at most']);
  });
});
