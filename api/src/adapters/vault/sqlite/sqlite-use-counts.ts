import type { UseCounts } from '../../../ports/use-counts.port.js';
import type { VaultFile } from './vault-file.js';

export class SqliteUseCounts implements UseCounts {
  constructor(private readonly file: VaultFile) {}

  spend(name: string, limit: number, until: number, now: number): Promise<boolean> {
    if (limit < 1) return Promise.resolve(false);
    const count = `INSERT INTO useCounts(name, count, until) VALUES(?, 1, ?)
      ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?`;
    return this.file.change(() => {
      this.file.prepare('DELETE FROM useCounts WHERE until <= ?').run(now);
      return this.file.prepare(count).run(name, until, limit).changes === 1;
    });
  }

  add(name: string, amount: number, until: number, now: number): Promise<number> {
    const change = `INSERT INTO useCounts(name, count, until) VALUES(?, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + excluded.count RETURNING count`;
    return this.file.change(() => {
      this.file.prepare('DELETE FROM useCounts WHERE until <= ?').run(now);
      return (this.file.prepare(change).get(name, amount, until) as { count: number }).count;
    });
  }
}
