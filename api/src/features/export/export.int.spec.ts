import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const EXPORT = '/api/v1/account/export';
const REPLY = '“Jesus wept” (John 11:35). <b>Stay</b> with it.';

let app: TestApp;
beforeAll(async () => {
  const guide = new ScriptedGuide();
  guide.reply = () => REPLY;
  app = await TestApp.start({ guide });
});
afterAll(() => app.close());

const post = (member: TestMember, path: string, body: object) =>
  app.http.post(path).set(member.headers).send(body);

async function ask(member: TestMember, prompt: string): Promise<string> {
  const question = { prompt, message_id: randomUUID(), category: 'biblical' };
  const { body } = await post(member, '/api/v1/claude-direct', question).expect(200);
  return String(body.conversation_id);
}
const put = (member: TestMember, path: string, body: object) =>
  app.http.put(path).set(member.headers).send(body);

/** A change of mind about the reply, and one about its verse. */
async function rate(member: TestMember, conversation: string): Promise<void> {
  const path = `/api/v1/conversations/${conversation}`;
  const { body } = await app.http.get(path).set(member.headers).expect(200);
  const reply = `${path}/messages/${body.messages[1].id}`;
  await put(member, `${reply}/rating`, { rating: 'up' }).expect(200);
  await put(member, `${reply}/rating`, { rating: 'down', reason: '<i>Too</i> short' }).expect(200);
  await put(member, `${reply}/quotations/0/rating`, { verdict: 'wrong' }).expect(200);
  await put(member, `${reply}/quotations/0/rating`, { verdict: 'none' }).expect(200);
}

async function practise(member: TestMember, change: object = {}): Promise<void> {
  const practice = {
    mindstream_type: 'power',
    practice_type: 'Bible Study',
    practice_name: 'Morning psalm',
    duration_minutes: 30,
    quality_rating: 8,
    insights_gained: 'One thing, "one" thing',
    time_zone: 'Europe/Paris',
    ...change,
  };
  await post(member, '/fho/practices/me', practice).expect(201);
}
/** The files of the download by their names. */
async function filesOf(member: TestMember): Promise<Record<string, string>> {
  const answer = await app.http.get(EXPORT).set(member.headers).responseType('blob').expect(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="emit-data-\d{4}-\d{2}-\d{2}\.zip"$/,
  );
  const files = Object.entries(unzipSync(answer.body as Uint8Array));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}
