import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '../../kernel/event.js';
import { repositioned, renumbered, type Forgery } from './forgeries.js';

type Events = readonly RecordedEvent[];
type Change = (event: RecordedEvent) => RecordedEvent;

const ofType = (events: Events, type: string): RecordedEvent[] => {
  const found = events.filter((event) => event.type === type);
  if (found.length < 2) throw new Error(`The history has too few events of type ${type}`);
  return found;
};
const withData = (event: RecordedEvent, data: object): RecordedEvent => ({
  ...event,
  data: { ...(event.data as object), ...data },
});
const withMetadata = (event: RecordedEvent, metadata: Partial<RecordedEvent['metadata']>): RecordedEvent => ({
  ...event,
  metadata: { ...event.metadata, ...metadata },
});
const changing = (events: Events, changes: ReadonlyMap<RecordedEvent | undefined, Change>): RecordedEvent[] =>
  events.map((event) => changes.get(event)?.(event) ?? event);

/** With everything that names one of two members naming the other. */
function exchangedMembers(events: Events): RecordedEvent[] {
  const [one = '', other = ''] = ofType(events, 'MemberRegistered').map(({ metadata }) => metadata.memberId);
  const names = new Map([
    [one, other],
    [other, one],
  ]);
  return events.map((event) => {
    const [member, owner] = [names.get(event.metadata.memberId), event.stream.replace(/^[a-z]+-/, '')];
    const stream = event.stream.replace(owner, names.get(owner) ?? owner);
    return { ...withMetadata(event, { memberId: member ?? event.metadata.memberId }), stream };
  });
}

/** Forgeries that were thought of once the first were found. None of them changes how many events there are, but the last. */
export const FRESH_FORGERIES: readonly Forgery[] = [
  { name: 'two members who changed places in every stream', forge: exchangedMembers },
  {
    name: 'tokens moved from one reply to another, so that the sum stays',
    forge(events) {
      const [one, other] = ofType(events, 'TokensConsumed');
      const moved = (by: number) => (event: RecordedEvent) => {
        const { inputTokens, totalTokens } = event.data as Record<'inputTokens' | 'totalTokens', number>;
        return withData(event, { inputTokens: inputTokens + by, totalTokens: totalTokens + by });
      };
      return changing(
        events,
        new Map([
          [one, moved(-1)],
          [other, moved(1)],
        ]),
      );
    },
  },
  {
    name: 'the model of a charge, which makes it cheaper',
    forge(events) {
      const [one] = ofType(events, 'TokensConsumed');
      return changing(events, new Map([[one, (event) => withData(event, { model: 'claude-small' })]]));
    },
  },
  {
    name: 'two charges that changed streams, each where the other was',
    forge(events) {
      const charges = ofType(events, 'TokensConsumed');
      const [one] = charges;
      const other = charges.find(({ stream }) => stream !== one?.stream);
      if (!one || !other) throw new Error('The history has one conversation');
      const contentOf = ({ data, metadata }: RecordedEvent): Change => {
        return (event) => ({ ...withMetadata(event, { id: metadata.id }), data });
      };
      return changing(
        events,
        new Map([
          [one, contentOf(other)],
          [other, contentOf(one)],
        ]),
      );
    },
  },
  {
    name: 'every time an hour later',
    forge: (events) => events.map((event) => withMetadata(event, { at: event.metadata.at + 3_600_000 })),
  },
  {
    name: 'one time a millisecond later',
    forge(events) {
      const [, one] = ofType(events, 'TokensGranted');
      return changing(
        events,
        new Map([[one, (event) => withMetadata(event, { at: event.metadata.at + 1 })]]),
      );
    },
  },
  {
    name: 'what caused an event',
    forge(events) {
      const [one] = ofType(events, 'TokensGranted');
      const ids = { causationId: randomUUID(), correlationId: randomUUID() };
      return changing(events, new Map([[one, (event) => withMetadata(event, ids)]]));
    },
  },
  {
    name: 'another id for an event, and nothing else',
    forge(events) {
      const [one] = ofType(events, 'PracticeLogged');
      return changing(events, new Map([[one, (event) => withMetadata(event, { id: randomUUID() })]]));
    },
  },
  {
    name: 'another schema, so that the same data are read otherwise',
    forge(events) {
      const [one] = ofType(events, 'PracticeLogged');
      return changing(
        events,
        new Map([[one, (event) => withMetadata(event, { schema: event.metadata.schema + 1 })]]),
      );
    },
  },
  {
    name: 'a field put beside those that are read',
    forge(events) {
      const [one] = ofType(events, 'TokensGranted');
      return changing(events, new Map([[one, (event) => withData(event, { note: '' })]]));
    },
  },
  {
    name: 'a text sealed anew in its own place',
    forge(events) {
      const [one] = ofType(events, 'MessageSent');
      return changing(
        events,
        new Map([
          [
            one,
            (event) => {
              const { text } = event.data as { text: string };
              return withData(event, { text: `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}` });
            },
          ],
        ]),
      );
    },
  },
  {
    name: 'two events of one stream, the later one first',
    forge(events) {
      const at = events.findIndex(
        ({ stream, type }, index) =>
          type === 'PracticeLogged' && stream === events[index + 1]?.stream && index > 5,
      );
      const [one, next] = [events[at], events[at + 1]];
      if (!one || !next) throw new Error('The history has no two events of one stream beside each other');
      return renumbered(repositioned(events.with(at, next).with(at + 1, one), events));
    },
  },
  {
    name: 'the end cut off, and as many practices logged again as were cut',
    forge(events) {
      const kept = events.slice(0, -30);
      const again = ofType(kept, 'PracticeLogged').slice(0, 30);
      const filled = events
        .slice(-30)
        .map((_, index) => withMetadata(again[index % again.length]!, { id: randomUUID() }));
      return renumbered(repositioned([...kept, ...filled], events));
    },
  },
  {
    name: 'the first event gone, and a like one in its place',
    forge(events) {
      const [first, ...others] = events;
      return first ? [withMetadata(first, { id: randomUUID(), at: first.metadata.at - 1 }), ...others] : [];
    },
  },
  { name: 'the last event gone', leavesGap: true, forge: (events) => events.slice(0, -1) },
];
