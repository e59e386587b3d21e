import { Inject, Injectable } from '@nestjs/common';
import type { Charge, ChargePage } from '@emit/contract/account';
import { isCharge } from '../../domain/conversation/charges.js';
import {
  conversationStream,
  type TokensConsumed,
  type TurnFailed,
} from '../../domain/conversation/events.js';
import { utcDateOf } from '../../domain/scoring/calendar.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import { tokenGrants, type TokenGrant } from '../../projections/token-grants.projection.js';
import { usageByDay, usagePrefix, type UsageDay } from '../../projections/usage-by-day.projection.js';
import type { Caller } from '../shared/caller.js';
import { eventsOf } from '../shared/events-of.js';
import { EVENT_STORE, READ_MODELS } from '../shared/injection-tokens.js';
import { cursorOf, isBefore, type MomentCursor } from '../shared/moment-cursor.js';

type Charged = TokensConsumed | TurnFailed;

/** A charge as the event store has it. */
interface Line extends MomentCursor {
  readonly conversationId: string;
  readonly data: Charged['data'];
}

interface Listed extends Line {
  /** Tokens that were used after it. */
  readonly usedLater: number;
}

/**
 * A member's charges one by one, read from the streams of the conversations that were used on the days shown: read models sum
 * them up by day. What was left after one follows from the balance now and all that came later.
 */
@Injectable()
export class GetChargesHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute(caller: Caller, before: MomentCursor | null, limit: number): Promise<ChargePage> {
    const { memberId } = caller;
    const [account, grants, days] = await Promise.all([
      this.models.get(tokenBalance, memberId),
      this.models.get(tokenGrants, memberId),
      this.models.list(usageByDay, { keyPrefix: usagePrefix(memberId) }),
    ]);
    // What the balance does not know yet is none of its lines.
    const upTo = account?.position ?? 0;
    const newestFirst = days.map(({ body }) => body).reverse();
    const lines: Listed[] = [];
    for await (const line of this.lines(newestFirst, before, upTo)) {
      lines.push(line);
      if (lines.length > limit) break;
    }
    const shown = lines.slice(0, limit);
    const last = shown.at(-1);
    const named = await this.names(caller);
    const left = leftAfter(account?.body.balance ?? 0, grants?.body.grants ?? []);
    const charges = shown.map((line) => chargeOf(line, named(line.conversationId), left(line)));
    return { charges, next: lines.length > limit && last ? cursorOf(last) : null };
  }

  /** Those before the cursor, the newest first. */
  private async *lines(
    days: readonly UsageDay[],
    before: MomentCursor | null,
    upTo: number,
  ): AsyncGenerator<Listed> {
    const streams = new Map<string, Promise<Line[]>>();
    const lastDay = before && utcDateOf(before.at);
    let usedLater = 0;
    for (const day of days) {
      if (lastDay !== null && day.date > lastDay) {
        usedLater += day.conversations.reduce((sum, { totalTokens }) => sum + totalTokens, 0);
        continue;
      }
      for (const line of await this.linesOf(day, streams)) {
        if (line.position > upTo) continue;
        if (before === null || isBefore(line, before)) yield { ...line, usedLater };
        usedLater += line.data.totalTokens;
      }
    }
  }

  private async linesOf(
    { date, conversations }: UsageDay,
    streams: Map<string, Promise<Line[]>>,
  ): Promise<Line[]> {
    const lines: Line[] = [];
    for (const { conversationId: id } of conversations) {
      const known = streams.get(id) ?? this.chargesIn(id);
      streams.set(id, known);
      lines.push(...(await known).filter(({ at }) => utcDateOf(at) === date));
    }
    return lines.sort((one, other) => (isBefore(one, other) ? 1 : -1));
  }

  private async chargesIn(conversationId: string): Promise<Line[]> {
    const lines: Line[] = [];
    for await (const event of eventsOf<Charged>(this.store, conversationStream(conversationId))) {
      const { at, position, data } = event;
      if (isCharge(event)) lines.push({ at, position, conversationId, data });
    }
    return lines;
  }

  private async names({ memberId, key }: Caller): Promise<(id: string) => Pick<Charge, 'title' | 'deleted'>> {
    const conversations = await this.models.list(conversationList, { owner: memberId });
    const listed = new Map(conversations.map((document) => [document.key, document.body]));
    return (id) => {
      const { title = null, deleted = false } = listed.get(id) ?? {};
      return { title: title && key.open(title), deleted };
    };
  }
}

/** What is left now was there then, but for what was granted since, and with what was used since. */
function leftAfter(balance: number, grants: readonly TokenGrant[]): (line: Listed) => number {
  return ({ at, usedLater }) => {
    const granted = grants.reduce((sum, grant) => (grant.at > at ? sum + grant.amount : sum), 0);
    return balance - granted + usedLater;
  };
}

function chargeOf(
  { at, conversationId, data }: Line,
  named: Pick<Charge, 'title' | 'deleted'>,
  balance: number,
): Charge {
  return {
    charged_at: new Date(at).toISOString(),
    conversation_id: conversationId,
    ...named,
    ...('failureId' in data
      ? { message_id: data.questionId, failed: data.reason }
      : { message_id: data.messageId, failed: null }),
    model: data.model,
    input_tokens: data.inputTokens,
    cache_read_tokens: data.cacheReadTokens,
    cache_write_tokens: data.cacheWriteTokens,
    output_tokens: data.outputTokens,
    total_tokens: data.totalTokens,
    balance,
  };
}
