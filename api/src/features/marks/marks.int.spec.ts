import { unzipSync, strFromU8 } from 'fflate';
import type { ErrorBody } from '@emit/contract/error-codes';
import { LIMITS } from '@emit/contract/limits';
import type { MarksResponse, NoteKept } from '@emit/contract/marks';
import { EVENT_STORE } from '../shared/injection-tokens.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { marksStream } from '../../domain/marks/events.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

class Reading {
  private constructor(readonly member: TestMember) {}

  static async begin(): Promise<Reading> {
    return new Reading(await app.register());
  }
  send(method: 'post' | 'put' | 'delete', path: string, body: object = {}, key?: string) {
    const request = app.http[method](`/api/v1/marks/${path}`).set(this.member.headers);
    return (key === undefined ? request : request.set('idempotency-key', key)).send(body);
  }
  highlight(verses: number[], colour: string | null, key?: string) {
    return this.send('put', 'highlights', { book: 'John', chapter: 3, verses, colour }, key);
  }
  async note(text: string, key?: string): Promise<string> {
    const body = { book: 'Psalms', chapter: 23, verses: [4], text };
    const answer = await this.send('post', 'notes', body, key).expect(201);
    return (answer.body as NoteKept).note_id;
  }
  change(id: string, text: string, key?: string) {
    return this.send('put', `notes/${id}`, { book: 'Psalms', chapter: 23, verses: [4, 5], text }, key);
  }
  async marks(): Promise<MarksResponse> {
    const { body } = await app.http.get('/api/v1/marks').set(this.member.headers).expect(200);
    return body as MarksResponse;
  }
  async colours(): Promise<string[]> {
    return (await this.marks()).highlights.map(({ verse, colour }) => `${verse} ${colour}`);
  }
}

describe('highlights', () => {
  it('are of each verse, in the order of the Bible, and change in the very next read', async () => {
    const ruth = await Reading.begin();
    await ruth.highlight([17, 16, 16], 'gold').expect(200);
    await ruth.highlight([16], 'sky').expect(200);
    await ruth
      .send('put', 'highlights', { book: 'Genesis', chapter: 1, verses: [1], colour: 'leaf' })
      .expect(200);
    expect((await ruth.marks()).highlights).toEqual([
      { book: 'Genesis', chapter: 1, verse: 1, colour: 'leaf' },
      { book: 'John', chapter: 3, verse: 16, colour: 'sky' },
      { book: 'John', chapter: 3, verse: 17, colour: 'gold' },
    ]);
    await ruth.highlight([16, 18], null).expect(200);
    expect(await ruth.colours()).toEqual(['1 leaf', '17 gold']);
  });

  it('are made once under one key, also after another change, and are nobody else’s', async () => {
    const [ruth, naomi] = [await Reading.begin(), await Reading.begin()];
    await ruth.highlight([16], 'gold', 'a').expect(200);
    await ruth.highlight([16], 'rose', 'b').expect(200);
    await ruth.highlight([16], 'gold', 'a').expect(200);
    expect(await ruth.colours()).toEqual(['16 rose']);
    await ruth.highlight([16], null, 'c').expect(200);
    await ruth.highlight([16], 'rose', 'b').expect(200);
    expect(await ruth.colours()).toEqual([]);
    expect(await naomi.marks()).toEqual({ highlights: [], notes: [] });
  });

  it('come all, however many changes are sent at once', async () => {
    const ruth = await Reading.begin();
    const verses = Array.from({ length: 36 }, (_, at) => at + 1);
    await Promise.all(verses.map((verse) => ruth.highlight([verse], 'gold', `k${verse}`).expect(200)));
    expect((await ruth.colours()).length).toBe(36);
  });

  it.each([
    [
      { book: 'Hezekiah', chapter: 1, verses: [1] },
      'There is no book "Hezekiah" among the 66 books of the Bible',
    ],
    [{ book: 'John', chapter: 22, verses: [1] }, 'John has 21 chapters; there is no chapter 22'],
    [{ book: 'John', chapter: 3, verses: [36, 37] }, 'John 3 has 36 verses; there is no verse 37'],
    [{ book: 'John', chapter: 3, verses: [] }, 'Please name the verses, 1 to 176'],
    [{ book: 'John', chapter: 3, verses: [1.5] }, 'Please name the verses, 1 to 176'],
    [{ book: 'John', chapter: 3, verses: '16' }, 'Please name the verses, 1 to 176'],
    [{ book: 'John', chapter: 3, verses: [16], colour: 'red' }, 'The colour is one of gold, sky, rose, leaf'],
  ])('are refused for %j', async (body, detail) => {
    const ruth = await Reading.begin();
    const answer = await ruth.send('put', 'highlights', { colour: 'gold', ...body }).expect(400);
    expect(answer.body as ErrorBody).toMatchObject({ code: 'VALIDATION_FAILED', detail });
    expect((await ruth.marks()).highlights).toEqual([]);
  });
});

