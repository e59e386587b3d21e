import { movedFields } from '../../features/shared/moved-values.js';
import type { ConversationEvent, TokensConsumed, TurnFailed } from '../../domain/conversation/events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { CHAIN_START, isChainOf } from '../../proof/chain.js';
import type { Progress } from '../support/progress.js';
import type { Comparison } from './against/comparison.js';
import { Breaks } from './breaks.js';
import type { ColumnCheck } from './column-check.js';
import type { Findings } from './findings.js';
import { IdSet } from './id-set.js';
import { StreamEnds, type StreamEnd } from './stream-ends.js';

type Tokens = Omit<TokensConsumed['data'], 'messageId'> | TurnFailed['data'];

const BEFORE_FIRST: StreamEnd = { revision: -1, position: 0, chain: CHAIN_START };

/** What a conversation owes: replies of turns whose tokens have not come yet. */
interface Conversation {
  readonly unpaid: Map<string, number>;
  deleted: boolean;
}

/**
 * Looks at every event once: each stream's revisions and hash chain, ids, and that replies and token records stand
 * together (design.md "Events"). Memory grows with the events' ids and the streams: docs/audit.md. A stream's last
 * events, when they are removed, leave no trace in the chain: the store's own record of its streams' ends tells of those.
 */
export class LogCheck {
  private readonly ends = new StreamEnds();
  private last = 0;
  private readonly conversations = new Map<string, Conversation>();
  private readonly ids = new IdSet();
  /** Ids that may be there twice, and where. */
  private readonly suspects = new Map<string, number[]>();
  private readonly breaks: Breaks;

  constructor(
    private readonly findings: Findings,
    private readonly lift: Lift,
    /** Null where the store keeps nothing beside the records. */
    private readonly columns: ColumnCheck | null,
    /** Earlier evidence of the events. */
    private readonly against: readonly Comparison[] = [],
  ) {
    this.breaks = new Breaks(findings);
  }

  /** Reads the event store up to `upTo` (a position). */
  async run(eventStore: EventStore, upTo: number, progress: Progress): Promise<void> {
    for await (const page of eventStore.readAll({ after: 0 })) {
      const events = page.filter(({ position }) => position <= upTo);
      for (const event of events) {
        this.check(event);
        for (const one of this.against) await one.add(event);
      }
      await this.columns?.check(events);
      progress.add(page.length, page.at(-1)?.position ?? 0);
      if ((page.at(-1)?.position ?? 0) >= upTo) break;
    }
    this.reportUnpaid();
    await this.reportCutShort(eventStore);
    await this.reportDuplicates(eventStore, upTo);
  }

  /** Once every other check is done: tells breaks that an earlier release may have left apart from changes. */
  explainBreaks(eventStore: EventStore): Promise<void> {
    return this.breaks.explain(eventStore);
  }

  get streams(): number {
    return this.ends.size;
  }

  private check(event: RecordedEvent): void {
    if (this.columns) this.checkPosition(event);
    this.checkPlace(event);
    this.checkSealed(event);
    if (!this.ids.add(event.metadata.id)) this.suspects.set(event.metadata.id, []);
    if (event.stream.startsWith('conversation-')) this.checkTokens(event);
  }

  /** SQLite gives each event the position after the last; EventStoreDB gives places in its own files. */
  private checkPosition({ position, stream }: RecordedEvent): void {
    const [first, last] = [this.last + 1, position - 1];
    if (first <= last) {
      const missing = first === last ? `position ${first} is` : `positions ${first} to ${last} are`;
      const what = `${missing} missing before position ${position}: what stood there was removed, or the rest was moved`;
      this.findings.add({ check: 'positions', where: stream, what, positions: [position] });
    }
    this.last = position;
  }

  private checkPlace(event: RecordedEvent): void {
    const { stream, revision, position, metadata } = event;
    const end = this.ends.get(stream) ?? BEFORE_FIRST;
    const positions = end.position > 0 ? [end.position, position] : [position];
    if (revision !== end.revision + 1) {
      const what = `revision ${revision} follows ${end.revision}: events are missing, moved or doubled`;
      this.findings.add({ check: 'revisions', where: stream, what, positions });
    } else if (!isChainOf(metadata.chain, end.chain, stream, revision, event)) {
      this.breaks.add(event, positions);
    }
    // From here on with the chain as recorded, so that one change is reported once.
    this.ends.set(stream, { revision, chain: metadata.chain, position });
  }

  private checkSealed(event: RecordedEvent): void {
    const { stream, type, position } = event;
    for (const field of movedFields(event)) {
      const what = `the sealed ${field} of a ${type} belongs to another event: it was moved here`;
      this.findings.add({ check: 'sealed', where: stream, what, positions: [position] });
    }
  }

