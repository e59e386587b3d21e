import { linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { lockContract, questionLocksContract } from '../../../ports/lock.contract.js';
import type { Lock } from '../../../ports/lock.port.js';
import { SqliteQuestionLocks } from './question-locks.js';

const temporary = () => mkdtempSync(join(tmpdir(), 'emit-locks-'));

/** What a killed process leaves: its file without its lock. */
async function vanish(directory: string, lock: Lock): Promise<void> {
  const [asking, kept] = [join(directory, 'asking'), mkdtempSync(join(directory, 'kept-'))];
  const names = readdirSync(asking);
  for (const name of names) linkSync(join(asking, name), join(kept, name));
  await lock.close();
  for (const name of names) renameSync(join(kept, name), join(asking, name));
}

describe('the lock of a question by a locked file', () => {
  lockContract(async () => {
    const directory = temporary();
    return {
      open: () => new SqliteQuestionLocks(directory).of('ruth'),
      vanish: (lock) => vanish(directory, lock),
      dispose: async () => rmSync(directory, { recursive: true }),
    };
  });

  questionLocksContract(async () => {
    const directory = temporary();
    return {
      open: () => new SqliteQuestionLocks(directory),
      dispose: async () => rmSync(directory, { recursive: true }),
    };
  });

  describe('in its folder', () => {
    let directory: string;
    let locks: SqliteQuestionLocks;
    const names = () => readdirSync(join(directory, 'asking'));
    beforeEach(() => {
      directory = temporary();
      locks = new SqliteQuestionLocks(directory);
    });
    afterEach(() => rmSync(directory, { recursive: true }));

    it('is each member’s own, whatever the id', async () => {
      const [ruth, naomi, odd] = ['ruth', 'naomi', '../ruth/ä?*'].map((id) => locks.of(id));
      expect(await Promise.all([ruth?.hold(), naomi?.hold(), odd?.hold()])).toEqual(['held', 'held', 'held']);
      expect(names()).toHaveLength(3);
      await Promise.all([ruth?.close(), naomi?.close(), odd?.close()]);
      expect(names()).toEqual([]);
    });

    it('is cleared away when its process is gone', async () => {
      const gone = locks.of('ruth');
      await gone.hold();
      await vanish(directory, gone);
      expect(names()).toHaveLength(1);
      new SqliteQuestionLocks(directory);
      expect(names()).toEqual([]);
    });

    it('is cleared away with what its process was asked, and of a process that lives nothing is', async () => {
      const [gone, lives] = [locks.of('ruth'), locks.of('naomi')];
      await Promise.all([gone.hold(), lives.hold()]);
      await locks.askToStop('ruth', 'reply');
      await locks.askToStop('naomi', 'reply');
      await vanish(directory, gone);
      expect(names()).toHaveLength(4);
      new SqliteQuestionLocks(directory);
      expect(names()).toHaveLength(2);
      expect(await locks.askedToStop('naomi')).toBe('reply');
      await lives.close();
      expect(names()).toEqual([]);
    });

    it('is out of reach where there is no folder for it', async () => {
      const lock = locks.of('ruth');
      rmSync(join(directory, 'asking'), { recursive: true });
      writeFileSync(join(directory, 'asking'), '');
      await expect(lock.hold()).rejects.toThrow(StoreUnavailable);
      rmSync(join(directory, 'asking'));
      mkdirSync(join(directory, 'asking'));
      expect(await lock.hold()).toBe('held');
      await lock.close();
    });
  });
});
