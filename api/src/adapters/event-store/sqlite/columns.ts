import type { FoldEvent } from '../../../kernel/event.js';

const CHANGED = 'its data are no JSON: Emit did not write them';

/** A row as an array of its columns. */
export type Row = (number | string | null)[];

export function numbersIn(column: Row[number] | undefined): number[] {
  return JSON.parse(`[${column ?? ''}]`) as number[];
}

/** Null where they are no JSON. */
export function listIn(column: Row[number] | undefined): unknown[] | null {
  try {
    return JSON.parse(`[${column ?? ''}]`) as unknown[];
  } catch {
    return null;
  }
}

/** One event's. */
export function dataIn(text: Row[number] | undefined): Pick<FoldEvent, 'data' | 'fault'> {
  const [data, ...others] = listIn(text) ?? [undefined];
  return data === undefined || others.length > 0 ? { data: null, fault: CHANGED } : { data };
}
