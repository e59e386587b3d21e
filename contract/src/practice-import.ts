import type { MindStreamType } from './mindstreams.js';

/** Where imported practices come from: Loop Habit Tracker, any CSV file, a download of a member's own data. */
export const IMPORT_SOURCES = ['loop', 'csv', 'emit'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Before it nobody can have written practices down for an import. */
export const EARLIEST_IMPORT = '1970-01-01';

export interface ImportRow {
  /** Tells the row from every other of its source, the same each time the file is read; of a download, the practice's id. */
  key: string;
  /** 'YYYY-MM-DD'. */
  practice_date: string;
  mindstream_type: MindStreamType;
  practice_type: string;
  practice_name?: string;
  duration_minutes: number;
  quality_rating: number;
  insights_gained?: string;
}

export interface ImportRequest {
  source: ImportSource;
  /** IANA time zone of the browser. */
  time_zone?: string;
  practices: ImportRow[];
}

/** What becomes of a row, or would. */
export type ImportResult = 'added' | 'known' | 'in_future' | 'too_early' | 'day_full';

export interface ImportResponse {
  /** One for each practice of the request, in its order. */
  results: ImportResult[];
}

/** Why a row is left out; null where it is not. */
export const IMPORT_REASONS = {
  added: null,
  known: 'It is already there',
  in_future: 'Its date is in the future',
  too_early: 'Its date is before 1970',
  day_full: 'Its day would have more than 24 hours of practice',
} as const satisfies Record<ImportResult, string | null>;
