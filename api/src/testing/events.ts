import type { MessageSent, TokensConsumed, TurnFailed } from '../domain/conversation/events.js';
import type { PracticeLogged, PracticeNotes } from '../domain/practice/events.js';
import type { DomainEvent, FoldEvent } from '../kernel/event.js';
import { HistoryWriter } from './history-writer.js';
import { sealedAs } from './sealed.js';

/** What happened, where and when; by 'ada' where no member is given. */
export interface Happening {
  /** ISO instant. */
  readonly at: string;
  readonly stream: string;
  readonly event: DomainEvent;
  readonly memberId?: string;
}

/** These happenings as they are stored, in their order. */
export function logOf(...happenings: Happening[]): FoldEvent[] {
  const writer = new HistoryWriter(0, 'ada');
  return happenings.reduce<FoldEvent[]>((log, { at, stream, event, memberId = 'ada' }, index) => {
    writer.at = Date.parse(at);
    writer.append(stream, event);
    return [...log, ...writer.events.slice(index).map((recorded) => ({ ...recorded, memberId }))];
  }, []);
}

/** A practice at a local time, '2026-11-20T08:00+01:00': 30 minutes of Bible Study rated 8 unless told otherwise. */
export function practised(local: string, change: Partial<PracticeLogged['data']> = {}): Happening {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(local) ?? [];
  const event: PracticeLogged = {
    type: 'PracticeLogged',
    data: {
      practiceId: `p-${local}`,
      mindstream: 'power',
      practiceType: 'Bible Study',
      durationMinutes: 30,
      qualityRating: 8,
      localDate: local.slice(0, 10),
      timeZone: 'Europe/Paris',
      utcOffsetMinutes: Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)),
      notes: sealedAs<PracticeNotes>(`notes-${local}`),
      ...change,
    },
  };
  return { at: local, stream: 'practices-ada', event };
}

export function messageSent(messageId: string, change: Partial<MessageSent['data']> = {}): MessageSent {
  return {
    type: 'MessageSent',
    data: {
      messageId,
      role: 'user',
      category: 'biblical',
      text: sealedAs(`text-${messageId}`),
      sentAt: 1_000,
      via: 'turn',
      ...change,
    },
  };
}

/** A reply that cost `totalTokens`, all of them output unless told otherwise. */
export function tokensConsumed(
  messageId: string,
  totalTokens: number,
  change: Partial<TokensConsumed['data']> = {},
): TokensConsumed {
  return {
    type: 'TokensConsumed',
    data: {
      messageId,
      model: 'small',
      inputTokens: 0,
      outputTokens: totalTokens,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      totalTokens,
      ...change,
    },
  };
}

/** A turn that broke off at a cost of 10 tokens, which the operator pays, unless told otherwise. */
export function turnFailed(questionId: string, change: Partial<TurnFailed['data']> = {}): TurnFailed {
  return {
    type: 'TurnFailed',
    data: {
      failureId: `failure-${questionId}`,
      questionId,
      reason: 'broken-off',
      model: 'small',
      inputTokens: 8,
      outputTokens: 2,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      totalTokens: 10,
      charged: false,
      ...change,
    },
  };
}