const lines = (csv = '') => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the download of all that Emit holds about a member', () => {
  let member: TestMember;
  let files: Record<string, string>;
  let kept: string;
  let deleted: string;
  beforeAll(async () => {
    await ask(await app.register('Somebody Else'), 'A question of somebody else');
    member = await app.register('Ruth <Moab>');
    await practise(member);
    await practise(member, { practice_name: '=1+1', duration_minutes: 10, quality_rating: 10 });
    kept = await ask(member, 'Why did Jesus weep?');
    await put(member, '/api/v1/users/me/translation', { translation: 'web' }).expect(200);
    await put(member, '/api/v1/users/me/weekly-goal', { minutes: 90 }).expect(200);
    await rate(member, kept);
    await put(member, `/api/v1/conversations/${kept}`, { pinned: true, archived: true }).expect(200);
    deleted = await ask(member, 'A question thought better of');
    await app.http.delete(`/api/v1/conversations/${deleted}`).set(member.headers).expect(200);
    const change = { current_password: member.password, new_password: 'threshing-floor-42' };
    const { body } = await post(member, '/api/change-password', change).expect(200);
    member = { ...member, headers: { authorization: `Bearer ${body.access_token}` } };
    files = await filesOf(member);
  });

  it('begins with what a person wants to know', () => {
    expect(files['README.txt']).toContain(`Made for Ruth <Moab> (${member.email})`);
    expect(files['README.txt']).toMatch(/20000 granted, 2000 used, 18000 left/);
    expect(files['README.txt']).toMatch(/Practices +2\nConversations +2\n/);
    const named = [...(files['README.txt'] ?? '').matchAll(/^([\w-]+\.\w+) {2}/gm)].map(([, name]) => name);
    const there = new Set(Object.keys(files).map((name) => name.replace(/^(receipts)\/.*/, '$1.folder')));
    expect(files['README.txt']).toMatch(/^receipts\/ +a receipt of each charge/m);
    expect([...named, 'README.txt', 'receipts.folder'].sort()).toEqual([...there].sort());
  });

  it('has the account with its history, its progress and its sessions, and nothing of a password', () => {
    const account = JSON.parse(files['account.json'] ?? '');
    expect(account).toMatchObject({
      member_id: member.user.id,
      full_name: 'Ruth <Moab>',
      email: member.email,
      plan: 'trial',
      translation: 'web',
      weekly_goal: 90,
      tokens: { granted: 20_000, used: 2_000, balance: 18_000 },
      progress: { progress: { total_practice_sessions: 2 }, profile: { consciousness_points: 35 } },
    });
    expect(account.sessions).toHaveLength(1);
    expect(lines(files['history.csv']).map((line) => line.split(',')[1])).toEqual([
      'what',
      'Account registered',
      'Tokens granted',
      'Translation chosen',
      'Weekly goal chosen',
      'Password changed',
    ]);
    expect(files['history.csv']).toContain('World English Bible');
    expect(Object.values(files).join()).not.toMatch(/argon2|threshing-floor|v[12]\.[\w.-]{30}/);
  });

  it('has every practice with its points and its streak, safe to open in a spreadsheet', () => {
    const practices = JSON.parse(files['practices.json'] ?? '');
    expect(practices).toMatchObject([
      { practice_name: 'Morning psalm', points: 25.2, streak_days: 1, insights: 'One thing, "one" thing' },
      { practice_name: '=1+1', points: 10.5, streak_days: 1, time_zone: 'Europe/Paris' },
    ]);
    const [title, first, second] = lines(files['practices.csv']);
    expect(title).toMatch(/^date,logged_at,time_zone,mindstream,/);
    expect(first).toContain(',Morning psalm,30,8,25.2,1,"One thing, ""one"" thing",');
    expect(second).toContain(",'=1+1,10,10,10.5,");
  });

  it('has every conversation, the deleted one as such, with times, tokens and checked quotations', () => {
    const conversations = JSON.parse(files['conversations.json'] ?? '');
    expect(conversations).toMatchObject([
      {
        conversation_id: kept,
        title: 'Why did Jesus weep?',
        category: 'biblical',
        pinned: true,
        archived: true,
        deleted_at: null,
        messages: [
          { role: 'user', text: 'Why did Jesus weep?', tokens: null },
          {
            role: 'assistant',
            text: REPLY,
            tokens: { model: 'scripted', input: 900, output: 100, total: 1_000 },
            quotations: [{ reference: 'John 11:35', status: 'exact' }],
          },
        ],
      },
      {
        conversation_id: deleted,
        title: 'A question thought better of',
        deleted_at: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  it('has what was said of replies and verses, each change of mind with its reason', () => {
    const [{ messages }] = JSON.parse(files['conversations.json'] ?? '');
    expect(messages[0].ratings).toEqual([]);
    expect(messages[1].ratings).toMatchObject([
      { quotation: null, rating: 'up', reason: null },
      { quotation: null, rating: 'down', reason: '<i>Too</i> short' },
      { quotation: 0, rating: 'wrong', reason: null },
      { quotation: 0, rating: 'none', reason: null },
    ]);
    const page = files['conversations.html'] ?? '';
    expect(page).toContain('you said of this reply: thumbs down. “&lt;i&gt;Too&lt;/i&gt; short”');
    expect(page).toContain('you said of John 11:35: this verse is wrong.');
  });

  it('has the conversations as a page to read, in which no text is markup', () => {
    const page = files['conversations.html'] ?? '';
    expect(page).toContain('<h2>Why did Jesus weep?</h2>');
    expect(page).toContain('&lt;b&gt;Stay&lt;/b&gt; with it.');
    expect(page).toContain('Conversations of Ruth &lt;Moab&gt; with Emit');
    expect(page).toMatch(/<li>John 11:35: /);
    expect(page).toMatch(/deleted \d{4}-\d{2}-\d{2} \d{2}:\d{2}: the app no longer shows it/);
    expect(page).not.toMatch(/<script|https?:/);
  });

  it('has a token ledger that adds up to the balance', () => {
    const [title, ...rows] = lines(files['tokens.csv']).map((line) => line.split(','));
    expect(title?.slice(0, 4)).toEqual(['at', 'what', 'tokens', 'balance']);
    expect(rows.map(([, what, tokens, balance]) => [what, tokens, balance])).toEqual([
      ['monthly allowance', '20000', '20000'],
      ['reply', '-1000', '19000'],
      ['reply', '-1000', '18000'],
    ]);
  });

  it('has nothing of anybody else', () => {
    expect(Object.values(files).join()).not.toContain('somebody else');
  });
});

it('is there for a member who has done nothing yet', async () => {
  const files = await filesOf(await app.register());
  expect(JSON.parse(files['conversations.json'] ?? '')).toEqual([]);
  expect(files['conversations.html']).toContain('There are no conversations yet.');
  expect(lines(files['practices.csv'])).toHaveLength(1);
});

it('is for members alone', async () => {
  await app.http.get(EXPORT).expect(401);
});

describe('when the log goes away', () => {
  afterEach(() => jest.restoreAllMocks());

  it('refuses plainly before the first piece', async () => {
    const member = await app.register();
    jest.spyOn(app.emit.stores.eventStore, 'readStream').mockImplementation(() => {
      throw new StoreUnavailable('The event log');
    });
    await app.http.get(EXPORT).set(member.headers).expect(503);
  });

  it('breaks off a download that has begun: half of it never looks whole', async () => {
    const member = await app.register();
    await ask(member, 'One');
    const { eventStore } = app.emit.stores;
    const read = eventStore.readStream.bind(eventStore);
    jest.spyOn(eventStore, 'readStream').mockImplementation((stream, from) => {
      if (stream.startsWith('conversation-')) throw new StoreUnavailable('The event log');
      return read(stream, from);
    });
    const origin = await app.listen();
    const answer = fetch(`${origin}${EXPORT}`, { headers: member.headers }).then((got) => got.arrayBuffer());
    await expect(answer).rejects.toThrow();
  });
});
