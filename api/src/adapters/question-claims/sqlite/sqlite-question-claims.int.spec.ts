import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionClaimsContract } from '../../../ports/question-claims.contract.js';
import { SqliteQuestionClaims } from './sqlite-question-claims.js';

const temporary = () => mkdtempSync(join(tmpdir(), 'emit-claims-'));

describe('claims of questions in locked files', () => {
  questionClaimsContract(async () => {
    const directory = temporary();
    return {
      open: () => new SqliteQuestionClaims(directory),
      vanish: (claims) => claims.close(),
      dispose: async () => rmSync(directory, { recursive: true }),
    };
  });

  it('leave nothing behind when they are given up', async () => {
    const directory = temporary();
    const claims = new SqliteQuestionClaims(directory);
    await claims.take('ruth');
    await claims.take('naomi');
    expect(readdirSync(join(directory, 'asking'))).toHaveLength(2);
    await claims.release('ruth');
    await claims.close();
    expect(readdirSync(join(directory, 'asking'))).toEqual([]);
    rmSync(directory, { recursive: true });
  });
});
