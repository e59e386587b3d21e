import { randomUUID } from 'node:crypto';
import type { TokensConsumed } from '../../domain/conversation/events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { CHAIN_START, chainHash } from '../../proof/chain.js';

type Events = readonly RecordedEvent[];

/** A forgery by somebody who may write everything and knows every format. */
export interface Forgery {
  readonly name: string;
  /** What the event store holds afterwards, but for the chains, which are computed anew. */
  readonly forge: (events: Events) => RecordedEvent[];
  /** Whether the events that are left give it away by themselves, to whoever has nothing from before. */
  readonly leavesGap?: boolean;
  /** Whether sealed values say that they were sealed for another place; those of earlier releases do not. */
  readonly movesSealed?: boolean;
}

/** Computes every chain anew, as Emit does. */
export function resealed(events: Events): RecordedEvent[] {
  const ends = new Map<string, string>();
  return events.map((event) => {
    const { stream, revision } = event;
    const chain = chainHash(ends.get(stream) ?? CHAIN_START, stream, revision, event);
    ends.set(stream, chain);
    return { ...event, metadata: { ...event.metadata, chain } };
  });
}

/** With the revisions of each stream counted anew. */
export function renumbered(events: Events): RecordedEvent[] {
  const next = new Map<string, number>();
  return events.map((event) => {
    const revision = next.get(event.stream) ?? 0;
    next.set(event.stream, revision + 1);
    return { ...event, revision };
  });
}

/** The positions that were there before, from the first on; one more event has one more. */
export function repositioned(events: Events, before: Events): RecordedEvent[] {
  const last = before.at(-1)?.position ?? 0;
  return events.map((event, index) => ({
    ...event,
    position: before[index]?.position ?? last + 1 + index - before.length,
  }));
}

function indexOf(events: Events, is: (event: RecordedEvent) => boolean, nth = 0): number {
  const found = events.flatMap((event, index) => (is(event) ? [index] : []));
  const index = found[nth];
  if (index === undefined) throw new Error('The history has no such event');
  return index;
}

const ofType = (type: string) => (event: RecordedEvent) => event.type === type;
const edited = (event: RecordedEvent, data: object): RecordedEvent => ({
  ...event,
  data: { ...(event.data as object), ...data },
});

/** A grant as an operator's command would record it, at the end of the member's stream so far. */
export function forgedGrant(events: Events, before: number, at: number): RecordedEvent {
  const { stream, metadata } = events[indexOf(events, ofType('MemberRegistered'), 1)] as RecordedEvent;
  const revision = events.slice(0, before).filter((one) => one.stream === stream).length;
  const ids = { id: randomUUID(), correlationId: randomUUID(), causationId: randomUUID() };
  const data = { amount: 99_999_999, plan: 'trial', month: null };
  return {
    stream,
    type: 'TokensGranted',
    revision,
    position: 0,
    data,
    metadata: { ...metadata, ...ids, at },
  };
}

/** Before the last turn: no half of one is left. */
const endOfTurn = (events: Events): number => events.findLastIndex(ofType('TokensConsumed')) - 2;

const raised = ({ inputTokens, totalTokens }: TokensConsumed['data']) => {
  return { inputTokens: inputTokens + 100_000, totalTokens: totalTokens + 100_000 };
};

const turn = (events: Events): number => indexOf(events, ofType('TokensConsumed'), 4);

