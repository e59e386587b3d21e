import { cpSync } from 'node:fs';
import type { SessionResponse } from '@emit/contract/wire';
import { Acknowledged } from './acknowledged.js';
import { BusyMember } from './busy-member.js';
import { DataFolder } from './data-folder.js';
import type { DamageFolder } from './read-model-damages.js';
import { ServerProcess } from './server-process.js';
import { TestApp } from './test-app.js';

const PASSWORD = 'orchard-gate';
const MEMBERS = [1, 2, 3, 4, 5, 6];
const PAGES = ['/fho/dashboard/me', '/api/v1/conversations', '/api/v1/users/me', '/api/v1/tokens/usage'];
/** Rounds in a row in which everything was right: whatever was met is mended by then. */
const RIGHT_ROUNDS = 5;

/** A page of a member's. */
interface Page {
  readonly path: string;
  readonly token: string;
}

async function pagesOf(origin: string): Promise<Page[]> {
  const tokens = await Promise.all(
    MEMBERS.map(async (member) => {
      const response = await fetch(`${origin}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `demo-damage-${member}@example.org`, password: PASSWORD }),
      });
      return ((await response.json()) as SessionResponse).access_token;
    }),
  );
  return tokens.flatMap((token) => PAGES.map((path) => ({ path, token })));
}

async function read(origin: string, { path, token }: Page): Promise<string> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  return response.status === 503 ? '503' : `${response.status} ${text}`;
}

const readAll = (origin: string, pages: readonly Page[]) =>
  Promise.all(pages.map((page) => read(origin, page)));

/** Cases for a spec: a server serves its members on, and rightly, while a damage is done to what it serves from. */
export function describeDamagesWhileServed(
  kinds: Readonly<Record<string, Readonly<Record<string, DamageFolder>>>>,
): void {
  const history = new DataFolder();
  beforeAll(async () => {
    const demo = ['demo', '--members', '8', '--days', '40', '--seed', 'damage', '--password', PASSWORD];
    expect(await history.emit(demo).ended).toMatchObject({ code: 0 });
    expect(await history.emit(['projections', 'rebuild', '--all']).ended).toMatchObject({ code: 0 });
  }, 120_000);
  afterAll(() => history.remove());

  for (const [what, damages] of Object.entries(kinds)) {
    it.each(Object.entries(damages))(
      `serves on through damage to ${what}: %s`,
      async (_, damage) => {
        const folder = new DataFolder();
        cpSync(history.path, folder.path, { recursive: true });
        const server = await ServerProcess.start(folder.path);
        const told = new Acknowledged();
        const writer = await BusyMember.register(server.origin, 'writer', told);
        const pages = await pagesOf(server.origin);
        const right = await readAll(server.origin, pages);
        expect(right.filter((answer) => !answer.startsWith('200 '))).toEqual([]);

        damage(folder.path);
        const wrong = new Set<string>();
        for (let rounds = 0; rounds < RIGHT_ROUNDS; rounds++) {
          await writer.does(server.origin, 'practise');
          const answers = await readAll(server.origin, pages);
          answers.forEach((answer, at) => {
            if (answer === right[at]) return;
            // It may say that it cannot answer yet; it never says anything else than what is true.
            if (answer !== '503') wrong.add(`${pages[at]!.path}: ${answer.slice(0, 300)}`);
            rounds = 0;
          });
        }
        expect([...wrong]).toEqual([]);
        expect({ refused: told.refused, unexpected: server.unexpected }).toEqual({
          refused: [],
          unexpected: [],
        });
        expect(await server.stop('SIGTERM')).toBe(0);

        // What was still in memory is read from the file now.
        const again = await TestApp.start({ dataDir: folder.path });
        expect(await readAll(await again.listen(), pages)).toEqual(right);
        await again.stop();
        const { code, said } = await folder.verified();
        expect({ code, said }).toMatchObject({
          code: 0,
          said: expect.stringContaining('Nothing is wrong') as string,
        });
        folder.remove();
      },
      120_000,
    );
  }
}
