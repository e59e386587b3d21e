import type { FoldEvent } from './event.js';

/** Between two events' data. JSON that is written on one line never holds it, and a list of them is JSON again. */
export const SEPARATOR = ',\n';

const CHANGED = 'The log holds data that Emit did not write: emit audit verify --no-models names the event';

/**
 * Events as folds need them, by columns and with their data as JSON text: read in half the time of an object each, and
 * handed to another thread in a fifth (docs/adr/0012-rebuilds.md).
 */
export interface UnparsedPage {
  readonly positions: readonly number[];
  readonly revisions: readonly number[];
  /** Epoch milliseconds. */
  readonly ats: readonly number[];
  /** A number stands for the same stream in all pages of a reading; a stream may have several. */
  readonly streams: readonly number[];
  /** A number stands for a type and the schema of its data. */
  readonly types: readonly number[];
  /** The data of each, `null` where it was not wanted, with SEPARATOR between them. */
  readonly data: string;
  readonly names: PageNames;
}

/** What the numbers of a page stand for; asked while the page is at hand. */
export interface PageNames {
  stream(number: number): { readonly name: string; readonly member: string };
  type(number: number): { readonly name: string; readonly schema: number };
}

/** Throws when the data are not as many as the events, as somebody may have changed them. */
export function dataOfPage(data: string, events: number): unknown[] {
  const parsed = JSON.parse(`[${data}]`) as unknown[];
  if (parsed.length !== events) throw new Error(CHANGED);
  return parsed;
}

/** Throws as dataOfPage does. */
export function splitData({ data, positions }: UnparsedPage): string[] {
  const each = data.split(SEPARATOR);
  if (each.length !== positions.length) throw new Error(CHANGED);
  return each;
}

/** Throws as dataOfPage does. */
export function parsePage({
  positions,
  revisions,
  ats,
  streams,
  types,
  data,
  names,
}: UnparsedPage): FoldEvent[] {
  return dataOfPage(data, positions.length).map((one, index) => {
    const stream = names.stream(streams[index] as number);
    const type = names.type(types[index] as number);
    return {
      type: type.name,
      data: one,
      schema: type.schema,
      stream: stream.name,
      revision: revisions[index] as number,
      position: positions[index] as number,
      at: ats[index] as number,
      memberId: stream.member,
    };
  });
}
