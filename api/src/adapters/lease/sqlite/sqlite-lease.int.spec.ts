import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseContract } from '../../../ports/lease.contract.js';
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
});
