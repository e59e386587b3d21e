import type { Category } from './categories.js';
import type { ClientId, Count, Uuid, Whole } from './formats.js';
import type { Quotation } from './scripture.js';

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
  /** length: the guide's limit was reached; refusal: it declined to go on. */
  stop: 'complete' | 'length' | 'refusal';
  /** The reply before it was cleaned; only in debug mode. */
  raw?: string;
}
/** Server-sent events of a streamed reply: `delta` many times, then `done` or `error` once. */
export interface GuideDelta {
  text: string;
}
