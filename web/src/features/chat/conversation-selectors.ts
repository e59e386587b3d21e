import { createSelector } from '@reduxjs/toolkit';
import { selectChat } from './chat.slice';
import { byNewest, countOf, kindOf } from './conversation';

export const selectNewestFirst = createSelector(
  (state: Parameters<typeof selectChat>[0]) => selectChat(state).items,
  (items) => [...items].sort(byNewest),
);

/** Biblical conversations with messages, newest first: what can become a practice (spec §5 "Prefill from chat"). */
export const selectBiblical = createSelector(selectNewestFirst, (conversations) =>
  conversations.filter((conversation) => kindOf(conversation) === 'biblical' && countOf(conversation) > 0),
);
