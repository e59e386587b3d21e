import type { MindStreamType } from '@emit/contract/mindstreams';
import type { ImportRow, ImportSource } from '@emit/contract/practice-import';
import type { DateOrder } from './read-dates';
import type { MinutesUnit } from './read-minutes';

/** What a column can say of a practice. */
export const FIELDS = ['date', 'activity', 'name', 'minutes', 'quality', 'insights'] as const;
export type Field = (typeof FIELDS)[number];

/** The number of a field's column; null where the file has none. */
export type Columns = Record<Field, number | null>;

export interface ImportRecord {
  /** Where it stands in the file, as it is told: 'Line 7'. */
  readonly place: string;
  readonly cells: readonly string[];
  /** The same each time, and no other record's. */
  readonly key: string;
}

/** A file as a table, whatever it was. */
export interface ImportFile {
  readonly name: string;
  readonly source: ImportSource;
  readonly header: readonly string[];
  readonly records: readonly ImportRecord[];
  /** What its columns are, where that is known and not guessed. */
  readonly columns: Columns | null;
  /** Days on which a habit was not done. */
  readonly notDone: number;
}

/** What an activity is in Emit. */
export interface Kind {
  readonly stream: MindStreamType;
  readonly type: string;
  /** Of a record that does not say how long it was. */
  readonly minutes: number;
}

export interface Mapping {
  readonly columns: Columns;
  readonly order: DateOrder;
  /** Of plain numbers. */
  readonly unit: MinutesUnit;
  /** By activity; null is left out. */
  readonly kinds: Readonly<Record<string, Kind | null>>;
  /** Of a record that is not rated. */
  readonly quality: number;
}

/** A record as it would be imported, or why it is not. */
export type Candidate = { readonly place: string; readonly says: string } & (
  { readonly row: ImportRow; readonly problem: null } | { readonly row: null; readonly problem: string }
);

/** What is wrong with a whole file, in words for the member. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
}
