import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseContract } from '../../../ports/lock.contract.js';
import { SqliteLease } from './sqlite-lease.js';

describe('the lease in SQLite', () => {
  leaseContract(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'emit-lease-'));
    return {
      open: (name) => new SqliteLease(directory, name),
      vanish: (lease) => lease.close(),
      dispose: async () => rmSync(directory, { recursive: true }),
    };
  });

  it.each(['not a database '.repeat(400), 'x'])(
    'is begun anew where its file is damaged, which holds nothing but a name: %.9s',
    async (text) => {
      const directory = mkdtempSync(join(tmpdir(), 'emit-lease-'));
      writeFileSync(join(directory, 'lease.sqlite'), text);
      const [one, other] = [new SqliteLease(directory, 'one'), new SqliteLease(directory, 'other')];
      expect([await one.hold(), await other.hold(), await other.holder()]).toEqual(['held', 'taken', 'one']);
      await Promise.all([one.close(), other.close()]);
      rmSync(directory, { recursive: true });
    },
  );
});
