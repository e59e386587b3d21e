import { conversationStream } from '../../domain/conversation/events.js';
import { Injectable } from '@nestjs/common';
import type { RateQuotationRequest, RateReplyRequest } from '@emit/contract/ratings';
import { quotationKey } from '../../domain/conversation/state.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Caller } from '../shared/caller.js';
import { Conversations } from './conversations.service.js';
import { idFor } from '../shared/id-for.js';

/** The reply that is rated, or a quotation of it. */
export interface Rated {
  readonly conversationId: string;
  readonly messageId: string;
}

/** What a member says of replies and of their quotations. */
@Injectable()
export class RateReplyHandler {
  constructor(private readonly conversations: Conversations) {}

  /**
   * The same `idempotencyKey` again changes nothing, also once another rating came after it. Throws
   * CONVERSATION_NOT_FOUND and MESSAGE_NOT_FOUND.
   */
  async rateReply(
    caller: Caller,
    { conversationId, messageId }: Rated,
    { rating, reason }: RateReplyRequest,
    idempotencyKey: string | null,
  ): Promise<void> {
    const state = await this.conversations.read(caller, conversationId);
    const before = state.ratings.get(messageId);
    await this.conversations.run(caller, conversationId, {
      type: 'RateReply',
      ratingId: idFor(caller, idempotencyKey, 'rating', conversationId),
      messageId,
      rating,
      ...sealedReason(caller, reason, before?.reason, { conversationId, messageId }),
    });
  }

  /** `index`: the quotation's place in the reply. Throws the same, and QUOTATION_NOT_FOUND. */
  async rateQuotation(
    caller: Caller,
    { conversationId, messageId }: Rated,
    index: number,
    { verdict, reason }: RateQuotationRequest,
    idempotencyKey: string | null,
  ): Promise<void> {
    const state = await this.conversations.read(caller, conversationId);
    const quotations = state.byId.get(messageId)?.quotations;
    const found = quotations && caller.key.open(quotations)[index];
    const before = state.quotationRatings.get(quotationKey({ messageId, quotation: index }));
    await this.conversations.run(caller, conversationId, {
      type: 'RateQuotation',
      ratingId: idFor(caller, idempotencyKey, 'rating', conversationId),
      messageId,
      quotation: index,
      status: found?.status ?? null,
      verdict,
      ...sealedReason(caller, reason, before?.reason, { conversationId, messageId }),
    });
  }
}

/** The same words stay as they were sealed, so that saying the same again changes nothing. */
function sealedReason(
  { key }: Caller,
  reason: string | undefined,
  before: Sealed | undefined,
  { conversationId, messageId: id }: Rated,
) {
  if (reason === undefined || reason === '') return {};
  if (before !== undefined && key.open(before) === reason) return { reason: before };
  return { reason: key.seal(reason, { stream: conversationStream(conversationId), id, field: 'reason' }) };
}