export const FORGERIES: readonly Forgery[] = [
  {
    name: 'tokens of a charge raised',
    forge: (events) =>
      events.map((event, index) =>
        index === turn(events) ? edited(event, raised(event.data as TokensConsumed['data'])) : event,
      ),
  },
  {
    name: 'a charge moved into another month',
    forge: (events) =>
      events.map((event, index) =>
        index === turn(events)
          ? { ...event, metadata: { ...event.metadata, at: event.metadata.at - 40 * 86_400_000 } }
          : event,
      ),
  },
  {
    name: 'a grant put in, back-dated, and all after it moved up',
    forge(events) {
      const at = Math.floor(events.length / 2);
      const grant = forgedGrant(events, at, events[at]?.metadata.at ?? 0);
      return renumbered(repositioned([...events.slice(0, at), grant, ...events.slice(at)], events));
    },
  },
  {
    name: 'a grant at the end that says it is of July',
    forge(events) {
      const grant = forgedGrant(events, events.length, Date.parse('2026-07-01T12:00:00Z'));
      return repositioned([...events, grant], events);
    },
  },
  {
    name: 'a grant in the place of the last event',
    forge: (events) =>
      repositioned(
        [...events.slice(0, -1), forgedGrant(events, events.length - 1, events.at(-1)?.metadata.at ?? 0)],
        events,
      ),
  },
  {
    name: 'a conversation removed, with its rows',
    leavesGap: true,
    forge(events) {
      const { stream } = events[turn(events)] as RecordedEvent;
      return events.filter((event) => event.stream !== stream);
    },
  },
  {
    name: 'a conversation removed, and all after it moved down',
    forge(events) {
      const { stream } = events[turn(events)] as RecordedEvent;
      return repositioned(
        events.filter((event) => event.stream !== stream),
        events,
      );
    },
  },
  {
    name: 'a turn removed, and its stream renumbered',
    leavesGap: true,
    forge: (events) => renumbered(events.toSpliced(turn(events) - 2, 3)),
  },
  {
    name: 'a turn removed, and all after it moved down',
    forge: (events) => repositioned(renumbered(events.toSpliced(turn(events) - 2, 3)), events),
  },
  {
    name: 'neighbours of two streams that changed places',
    forge(events) {
      const at = events.findIndex((event, index) => index > 20 && event.stream !== events[index + 1]?.stream);
      const [one, other] = [events[at], events[at + 1]] as [RecordedEvent, RecordedEvent];
      return repositioned([...events.slice(0, at), other, one, ...events.slice(at + 2)], events);
    },
  },
  {
    name: 'positions moved up by 1,000',
    leavesGap: true,
    forge: (events) =>
      events.map((event, index) => (index < 60 ? event : { ...event, position: event.position + 1_000 })),
  },
  {
    name: 'two texts exchanged between conversations',
    movesSealed: true,
    forge(events) {
      const messages = events.filter(ofType('MessageSent'));
      const [one] = messages;
      const other = messages.find(({ stream }) => stream !== one?.stream);
      const textOf = (event: RecordedEvent | undefined) => (event?.data as { text: string }).text;
      return events.map((event) =>
        event === one
          ? edited(event, { text: textOf(other) })
          : event === other
            ? edited(event, { text: textOf(one) })
            : event,
      );
    },
  },
  {
    name: 'the amounts of two grants exchanged',
    forge(events) {
      const [one, other] = [0, 1].map((nth) => events[indexOf(events, ofType('TokensGranted'), nth)]);
      return events.map((event) =>
        event === one
          ? edited(event, { amount: 1 })
          : event === other
            ? edited(event, { amount: 39_999 })
            : event,
      );
    },
  },
  {
    name: 'the end cut off',
    forge: (events) => events.slice(0, endOfTurn(events)),
  },
  {
    name: 'the end cut off, and other events in its place',
    forge(events) {
      const kept = events.slice(0, endOfTurn(events));
      const grants = Array.from({ length: events.length - kept.length }, (_, n) =>
        forgedGrant(events, kept.length, (events.at(-1)?.metadata.at ?? 0) + n),
      );
      return repositioned(renumbered([...kept, ...grants]), events);
    },
  },
  {
    name: 'all the events of one member given to another',
    forge(events) {
      const [from, to] = [0, 1].map(
        (nth) => events[indexOf(events, ofType('MemberRegistered'), nth)]?.metadata.memberId ?? '',
      );
      const isTheirs = ({ stream, metadata }: RecordedEvent) =>
        metadata.memberId === from && stream.startsWith('conversation-');
      return events.map((event) =>
        isTheirs(event) ? { ...event, metadata: { ...event.metadata, memberId: to ?? '' } } : event,
      );
    },
  },
];
