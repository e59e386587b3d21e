import type { Outbox, QueuedMail } from '../../../ports/outbox.port.js';
import type { VaultFile } from './vault-file.js';

export class SqliteOutbox implements Outbox {
  constructor(private readonly file: VaultFile) {}

  async add({ id, memberId, sealed, dueAt, giveUpAt, attempts }: QueuedMail): Promise<void> {
    const add = `INSERT OR IGNORE INTO outbox(id, memberId, sealed, dueAt, giveUpAt, attempts)
      VALUES(?, ?, ?, ?, ?, ?)`;
    await this.file.inPlace(() =>
      this.file.prepare(add).run(id, memberId, sealed, dueAt, giveUpAt, attempts),
    );
  }

  claim(now: number, until: number): Promise<QueuedMail | null> {
    const due = 'SELECT * FROM outbox WHERE dueAt <= ? ORDER BY dueAt, id LIMIT 1';
    return this.file.change(() => {
      const mail = this.file.prepare(due).get(now) as QueuedMail | undefined;
      if (!mail) return null;
      this.file.prepare('UPDATE outbox SET dueAt = ? WHERE id = ?').run(until, mail.id);
      return { ...mail };
    });
  }

  async postpone(id: string, dueAt: number): Promise<void> {
    const later = 'UPDATE outbox SET dueAt = ?, attempts = attempts + 1 WHERE id = ?';
    await this.file.inPlace(() => this.file.prepare(later).run(dueAt, id));
  }

  async remove(id: string): Promise<void> {
    await this.file.inPlace(() => this.file.prepare('DELETE FROM outbox WHERE id = ?').run(id));
  }

  count(): Promise<number> {
    return this.file.reach(() => {
      const { waiting } = this.file.prepare('SELECT count(*) AS waiting FROM outbox').get() as {
        waiting: number;
      };
      return waiting;
    });
  }
}
