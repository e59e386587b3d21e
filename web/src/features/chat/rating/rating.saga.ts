import type { Action } from '@reduxjs/toolkit';
import { call, put, race, take, takeEvery } from 'typed-redux-saga';
import { textOf } from '../../../shared/api/errors';
import { askUntilAnswered } from '../../../shared/lib/ask-again';
import { rateQuotation, rateReply } from '../chat-api';
import { chatActions } from '../chat.slice';
import { ratedKey, ratingActions, type Said } from './rating.slice';

const NOT_KEPT = 'Your rating could not be sent.';

/** Tells the server what the member says of replies and verses; of the same one the last counts. */
export function* ratingSaga() {
  yield* takeEvery(ratingActions.said, tell);
}

function* tell({ payload: said }: ReturnType<typeof ratingActions.said>) {
  const isAnother = (action: Action) =>
    ratingActions.said.match(action) && ratedKey(action.payload) === ratedKey(said);
  // Sent again it is the same rating, also where the first answer was lost.
  yield* race([call(tellUntilKept, said, crypto.randomUUID()), take(isAnother)]);
}

function* tellUntilKept(said: Said, key: string) {
  yield* askUntilAnswered(
    function* () {
      yield* call(send, said, key);
      yield* put(chatActions.rated({ ...said, now: Date.now() }));
      yield* put(ratingActions.kept(said));
    },
    function* (error) {
      yield* put(ratingActions.notKept({ said, text: textOf(error, NOT_KEPT) }));
    },
  );
}

function send({ conversationId, messageId, quotation, rating, reason }: Said, key: string) {
  const reply = { conversationId, messageId };
  if (quotation === null && rating !== 'wrong') return rateReply(reply, { rating, reason }, key);
  const verdict = rating === 'wrong' ? 'wrong' : 'none';
  return rateQuotation({ ...reply, quotation: quotation ?? 0 }, { verdict, reason }, key);
}
