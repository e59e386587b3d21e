import { Refusal } from '../../kernel/refusal.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { RateQuotation, RateReply } from './commands.js';
import type { ConversationEvent } from './events.js';
import { quotationKey, type ConversationState } from './state.js';

/** Refuses CONVERSATION_NOT_FOUND and MESSAGE_NOT_FOUND. */
export function rateReply(command: RateReply, state: ConversationState): ConversationEvent[] {
  const { ratingId, messageId, rating } = command;
  checkReply(messageId, state);
  const before = state.ratings.get(messageId);
  const reason = reasonOf(rating, command.reason);
  if (state.ratingIds.has(ratingId)) return [];
  if (rating === (before?.rating ?? 'none') && reason === before?.reason) return [];
  return [{ type: 'ReplyRated', data: { ratingId, messageId, rating, ...(reason && { reason }) } }];
}

/** The same of one of its quotations; refuses QUOTATION_NOT_FOUND, too. */
export function rateQuotation(command: RateQuotation, state: ConversationState): ConversationEvent[] {
  const { ratingId, messageId, quotation, status, verdict } = command;
  checkReply(messageId, state);
  if (status === null) throw new Refusal('QUOTATION_NOT_FOUND');
  const before = state.quotationRatings.get(quotationKey(command));
  const reason = reasonOf(verdict, command.reason);
  if (state.ratingIds.has(ratingId)) return [];
  if (verdict === (before?.verdict ?? 'none') && reason === before?.reason) return [];
  const said = { ratingId, messageId, quotation, status, verdict };
  return [{ type: 'QuotationRated', data: { ...said, ...(reason && { reason }) } }];
}

/** Questions are not rated, nor is what is in another conversation. */
function checkReply(messageId: string, state: ConversationState): void {
  if (state.status !== 'open') throw new Refusal('CONVERSATION_NOT_FOUND');
  if (state.byId.get(messageId)?.role !== 'assistant') throw new Refusal('MESSAGE_NOT_FOUND');
}

/** To take something back needs none: there would be nothing that it belongs to. */
function reasonOf(said: string, reason: Sealed | undefined): Sealed | undefined {
  return said === 'none' ? undefined : reason;
}
