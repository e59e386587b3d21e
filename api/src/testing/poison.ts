import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { join } from 'node:path';
import { LOG_FILE } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { openSqlite } from '../adapters/sqlite/connection.js';
import { practicesStream } from '../domain/practice/events.js';
import type { FoldEvent } from '../kernel/event.js';
import type { EventStore } from '../ports/event-store.port.js';
import { CHAIN_START, chainHash } from '../proof/chain.js';

/** Ways in which an event's data come not to be what its type says; the place chooses which field. */
type Spoil = (event: FoldEvent, place: number) => Partial<FoldEvent>;

const field = (event: FoldEvent, place: number): string => {
  const names = Object.keys(event.data ?? {});
  return names[place % Math.max(names.length, 1)] ?? 'none';
};
const withField = (value: unknown): Spoil => {
  return (event, place) => ({ data: { ...(event.data as object), [field(event, place)]: value } });
};

export const SPOILS: Readonly<Record<string, Spoil>> = {
  'are null': () => ({ data: null }),
  'are a text': () => ({ data: 'PracticeLogged' }),
  'are a number': () => ({ data: 7 }),
  'are a list': () => ({ data: [] }),
  'are empty': () => ({ data: {} }),
  'are of a later schema': () => ({ schema: 99 }),
  'lack a field': (event, place) => {
    const { [field(event, place)]: _gone, ...data } = (event.data ?? {}) as Record<string, unknown>;
    return { data };
  },
  'have null in a field': withField(null),
  'have a text in a field': withField('x'),
  'have a number in a field': withField(4.5),
  'have a list in a field': withField([1]),
  'have an object in a field': withField({ $gt: 1 }),
};

/** What is done to the events of a history: at some places, one of the ways. */
export const spoiling = fc.array(
  fc.record({ at: fc.nat(10_000), how: fc.constantFrom(...Object.keys(SPOILS)), place: fc.nat(20) }),
  { minLength: 1, maxLength: 4 },
);

export function spoil(
  history: readonly FoldEvent[],
  what: readonly { readonly at: number; readonly how: string; readonly place: number }[],
): FoldEvent[] {
  const spoilt = [...history];
  for (const { at, how, place } of what) {
    const index = at % Math.max(spoilt.length, 1);
    const event = spoilt[index];
    if (event) spoilt[index] = { ...event, ...SPOILS[how]?.(event, place) };
  }
  return spoilt;
}

/** Writes data of one event over, in the embedded log of a folder that others may have open. */
export function overwriteData(dataDir: string, position: number, text: string): void {
  const db = openSqlite(join(dataDir, LOG_FILE), { durability: 'normal' });
  try {
    db.prepare('UPDATE events SET data = ? WHERE position = ?').run(text, position);
  } finally {
    db.close();
  }
}

/** Appends a practice, or another event, as Emit does, its chain too, but with other data. Returns its position. */
export async function appendPoison(
  eventStore: Pick<EventStore, 'readStream' | 'append'>,
  memberId: string,
  data: unknown,
  { stream, type } = { stream: practicesStream(memberId), type: 'PracticeLogged' },
): Promise<number> {
  let last = { revision: -1, chain: CHAIN_START, at: 0 };
  for await (const page of eventStore.readStream(stream))
    for (const { revision, metadata } of page) last = { ...metadata, revision };
  const ids = { id: randomUUID(), correlationId: 'c', causationId: 'c' };
  const metadata = { ...ids, at: last.at + 1, memberId, schema: 1 };
  const chain = chainHash(last.chain, stream, last.revision + 1, { type, data, metadata });
  const event = { type, data, metadata: { ...metadata, chain } };
  return (await eventStore.append(stream, last.revision, [event])).position;
}
