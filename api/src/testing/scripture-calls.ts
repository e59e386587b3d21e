import type { AnswerBody as Body } from './answer-body.js';
import type { TestApp } from './test-app.js';

/** What members keep in the Bible, as requests that tests of every route need. */
const VERSES = { book: 'John', chapter: 11, verses: [35] };
const NOTE = { ...VERSES, text: 'He wept with them' };

/** Valid bodies, and what another member than the one of the path's ids is answered. */
export const SCRIPTURE_BODIES: Record<string, readonly [body: object, status: number]> = {
  'put /api/v1/marks/highlights': [{ ...VERSES, colour: 'gold' }, 200],
  'post /api/v1/marks/notes': [NOTE, 201],
  'put /api/v1/marks/notes/{id}': [NOTE, 404],
  'post /api/v1/readings': [{ plan: 'mark' }, 201],
  'put /api/v1/readings/{id}/status': [{ status: 'left' }, 404],
  'put /api/v1/readings/{id}/days/{day}': [{ minutes: 15 }, 404],
  'post /api/v1/scripture/check': [{ text: 'Jesus wept. (John 11:35)' }, 200],
};

export const SCRIPTURE_QUERIES: Record<string, object> = {
  'get /api/v1/scripture/passages': { ref: 'John 11:35' },
  'get /api/v1/scripture/search': { q: 'shepherd' },
};

/** Ids of a member's own in paths, by the beginnings of these. */
export type ScriptureIds = Readonly<Record<string, string>>;

export async function keepInScripture(
  app: TestApp,
  headers: { authorization: string },
): Promise<ScriptureIds> {
  const written = await app.http.post('/api/v1/marks/notes').set(headers).send(NOTE).expect(201);
  const started = await app.http.post('/api/v1/readings').set(headers).send({ plan: 'mark' }).expect(201);
  return {
    '/api/v1/marks/notes/': String(written.body.note_id),
    '/api/v1/readings/': String(started.body.reading_id),
  };
}

interface Sent {
  readonly id?: string | readonly string[];
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** Has every route of Scripture answered, also with refusals. */
export async function answersOfScripture(
  answerOf: (name: string, sent?: Sent) => Promise<Body>,
): Promise<void> {
  await answerOf('get /api/v1/scripture/books');
  await answerOf('get /api/v1/scripture/passages', { query: { ref: 'John 3:16-18' } });
  await answerOf('get /api/v1/scripture/passages', { query: { ref: 'John 99:1' }, status: 404 });
  await answerOf('get /api/v1/scripture/search', { query: { q: 'shepherd' } });
  const text = 'As John 3:16 says, "For God so loved the earth". "Jesus wept" (Job 1:1).';
  await answerOf('post /api/v1/scripture/check', { body: { text } });
  await answerOf('put /api/v1/marks/highlights', { body: { ...VERSES, colour: 'gold' } });
  await answerOf('put /api/v1/marks/highlights', { body: { ...VERSES, chapter: 99 }, status: 400 });
  const written: Body & { note_id?: string } = await answerOf('post /api/v1/marks/notes', {
    body: NOTE,
    status: 201,
  });
  const id = written.note_id ?? '';
  await answerOf('put /api/v1/marks/notes/{id}', { id, body: NOTE });
  await answerOf('get /api/v1/marks');
  await answerOf('delete /api/v1/marks/notes/{id}', { id });
  await answerOf('put /api/v1/marks/notes/{id}', { id, body: NOTE, status: 409 });
  const started: Body & { reading_id?: string } = await answerOf('post /api/v1/readings', {
    body: { plan: 'mark' },
    status: 201,
  });
  const reading = started.reading_id ?? '';
  await answerOf('put /api/v1/readings/{id}/days/{day}', { id: [reading, '1'], body: { minutes: 15 } });
  await answerOf('put /api/v1/readings/{id}/days/{day}', { id: [reading, '2'], body: {} });
  await answerOf('get /api/v1/readings');
  await answerOf('delete /api/v1/readings/{id}/days/{day}', { id: [reading, '2'] });
  await answerOf('put /api/v1/readings/{id}/status', { id: reading, body: { status: 'left' } });
  await answerOf('put /api/v1/readings/{id}/days/{day}', { id: [reading, '2'], body: {}, status: 409 });
}
