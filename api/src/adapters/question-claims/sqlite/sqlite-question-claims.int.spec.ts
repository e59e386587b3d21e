import { linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { questionClaimsContract } from '../../../ports/question-claims.contract.js';
import type { QuestionClaims } from '../../../ports/question-claims.port.js';
import { SqliteQuestionClaims } from './sqlite-question-claims.js';

const temporary = () => mkdtempSync(join(tmpdir(), 'emit-claims-'));

/** What a killed process leaves: its names without its lock. */
async function vanish(directory: string, claims: QuestionClaims): Promise<void> {
  const [asking, kept] = [join(directory, 'asking'), mkdtempSync(join(directory, 'kept-'))];
  const names = readdirSync(asking);
  for (const name of names) linkSync(join(asking, name), join(kept, name));
  await claims.close();
  for (const name of names) renameSync(join(kept, name), join(asking, name));
}

describe('claims of questions by locked files', () => {
  questionClaimsContract(async () => {
    const directory = temporary();
    return {
      open: () => new SqliteQuestionClaims(directory),
      vanish: (claims) => vanish(directory, claims),
      dispose: async () => rmSync(directory, { recursive: true }),
    };
  });

  describe('in their folder', () => {
    let directory: string;
    let claims: SqliteQuestionClaims;
    const names = () => readdirSync(join(directory, 'asking'));
    beforeEach(() => {
      directory = temporary();
      claims = new SqliteQuestionClaims(directory);
    });
    afterEach(async () => {
      await claims.close();
      rmSync(directory, { recursive: true });
    });

    it('leave nothing behind when they are given up', async () => {
      await claims.take('ruth');
      await claims.take('naomi');
      expect(names()).toHaveLength(3);
      await claims.release('ruth');
      expect(names()).toHaveLength(2);
      await claims.close();
      expect(names()).toEqual([]);
    });

    it('clear away what a process that is gone left', async () => {
      const gone = new SqliteQuestionClaims(directory);
      for (const member of ['ruth', 'naomi', 'boaz']) await gone.take(member);
      await vanish(directory, gone);
      await claims.take('orpah');
      await claims.close();
      expect(names()).toEqual([]);
    });

    it('are taken on where somebody emptied the folder', async () => {
      await claims.take('ruth');
      for (const name of names()) rmSync(join(directory, 'asking', name));
      expect(await claims.take('naomi')).toBe(true);
      const other = new SqliteQuestionClaims(directory);
      expect(await other.take('naomi')).toBe(false);
      await other.close();
    });

    it('are out of reach where there is no folder for them', async () => {
      rmSync(join(directory, 'asking'), { recursive: true });
      writeFileSync(join(directory, 'asking'), '');
      await expect(claims.take('ruth')).rejects.toThrow(StoreUnavailable);
      rmSync(join(directory, 'asking'));
      mkdirSync(join(directory, 'asking'));
      expect(await claims.take('ruth')).toBe(true);
    });
  });
});
