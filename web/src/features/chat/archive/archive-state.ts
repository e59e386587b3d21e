import type { PayloadAction } from '@reduxjs/toolkit';
import * as chat from '../chat-state';
import { isAt, placeOf, type Place } from './place';

export interface Placed extends Partial<Place> {
  readonly id: string;
  readonly now: number;
}

/** Pins or archives a conversation, or takes that back. One that is archived while it is open makes room for the next. */
export function placed(state: chat.ChatState, { payload }: PayloadAction<Placed>): void {
  const { id, now, ...change } = payload;
  const own = chat.find(state.items, id);
  if (!own) return;
  const place = { ...placeOf(own), ...change };
  if (isAt(own, place)) return;
  Object.assign(own, place, { placed: true, updatedAt: Math.max(own.updatedAt, now) });
  state.archiving = state.archiving.filter((one) => one.id !== id);
  if (change.archived !== true) return;
  const wasOpen = state.activeId === id;
  state.archiving.push({ id, key: id, order: (state.undoable += 1), wasOpen });
  chat.leaveOpen(state, [id]);
}

export interface ArchivingUndone {
  readonly id: string;
  readonly now: number;
}

export function archivingUndone(state: chat.ChatState, action: PayloadAction<ArchivingUndone>): void {
  const { id, now } = action.payload;
  const undone = state.archiving.find((one) => one.id === id);
  if (!undone) return;
  placed(state, { ...action, payload: { id, now, archived: false } });
  if (undone.wasOpen) chat.open(state, id);
}

/** It stays where it is: undoing it is over. */
export function archivingOver(state: chat.ChatState, { payload: id }: PayloadAction<string>): void {
  state.archiving = state.archiving.filter((one) => one.id !== id);
}
