import { randomUUID } from 'node:crypto';
import type { ChargePage } from '@emit/contract/account';
import { GuideUnavailable } from '../../ports/guide.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const CHARGES = '/api/v1/tokens/charges';
const DAY = 86_400_000;
let now = Date.parse('2026-10-28T08:00:00Z');
const guide = new ScriptedGuide();
let app: TestApp;
let member: TestMember;
let conversations: string[];

/** Returns the conversation. */
async function ask(who: TestMember, conversation: string | undefined, prompt: string): Promise<string> {
  const place = conversation === undefined ? {} : { conversation_id: conversation };
  const question = { prompt, message_id: randomUUID(), category: 'biblical', ...place };
  const { body } = await app.http.post('/api/v1/claude-direct').set(who.headers).send(question).expect(200);
  return (body as { conversation_id: string }).conversation_id;
}

async function page(query = '', who = member): Promise<ChargePage> {
  const { body } = await app.http
    .get(CHARGES + query)
    .set(who.headers)
    .expect(200);
  return body as ChargePage;
}

async function allPages(who = member): Promise<ChargePage['charges']> {
  const first = await page('', who);
  const charges = [...first.charges];
  for (let { next } = first; next !== null;) {
    const more = await page(`?before=${next}`, who);
    charges.push(...more.charges);
    next = more.next;
  }
  return charges;
}

beforeAll(async () => {
  guide.reply = () => 'Stay with it.';
  app = await TestApp.start({ guide, clock: () => now });
  member = await app.register();
  conversations = [];
  // Eight days over a change of months, some of them with several conversations.
  for (let day = 0; day < 8; day++) {
    for (let n = 0; n <= day % 4; n++) {
      now += 60_000;
      const which = (day + n) % 3;
      conversations[which] = await ask(member, conversations[which], `Question ${n} of day ${day}`);
    }
    now += DAY;
  }
});
afterAll(() => app.close());

it('lists every charge once, the newest first, page by page', async () => {
  const charges = await allPages();
  expect(charges).toHaveLength(20);
  const times = charges.map(({ charged_at }) => charged_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(charges.map(({ message_id }) => message_id)).size).toBe(20);
  const { body } = await app.http.get('/api/v1/tokens/usage').set(member.headers).expect(200);
  expect(charges.reduce((sum, { total_tokens }) => sum + total_tokens, 0)).toBe(
    (body as { total: { total_tokens: number } }).total.total_tokens,
  );
});

it('says what was left after each, as adding up from the beginning does', async () => {
  const charges = (await allPages()).reverse();
  expect(charges).toHaveLength(20);
  // The allowance comes with a month's first question.
  let [left, month] = [0, ''];
  for (const { charged_at, total_tokens, balance } of charges) {
    if (charged_at.slice(0, 7) !== month) left += 20_000;
    month = charged_at.slice(0, 7);
    left -= total_tokens;
    expect({ charged_at, balance }).toEqual({ charged_at, balance: left });
  }
});

it('goes on where a page ended, whatever came meanwhile', async () => {
  const whole = await page();
  expect(whole.charges.length).toBeLessThanOrEqual(20);
  for (let n = 0; n < 6; n++) await ask(member, conversations[0], `One more ${n}`);
  const first = await page();
  expect(first).toMatchObject({ next: expect.stringMatching(/^\d+-\d+$/) as string });
  expect(first.charges).toHaveLength(20);
  await ask(member, conversations[1], 'In between');
  const second = await page(`?before=${first.next}`);
  expect(second.next).toBeNull();
  expect(second.charges).toHaveLength(6);
  const [oldest, next] = [first.charges.at(-1)!, second.charges[0]!];
  // No grant lies between the two.
  expect(next.balance - oldest.total_tokens).toBe(oldest.balance);
});

it('names the conversation, also one that is deleted', async () => {
  const gone = await ask(member, undefined, 'A question thought better of');
  await app.http.delete(`/api/v1/conversations/${gone}`).set(member.headers).expect(200);
  const [latest, before] = (await page()).charges;
  expect(latest).toMatchObject({ conversation_id: gone, deleted: true });
  expect(before).toMatchObject({ deleted: false });
});

it('has a question that was paid for and got no reply', async () => {
  const other = await app.register('Somebody Else');
  const id = await ask(other, undefined, 'A question with a reply');
  guide.reply = () => {
    const used = { inputTokens: 950, outputTokens: 50, cacheReadTokens: 0, cacheWriteTokens: 0 };
    throw new GuideUnavailable('Without a word.', used, { reason: 'empty' });
  };
  const question = { prompt: 'Say nothing', message_id: 'unanswered', conversation_id: id };
  await app.http.post('/api/v1/claude-direct').set(other.headers).send(question).expect(502);
  guide.reply = () => 'Stay with it.';
  await ask(other, id, 'And once more');
  expect((await page('', other)).charges).toMatchObject([
    { failed: null, balance: 17_000 },
    { failed: 'empty', message_id: 'unanswered', conversation_id: id, total_tokens: 1_000, balance: 18_000 },
    { failed: null, balance: 19_000 },
  ]);
});

it('is of the caller alone', async () => {
  expect(await page('', await app.register('Somebody Else'))).toEqual({ charges: [], next: null });
  await app.http.get(CHARGES).expect(401);
});

it.each(['x', '1', '1-', '-1-1', '1-1-1', "1-1' OR 1", '9'.repeat(40)])(
  'refuses the cursor %s',
  async (before) => {
    await app.http.get(CHARGES).query({ before }).set(member.headers).expect(400);
  },
);