describe('notes', () => {
  it('are written once, changed and removed', async () => {
    const ruth = await Reading.begin();
    const id = await ruth.note('  Not alone. ', 'a');
    expect(await ruth.note('Not alone.', 'a')).toBe(id);
    await ruth.change(id, 'Not alone, ever.', 'b').expect(200);
    await ruth.change(id, 'Never alone.', 'c').expect(200);
    await ruth.change(id, 'Not alone, ever.', 'b').expect(200);
    expect((await ruth.marks()).notes).toMatchObject([
      { note_id: id, book: 'Psalms', chapter: 23, verses: [4, 5], text: 'Never alone.' },
    ]);
    for (let times = 0; times < 2; times += 1) await ruth.send('delete', `notes/${id}`).expect(200);
    expect((await ruth.marks()).notes).toEqual([]);
    const refused = await ruth.change(id, 'Again').expect(409);
    expect((refused.body as ErrorBody).code).toBe('NOTE_REMOVED');
  });

  it('are nobody else’s', async () => {
    const [ruth, naomi] = [await Reading.begin(), await Reading.begin()];
    const id = await ruth.note('Mine');
    for (const answer of [await naomi.change(id, 'Hers'), await naomi.send('delete', `notes/${id}`)]) {
      expect(answer.status).toBe(404);
      expect((answer.body as ErrorBody).code).toBe('NOTE_NOT_FOUND');
    }
    expect((await ruth.marks()).notes).toMatchObject([{ text: 'Mine' }]);
  });

  it('have a bound, and say it', async () => {
    const ruth = await Reading.begin();
    const body = { book: 'Psalms', chapter: 23, verses: [4] };
    const long = await ruth
      .send('post', 'notes', { ...body, text: 'a'.repeat(LIMITS.noteMax + 1) })
      .expect(400);
    expect((long.body as ErrorBody).detail).toBe('A note has at most 5,000 characters');
    await ruth.send('post', 'notes', { ...body, text: ' \n ' }).expect(400);
    await ruth.send('post', 'notes', { ...body, text: '😀'.repeat(LIMITS.noteMax / 2) }).expect(201);
  });
});

describe('what is kept of them', () => {
  it('says in the clear neither verse nor colour nor words, and not that two members mark the same', async () => {
    const [ruth, naomi] = [await Reading.begin(), await Reading.begin()];
    const said: string[] = [];
    for (const one of [ruth, naomi]) {
      await one.highlight([16], 'gold');
      await one.note('A secret');
      const store = app.emit.nest.get<EventStore>(EVENT_STORE);
      for await (const page of store.readStream(marksStream(one.member.user.id), 0))
        said.push(...page.map(({ data }) => JSON.stringify(data)));
    }
    expect(said).toHaveLength(4);
    for (const data of said) expect(data).not.toMatch(/John|Psalms|gold|secret/);
    const ids = said.flatMap((data) => /"verseId":"([^"]+)"/.exec(data)?.[1] ?? []);
    expect(new Set(ids).size).toBe(2);
  });

  it('is in the download, with what was removed', async () => {
    const ruth = await Reading.begin();
    await ruth.highlight([16], 'gold');
    await ruth.highlight([16], null);
    const id = await ruth.note('Not alone.');
    await ruth.send('delete', `notes/${id}`);
    const { body } = await app.http
      .get('/api/v1/account/export')
      .set(ruth.member.headers)
      .responseType('blob')
      .expect(200);
    const files = unzipSync(body as Uint8Array);
    const rows = JSON.parse(strFromU8(files['marks.json'] ?? new Uint8Array())) as object[];
    expect(rows).toMatchObject([
      { what: 'highlighted', reference: 'John 3:16', colour: 'gold' },
      { what: 'highlight removed', reference: 'John 3:16' },
      { what: 'note kept', reference: 'Psalms 23:4', text: 'Not alone.', note_id: id },
      { what: 'note removed', reference: 'Psalms 23:4', note_id: id },
    ]);
    expect(strFromU8(files['marks.csv'] ?? new Uint8Array())).toContain('note removed');
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('marks.csv');
  });
});
