import type {
  BooksResponse,
  CheckResponse,
  PassagesResponse,
  SearchResponse,
} from '@emit/contract/scripture';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await TestApp.start();
  member = await app.register();
});
afterAll(() => app.close());

async function get<T>(path: string, status = 200): Promise<T> {
  const { body } = await app.http.get(`/api/v1/scripture/${path}`).set(member.headers).expect(status);
  return body as T;
}

describe('GET /api/v1/scripture/books', () => {
  it('gives the ten groups and the totals of the specification', async () => {
    const { groups, totals } = await get<BooksResponse>('books');
    expect(groups.map(({ name }) => name)).toEqual([
      'Pentateuch',
      'Historical',
      'Poetic',
      'Major Prophets',
      'Minor Prophets',
      'Gospels',
      'Acts',
      'Pauline Epistles',
      'General Epistles',
      'Revelation',
    ]);
    expect(totals).toEqual({
      books: 66,
      old_testament: 39,
      new_testament: 27,
      chapters: 1189,
      verses: 31102,
    });
    expect(groups[5]?.books[3]).toMatchObject({ name: 'John' });
    expect(groups[5]?.books[3]?.verses[2]).toBe(36);
  });
});

describe('GET /api/v1/scripture/passages', () => {
  it('gives ranges, lists and whole chapters', async () => {
    const { passages } = await get<PassagesResponse>('passages?ref=Genesis%201-4');
    expect(passages).toHaveLength(1);
    expect(passages[0]?.reference).toBe('Genesis 1–4');
    expect(passages[0]?.verses).toHaveLength(31 + 25 + 24 + 26);
    const list = await get<PassagesResponse>('passages?ref=John%203:16,18;%20Jude');
    expect(list.passages.map(({ reference }) => reference)).toEqual(['John 3:16', 'John 3:18', 'Jude 1']);
    expect(list.passages[0]?.verses[0]).toMatchObject({
      book: 'John',
      chapter: 3,
      verse: 16,
      paragraph: true,
    });
  });

  it('shows another translation beside the King James text', async () => {
    const { passages } = await get<PassagesResponse>(
      'passages?ref=Psalm%2023:1;%20Acts%208:37&translation=web',
    );
    expect(passages.map(({ verses }) => verses[0]?.beside)).toEqual([
      { translation: 'web', text: 'Yahweh is my shepherd: I shall lack nothing.' },
      { translation: 'web', text: '' },
    ]);
    expect(passages[0]?.verses[0]?.text).toBe('The LORD is my shepherd; I shall not want.');
    expect(passages[0]?.read_also).toContain('John 10:11');
    const plain = await get<PassagesResponse>('passages?ref=Psalm%2023:1&translation=kjv');
    expect(plain.passages[0]?.verses[0]).not.toHaveProperty('beside');
  });

  it.each([
    ['Hezekiah 3:16', 'There is no book "Hezekiah" among the 66 books of the Bible'],
    ['Genesis 51', 'Genesis has 50 chapters; there is no chapter 51'],
    ['John 3:99', 'John 3 has 36 verses; there is no verse 99'],
  ])('answers 404 for %s and says which part is wrong', async (ref, text) => {
    const body = await get<object>(`passages?ref=${encodeURIComponent(ref)}`, 404);
    expect(body).toEqual({ statusCode: 404, code: 'PASSAGE_NOT_FOUND', detail: text, message: text });
  });

  it.each([
    '',
    'ref=',
    'ref=%20',
    'ref=a&ref=b',
    `ref=${'John%203:16;'.repeat(60)}`,
    'ref=Genesis%20-%20Revelation',
  ])('answers 400 for ?%s', async (query) => {
    expect(await get<object>(`passages?${query}`, 400)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('GET /api/v1/scripture/search', () => {
  it('ranks verses, takes phrases and a limit', async () => {
    const { hits } = await get<SearchResponse>('search?q=valley%20of%20the%20shadow%20of%20death&limit=3');
    expect(hits).toHaveLength(3);
    expect(hits[0]).toMatchObject({ reference: 'Psalm 23:4', book: 'Psalms', chapter: 23, verse: 4 });
    const phrase = await get<SearchResponse>('search?q=%22still%20small%20voice%22');
    expect(phrase.hits.map(({ reference }) => reference)).toEqual(['1 Kings 19:12']);
    expect((await get<SearchResponse>('search?q=xyzzy')).hits).toEqual([]);
  });

  it.each([
    ['John 3:16', 'John 3:16', 'John 3:16'],
    ['ps 23', 'Psalm 23:1', 'Psalm 23'],
    ['Joh 3,16', 'John 3:16', 'John 3:16'],
    ['Psalm XXIII', 'Psalm 23:1', 'Psalm 23'],
    ["the Lord's Prayer", 'Matthew 6:9', 'Matthew 6:9–13'],
    ['John 3:30-40', 'John 3:30', 'John 3:30–36'],
  ])('leads from %s to its passage first', async (q, first, passage) => {
    const { hits, passages } = await get<SearchResponse>(`search?q=${encodeURIComponent(q)}`);
    expect([hits[0]?.reference, passages?.[0]]).toEqual([first, passage]);
  });

  it.each([
    ['john', 'John'],
    ['Psalms', 'Psalms'],
    ['1 Cor', '1 Corinthians'],
    ['Römer', 'Romans'],
    ['Hohelied', 'Song of Solomon'],
    ['joy', undefined],
    ['John 3', undefined],
    ['love of John', undefined],
  ])('knows whether %s is a book', async (q, book) => {
    expect((await get<SearchResponse>(`search?q=${encodeURIComponent(q)}`)).book).toBe(book);
  });

  it.each([
    ['John 3:99', 'John 3 has 36 verses; there is no verse 99'],
    ['what says Psalm 151', 'Psalms has 150 chapters; there is no chapter 151'],
    ['John 3:16', undefined],
    ['John 3:30-40', undefined],
    ['mercy', undefined],
  ])('says where %s leads to no verse', async (q, missing) => {
    expect((await get<SearchResponse>(`search?q=${encodeURIComponent(q)}`)).missing).toBe(missing);
  });

  it('says which words a verse is found by, also where the text has an old one for a modern one', async () => {
    const { hits } = await get<SearchResponse>(
      `search?q=${encodeURIComponent('do not be anxious about anything but in every situation by prayer')}`,
    );
    expect(hits[0]).toMatchObject({ reference: 'Philippians 4:6' });
    expect(hits[0]?.found).toEqual(expect.arrayContaining(['careful', 'prayer', 'nothing']));
    expect(hits[0]?.found).not.toContain('the');
  });

  it('leads from a story in other words to its passage', async () => {
    const q = encodeURIComponent('the short man who climbed a tree to see Jesus');
    const { hits, passages, weak } = await get<SearchResponse>(`search?q=${q}`);
    expect([hits[0]?.reference, passages, weak]).toEqual(['Luke 19:4', ['Luke 19:1–6'], undefined]);
  });

  it.each([
    ['how do i fix my laptop', true],
    ['i am that i am', undefined],
    ['the lord is my shepherd', undefined],
    ['i feel so alone', undefined],
    ['John 3:16', undefined],
  ])('tells whether little of “%s” is in any verse', async (q, weak) => {
    expect((await get<SearchResponse>(`search?q=${encodeURIComponent(q)}`)).weak).toBe(weak);
  });

  it('leads from words of another translation to the verse, and says which', async () => {
    const { hits } = await get<SearchResponse>('search?q=his%20one%20and%20only%20Son&translation=asv');
    expect(hits[0]).toMatchObject({ reference: 'John 3:16', matched: 'web', beside: { translation: 'asv' } });
    expect(hits[0]?.text).toMatch(/only begotten Son/);
  });

  it.each(['', 'q=', 'q=a&translation=niv', 'q=a&limit=0', 'q=a&limit=101', 'q=a&limit=x'])(
    'answers 400 for ?%s',
    async (query) => {
      await get<object>(`search?${query}`, 400);
    },
  );
});

describe('POST /api/v1/scripture/check', () => {
  it('says of every quotation what is true of it', async () => {
    const text =
      '“Jesus wept” (John 11:35). “Jesus cried” (John 11:35). “God helps those who help themselves” (Job 1:1).';
    const { body } = await app.http
      .post('/api/v1/scripture/check')
      .set(member.headers)
      .send({ text })
      .expect(200);
    const { quotations } = body as CheckResponse;
    expect(quotations.map(({ status }) => status)).toEqual(['exact', 'differs', 'not-scripture']);
    for (const { start, end, quoted } of quotations) expect(text.slice(start, end)).toBe(quoted);
  });

  it.each([{}, { text: 7 }, { text: 'x'.repeat(40_001) }])('answers 400 for %j', async (body) => {
    await app.http.post('/api/v1/scripture/check').set(member.headers).send(body).expect(400);
  });
});

it('is for members: without a session every route answers 401', async () => {
  for (const path of ['books', 'passages?ref=Jude', 'search?q=love']) {
    await app.http.get(`/api/v1/scripture/${path}`).expect(401);
  }
  await app.http.post('/api/v1/scripture/check').send({ text: '' }).expect(401);
});
