/** Where one of a member's charges or practices stands among them: by its time, then by its place in the event store. */
export interface MomentCursor {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Of its event: in the whole event store, or its revision in its stream. */
  readonly position: number;
}

/** 15 digits: within what a date, and a number, can be. */
export const CURSOR = /^(\d{1,15})-(\d{1,15})$/;

export function cursorOf({ at, position }: MomentCursor): string {
  return `${at}-${position}`;
}

/** Null for a text that is none. */
export function cursorIn(text: string): MomentCursor | null {
  const [, at, position] = CURSOR.exec(text) ?? [];
  return at === undefined ? null : { at: Number(at), position: Number(position) };
}

export function isBefore(one: MomentCursor, other: MomentCursor): boolean {
  return one.at < other.at || (one.at === other.at && one.position < other.position);
}
