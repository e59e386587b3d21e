import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import { isRight, type QuotationStatus } from '@emit/contract/scripture';
import type { ConversationEvent } from '../../domain/conversation/events.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { Folded } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { compareTexts } from '../support/compare-texts.js';

/** What is counted of a model's replies in a response format. */
export const RATING_COUNTS = ['replies', 'up', 'down', 'wrongVerses', 'wrongCalledRight', 'reasons'] as const;
type Count = (typeof RATING_COUNTS)[number];

export interface RatingRow extends Record<Count, number> {
  readonly model: string;
  /** Of the question; of the conversation where the question has none. */
  readonly category: Category;
}

/** The model of replies that a client saved: the event store does not know who wrote them. */
const SAVED_BY_CLIENT = 'saved by a client';

export interface RatingQuery {
  /** When the reply was recorded, epoch milliseconds, both included. */
  readonly from: number;
  readonly to: number;
}

/** Told of each page of the event store. */
export interface Seen {
  add(events: number, position: number): void;
}

/** What a member said of one reply last. */
interface Said {
  rating: 'up' | 'down' | 'none';
  hasReason: boolean;
  /** By the quotation's place: what the check had said of those that are wrong. */
  readonly wrong: Map<number, { status: QuotationStatus; hasReason: boolean }>;
}

const RATING_TYPES = ['ReplyRated', 'QuotationRated'] as const;
const REPLY_TYPES = ['ConversationStarted', 'MessageSent', 'TokensConsumed'] as const;
type Rating = Extract<Folded<ConversationEvent>, { type: (typeof RATING_TYPES)[number] }>;
type Reply = Extract<Folded<ConversationEvent>, { type: (typeof REPLY_TYPES)[number] }>;

/**
 * Counts what members say of replies and of the verses in them, from the event store, by model and format. No text is opened. Two
 * passes: the ratings first, which are few, then the replies; a rating stands far behind its reply. Rows by model and format.
 */
export async function countRatings(
  store: Pick<EventStore, 'replay'>,
  lift: Lift,
  query: RatingQuery,
  seen?: Seen,
): Promise<RatingRow[]> {
  const said = new Map<string, Said>();
  const rows = new Map<string, RatingRow>();
  const categories = new Map<string, Category>();
  for await (const event of eventsOf<Rating>(store, lift, RATING_TYPES)) hear(said, event);
  for await (const event of eventsOf<Reply>(store, lift, REPLY_TYPES, seen)) {
    const model = modelOf(event, categories);
    if (model === null || event.at < query.from || event.at > query.to) continue;
    const row = rowOf(rows, model, categories.get(event.stream) ?? DEFAULT_CATEGORY);
    row.replies += 1;
    count(row, said.get(keyOf(event)));
  }
  return [...rows.values()].sort(
    (a, b) => compareTexts(a.model, b.model) || compareTexts(a.category, b.category),
  );
}

async function* eventsOf<E extends FoldEvent>(
  store: Pick<EventStore, 'replay'>,
  lift: Lift,
  types: readonly E['type'][],
  seen?: Seen,
): AsyncGenerator<E> {
  for await (const page of store.replay({ after: 0, types })) {
    // The types asked for are these, and lifting gives their present shape.
    for (const event of page) yield { ...event, data: lift(event.type, event.schema, event.data) } as E;
    seen?.add(page.length, page.at(-1)?.position ?? 0);
  }
}

function keyOf({ stream, data }: Rating | Reply): string {
  return `${stream} ${'messageId' in data ? data.messageId : ''}`;
}

function hear(said: Map<string, Said>, event: Rating): void {
  const key = keyOf(event);
  const before = said.get(key) ?? { rating: 'none', hasReason: false, wrong: new Map() };
  const hasReason = event.data.reason !== undefined;
  if (event.type === 'ReplyRated') Object.assign(before, { rating: event.data.rating, hasReason });
  else if (event.data.verdict === 'none') before.wrong.delete(event.data.quotation);
  else before.wrong.set(event.data.quotation, { status: event.data.status, hasReason });
  said.set(key, before);
}

/** The model of a reply that ends with this event, null for any other; keeps the format that is asked in. */
function modelOf(event: Reply, categories: Map<string, Category>): string | null {
  switch (event.type) {
    case 'ConversationStarted':
      categories.set(event.stream, event.data.category);
      return null;
    case 'MessageSent': {
      const { role, category, via } = event.data;
      if (role === 'user' && category !== null) categories.set(event.stream, category);
      return role === 'assistant' && via === 'save' ? SAVED_BY_CLIENT : null;
    }
    case 'TokensConsumed':
      return event.data.model;
    default:
      return event satisfies never;
  }
}

function rowOf(rows: Map<string, RatingRow>, model: string, category: Category): RatingRow {
  const key = `${category} ${model}`;
  const zero = { replies: 0, up: 0, down: 0, wrongVerses: 0, wrongCalledRight: 0, reasons: 0 };
  const row = rows.get(key) ?? { model, category, ...zero };
  rows.set(key, row);
  return row;
}

function count(row: RatingRow, said: Said | undefined): void {
  if (!said) return;
  if (said.rating !== 'none') row[said.rating] += 1;
  const wrong = [...said.wrong.values()];
  row.wrongVerses += wrong.length;
  row.wrongCalledRight += wrong.filter(({ status }) => isRight(status)).length;
  row.reasons += [said, ...wrong].filter(({ hasReason }) => hasReason).length;
}