  private checkTokens({ type, data, stream, position, metadata }: RecordedEvent): void {
    const conversation = this.conversations.get(stream) ?? { unpaid: new Map(), deleted: false };
    // Nothing is known of data that somebody has made unreadable: the chain tells of it.
    if (data === null || typeof data !== 'object') return;
    const event = { type, data: this.lift(type, metadata.schema, data) } as ConversationEvent;
    if (event.type === 'MessageSent' && event.data.role === 'assistant' && event.data.via === 'turn') {
      conversation.unpaid.set(event.data.messageId, position);
    } else if (event.type === 'TokensConsumed') {
      this.checkRecord(event.data, stream, position, conversation);
    } else if (event.type === 'TurnFailed') {
      this.checkSum(event.data.failureId, event.data, stream, position);
    } else if (event.type === 'ConversationDeleted') {
      conversation.deleted = true;
    }
    // Only what is open is kept: most conversations owe nothing after each turn.
    if (conversation.deleted || conversation.unpaid.size > 0) this.conversations.set(stream, conversation);
    else this.conversations.delete(stream);
  }

  private checkRecord(
    data: TokensConsumed['data'],
    stream: string,
    position: number,
    { unpaid, deleted }: Conversation,
  ): void {
    const { messageId } = data;
    if (!unpaid.delete(messageId) && !deleted) {
      const what = `tokens are recorded for ${messageId}, which is no reply that awaits them`;
      this.findings.add({ check: 'tokens-without-reply', where: stream, what, positions: [position] });
    }
    this.checkSum(messageId, data, stream, position);
  }

  private checkSum(id: string, data: Tokens, stream: string, position: number): void {
    const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, totalTokens } = data;
    const parts = [inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens];
    const sum = parts.reduce((all, one) => all + one, 0);
    if (sum === totalTokens) return;
    const areNumbers = [...parts, totalTokens].every(Number.isSafeInteger);
    const what = areNumbers
      ? `totalTokens of ${id} is ${totalTokens}, its parts add up to ${sum}`
      : `the tokens of ${id} are no whole numbers`;
    this.findings.add({ check: 'token-sum', where: stream, what, positions: [position] });
  }

  private reportUnpaid(): void {
    for (const [stream, { unpaid }] of this.conversations) {
      for (const [messageId, position] of unpaid) {
        const what = `the reply ${messageId} has no token record`;
        this.findings.add({ check: 'reply-without-tokens', where: stream, what, positions: [position] });
      }
    }
  }

  /** Against the record that the store keeps of its streams' ends, which a running server may have moved on meanwhile. */
  private async reportCutShort(eventStore: EventStore): Promise<void> {
    for await (const page of eventStore.streamEnds()) {
      for (const { stream, revision } of page) {
        const end = this.ends.get(stream) ?? BEFORE_FIRST;
        if (revision === end.revision) continue;
        if (revision > end.revision && (await reaches(eventStore, stream, end.revision + 1, revision)))
          continue;
        const what =
          revision < end.revision
            ? `the record of the stream's end says revision ${revision}, and it goes on to ${end.revision}: the record was changed`
            : `the stream was written up to revision ${revision} and ${endsAt(end.revision)}`;
        const positions = end.position > 0 ? [end.position] : [];
        this.findings.add({ check: 'stream-end', where: stream, what, positions });
      }
    }
  }

  /** Looks at the ids themselves: a hash may be shared. */
  private async reportDuplicates(eventStore: EventStore, upTo: number): Promise<void> {
    if (this.suspects.size === 0) return;
    for await (const page of eventStore.readAll({ after: 0 })) {
      for (const { metadata, position } of page) {
        if (position <= upTo) this.suspects.get(metadata.id)?.push(position);
      }
    }
    for (const [id, positions] of this.suspects) {
      if (positions.length < 2) continue;
      this.findings.add({
        check: 'duplicate-id',
        where: id,
        what: `${positions.length} events have this id`,
        positions,
      });
    }
  }
}

function endsAt(revision: number): string {
  return revision < 0
    ? 'has no event: all of them were removed'
    : `ends at ${revision}: its last events were removed`;
}

/** Whether the stream has every event from one revision to another. */
async function reaches(eventStore: EventStore, stream: string, from: number, to: number): Promise<boolean> {
  let next = from;
  for await (const page of eventStore.readStream(stream, from)) {
    for (const { revision } of page) if (revision === next) next += 1;
  }
  return next > to;
}
