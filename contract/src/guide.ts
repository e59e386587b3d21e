import type { Category } from './categories.js';
import type { ClientId, Count, Uuid, Whole } from './formats.js';
import type { Quotation } from './scripture.js';

/**
 * Why a turn gave no whole reply. unavailable: the guide could not be asked, or never began; broken-off: it began and did not
 * come to its end; empty: it came to its end without a word.
 */
export type FailureReason = 'unavailable' | 'broken-off' | 'empty';

/**
 * Returns whether the member pays for a turn that gave no whole reply: for what the model finished, and not for an outage,
 * a time limit or a mistake of the operator's (docs/adr/0041-what-a-turn-costs.md).
 */
export function isCharged(reason: FailureReason): boolean {
  return reason === 'empty';
}

/** Why a reply did not end by itself. length: the guide's limit was reached; refusal: it declined to go on; stopped: by the member. */
export type ReplyStop = 'length' | 'refusal' | 'stopped';

/** A turn that gave no whole reply, on its question. */
export interface WireFailedTurn {
  reason: FailureReason;
  /** The part of the reply that was shown, where there was any. */
  shown?: string;
  /** What it cost, whoever pays. */
  tokens_used: Count;
  /** Whether the member paid for it. */
  charged: boolean;
}

/** What crosses the wire between a member and the guide (spec §3, §7). */

export interface GuideRequest {
  prompt: string;
  category?: Category;
  conversation_id?: string | null;
  /** The client's id of the member's message: with it the server records the turn itself, once. */
  message_id?: string;
  message_history?: { role: 'user' | 'assistant'; content: string }[];
  /** The test pages' persona instruction. */
  system?: string;
  /** IANA time zone of the browser: help in danger is named for the country. */
  time_zone?: string;
}
export interface GuideUsage {
  input_tokens: Count;
  output_tokens: Count;
  cache_read_tokens: Count;
  cache_write_tokens: Count;
  total_tokens: Count;
}
export interface GuideResponse {
  /** @minLength 1 */
  completion: string;
  usage: GuideUsage;
  remaining_tokens: Whole;
  /** The same as usage.total_tokens; one variant reads it (spec §7). */
  tokensUsed: Count;
  conversation_id: Uuid;
  /** The id of the guide's message. */
  message_id: ClientId;
  model: string;
  /** Every quotation of Scripture in the reply, checked; offsets count from the completion's beginning. */
  quotations: Quotation[];
  /** Quoted phrases that could not be matched to a verse. */
  unmatched_phrases: Count;
  stop: 'complete' | ReplyStop;
  /** The reply before it was cleaned; only in debug mode. */
  raw?: string;
}
/** Server-sent events of a streamed reply: `delta` and `correction` many times, then `done` or `error` once. */
export interface GuideDelta {
  text: string;
}
/** Puts other words in the place of some that have come: a verse was not quoted as it stands. */
export interface GuideCorrection {
  /** Where they stand in the text as it is so far; `end` is behind them. */
  start: Count;
  end: Count;
  text: string;
}
/** Returns the text so far with a correction made. */
export function corrected(text: string, { start, end, text: words }: GuideCorrection): string {
  return text.slice(0, start) + words + text.slice(end);
}
