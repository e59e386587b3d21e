import type { Draft } from '@reduxjs/toolkit';
import type { WireQuotationRating } from '@emit/contract/ratings';
import type { Conversation, Message } from '../conversation';
import type { Said } from './rating.slice';

/** A rating that the server keeps. */
export interface KeptRating extends Said {
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Shows it with its reply. Other tabs take it over, as a change later than what they have. */
export function applyRating(own: Draft<Conversation>, { now, ...said }: KeptRating): void {
  own.messages = own.messages.map((message) =>
    message.id === said.messageId ? rated(message, said) : message,
  );
  own.updatedAt = Math.max(own.updatedAt, now);
}

function rated<M extends Message>(message: M, { quotation, rating, reason }: Said): M {
  const why = reason === undefined || reason === '' ? {} : { reason };
  if (quotation === null) {
    const said = rating === 'up' || rating === 'down' ? { rating, ...why } : undefined;
    return { ...message, rating: said };
  }
  const others = (message.quotation_ratings ?? []).filter((one) => one.quotation !== quotation);
  const mine: WireQuotationRating[] = rating === 'wrong' ? [{ quotation, verdict: rating, ...why }] : [];
  const all = [...others, ...mine].sort((a, b) => a.quotation - b.quotation);
  return { ...message, quotation_ratings: all.length > 0 ? all : undefined };
}
