import type { Reminders, ReminderTiming, StoredReminder } from '../../../ports/reminders.port.js';
import type { VaultFile } from './vault-file.js';

export class SqliteReminders implements Reminders {
  constructor(private readonly file: VaultFile) {}

  async put({ id, memberId, sessionId, about, setAt, dueAt, plannedAt, attempts }: StoredReminder) {
    const add = `INSERT INTO reminders(id, memberId, sessionId, about, setAt, dueAt, plannedAt, attempts)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?)`;
    await this.file.change(() => {
      this.file.prepare('DELETE FROM reminders WHERE id = ? OR sessionId = ?').run(id, sessionId);
      this.file.prepare(add).run(id, memberId, sessionId, about, setAt, dueAt, plannedAt, attempts);
    });
  }

  of(memberId: string): Promise<StoredReminder[]> {
    const find = 'SELECT * FROM reminders WHERE memberId = ? ORDER BY setAt DESC, id';
    return this.file.reach(() => copies(this.file.prepare(find).all(memberId)));
  }

  async remove(memberId: string, id: string): Promise<void> {
    const remove = 'DELETE FROM reminders WHERE memberId = ? AND id = ?';
    await this.file.inPlace(() => this.file.prepare(remove).run(memberId, id));
  }

  async carry(memberId: string, from: string, to: string): Promise<void> {
    const carry = 'UPDATE reminders SET sessionId = ? WHERE memberId = ? AND sessionId = ?';
    await this.file.inPlace(() => this.file.prepare(carry).run(to, memberId, from));
  }

  due(now: number, beyond: number, limit: number): Promise<StoredReminder[]> {
    const due = 'SELECT * FROM reminders WHERE dueAt <= ? OR dueAt > ? ORDER BY dueAt, id LIMIT ?';
    return this.file.reach(() => copies(this.file.prepare(due).all(now, beyond, limit)));
  }

  advance(read: StoredReminder, { dueAt, plannedAt, attempts }: ReminderTiming): Promise<boolean> {
    const advance = `UPDATE reminders SET dueAt = ?, plannedAt = ?, attempts = ?
      WHERE id = ? AND about = ? AND dueAt = ? AND attempts = ?`;
    const asRead = [read.id, read.about, read.dueAt, read.attempts] as const;
    return this.file.change(() => {
      const { changes } = this.file.prepare(advance).run(dueAt, plannedAt, attempts, ...asRead);
      return changes === 1;
    });
  }
}

function copies(rows: unknown[]): StoredReminder[] {
  return (rows as StoredReminder[]).map((row) => ({ ...row }));
}
