/** Where a charge stands among a member's: by its time, then by its position in the event store. */
export interface ChargeCursor {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly position: number;
}

/** 15 digits: within what a date, and a number, can be. */
export const CURSOR = /^(\d{1,15})-(\d{1,15})$/;

export function cursorOf({ at, position }: ChargeCursor): string {
  return `${at}-${position}`;
}

/** Null for a text that is none. */
export function cursorIn(text: string): ChargeCursor | null {
  const [, at, position] = CURSOR.exec(text) ?? [];
  return at === undefined ? null : { at: Number(at), position: Number(position) };
}

export function isBefore(one: ChargeCursor, other: ChargeCursor): boolean {
  return one.at < other.at || (one.at === other.at && one.position < other.position);
}
