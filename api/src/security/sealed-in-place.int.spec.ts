import type { DomainEvent } from '../kernel/event.js';
import type { EventStore } from '../ports/event-store.port.js';
import { eventCatalogue } from '../domain/all-events.js';
import { placeIn } from '../domain/sealed-places.js';
import { EVENT_STORE } from '../features/shared/injection-tokens.js';
import { refuseMoved } from '../features/shared/moved-values.js';
import { markOf } from '../runtime/sealed-format.js';
import { CannotOpen } from '../runtime/sealing.js';
import { ScriptedGuide } from '../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const CONVERSATIONS = '/api/v1/conversations';
const ASK = '/api/v1/claude-direct';
const guide = new ScriptedGuide();
guide.reply = () => '"The LORD is my shepherd; I shall not want." (Psalm 23:1)';

let app: TestApp;
let member: TestMember;
const events: { type: string; stream: string; data: object; revision: number }[] = [];

beforeAll(async () => {
  app = await TestApp.start({ guide });
  member = await app.register();
  await liveALife();
  const store = app.emit.nest.get<EventStore>(EVENT_STORE);
  for await (const page of store.readAll({ after: 0 }))
    events.push(...page.map((event) => ({ ...event, data: event.data as object })));
});
afterAll(() => app.close());

async function liveALife() {
  const { headers } = member;
  const send = (method: 'post' | 'put', path: string, body: object) =>
    app.http[method](path).set(headers).send(body);
  await send('put', '/api/v1/users/me/translation', { translation: 'web' }).expect(200);
  const asked = await send('post', ASK, { prompt: 'Who is my shepherd?', message_id: 'q1' }).expect(200);
  const { conversation_id: id, message_id: reply } = asked.body as Record<string, string>;
  const message = { id: 'saved-1', role: 'user', content: 'Saved by a client', timestamp: 1 };
  await send('put', `${CONVERSATIONS}/${id}`, { title: 'A new name', messages: [message] }).expect(200);
  await send('post', CONVERSATIONS, { title: 'Another', messages: [{ ...message, id: 's2' }] }).expect(201);
  const rating = `${CONVERSATIONS}/${id}/messages/${reply}`;
  await send('put', `${rating}/rating`, { rating: 'not_helpful', reason: 'Too short' });
  await send('put', `${rating}/quotations/0/rating`, { verdict: 'wrong', reason: 'Not this verse' });
  const practice = {
    mindstream_type: 'power',
    practice_type: 'Worship',
    practice_name: 'At the well',
    duration_minutes: 9,
    quality_rating: 7,
    time_zone: 'Pacific/Chatham',
  };
  await send('post', '/fho/practices/me', practice).expect(201);
  const verses = { book: 'John', chapter: 11, verses: [35] };
  const { body: reading } = await send('post', '/api/v1/readings', { plan: 'mark' }).expect(201);
  await send('put', `/api/v1/readings/${reading.reading_id}/days/1`, {}).expect(200);
  await send('put', '/api/v1/marks/highlights', { ...verses, colour: 'gold' }).expect(200);
  await send('post', '/api/v1/marks/notes', { ...verses, text: 'He wept' }).expect(201);
}

const sealedIn = () =>
  events.flatMap((event) =>
    (eventCatalogue.sealedFieldsOf(event.type) ?? []).flatMap((field) => {
      const value = (event.data as Record<string, unknown>)[field];
      return typeof value === 'string' ? [{ event, field, value }] : [];
    }),
  );

describe('every sealed value that the API writes', () => {
  it('says the stream, the event and the field that it stands in', () => {
    const wrong = sealedIn().filter(({ event, field, value }) => {
      const mark = markOf(placeIn(event.stream, event.type, event.data, field));
      return value.split('.')[0] !== 'v2' || value.split('.')[2] !== mark;
    });
    expect(wrong.map(({ event, field }) => `${event.type}.${field}`)).toEqual([]);
  });

  it('was of many kinds', () => {
    const kinds = new Set(sealedIn().map(({ event, field }) => `${event.type}.${field}`));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'ConversationRenamed.title',
        'MemberRegistered.profile',
        'MessageSent.quotations',
        'MessageSent.text',
        'PracticeLogged.notes',
        'TranslationChosen.translation',
      ]),
    );
  });

  it('is refused wherever else it is put: each in the place of each other', () => {
    const all = sealedIn();
    for (const from of all) {
      for (const to of all) {
        const data = { ...to.event.data, [to.field]: from.value };
        const moved = { ...to.event, data } as DomainEvent & { stream: string };
        const places = [from, to].map(({ event, field }) =>
          markOf(placeIn(event.stream, event.type, event.data, field)),
        );
        const refuse = () => refuseMoved(moved as Parameters<typeof refuseMoved>[0]);
        if (places[0] === places[1]) expect(refuse).not.toThrow();
        else expect(refuse).toThrow(CannotOpen);
      }
    }
  });
});
