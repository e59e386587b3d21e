import { useDispatch, useSelector } from 'react-redux';
import { isTempId } from '@emit/contract/titles';
import { selectActive } from '../chat.slice';
import type { Message } from '../conversation';
import { ratedKey, ratingActions, selectSending, type RatingsRoot, type Said } from './rating.slice';

type What = Said['rating'];

/** What the member says of a reply, or of one of its quotations, and how to say it; null where it cannot be rated yet. */
export function useRating(message: Message, quotation: number | null) {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const key = ratedKey({ messageId: message.id, quotation });
  const sending = useSelector((state: RatingsRoot) => selectSending(state, key));
  // The server knows neither part of a reply nor what it has not been told yet.
  const isUnknown = !conversation || isTempId(conversation.id) || conversation.unsaved?.includes(message.id);
  if (isUnknown || message.stopped) return null;
  const { id: conversationId } = conversation;
  const kept =
    quotation === null
      ? message.rating
      : message.quotation_ratings?.find((one) => one.quotation === quotation);
  const keptRating: What = kept === undefined ? 'none' : 'verdict' in kept ? kept.verdict : kept.rating;
  return {
    key,
    said: sending && sending.error === null ? sending.said.rating : keptRating,
    reason: kept?.reason ?? '',
    error: sending?.error ?? null,
    say: (rating: What, reason?: string) =>
      void dispatch(ratingActions.said({ conversationId, messageId: message.id, quotation, rating, reason })),
    again: () => sending && void dispatch(ratingActions.said(sending.said)),
  };
}
export type RatingOf = NonNullable<ReturnType<typeof useRating>>;
