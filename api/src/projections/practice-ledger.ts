import type { MindStreamType } from '@emit/contract/mindstreams';
import type {
  PracticeCorrected,
  PracticeFacts,
  PracticeLogged,
  PracticesImported,
} from '../domain/practice/events.js';
import { dayNumberOf, utcDateOf } from '../domain/scoring/calendar.js';
import { requireFields } from '../kernel/fields.js';
import type { Folded } from '../kernel/projection.js';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const BETWEEN_FIELDS = ' ';
const AFTER_ROW = ';';
const SEPARATOR = /[ ;]/;
const RADIX = 36;

/** A practice as it counts now. */
export interface LedgerRow {
  readonly practiceId: string;
  readonly mindstream: MindStreamType;
  readonly practiceType: string;
  readonly durationMinutes: number;
  readonly qualityRating: number;
  /** When it was done, epoch milliseconds: one of an earlier date at the hour of that day at which it was logged. */
  readonly at: number;
  readonly utcOffsetMinutes: number;
  /** The date that these two make. */
  readonly localDate: string;
  /** Of the event that logged it, which tells practices of one moment apart. */
  readonly revision: number;
  /** Of the event that says what it is now: its notes stand there. */
  readonly notesRevision: number;
}

/**
 * Every practice of a member that counts, in the order in which they were done, so that a fold can take one away and count
 * again. Packed, because a practice more must not cost the reading of all that are there: some 60 bytes each.
 */
export interface PracticeLedger {
  rows: string;
  /** What the numbers in the rows stand for: 'power/Bible Study'. */
  kinds: string[];
  /** Of the last row; null without one. */
  latestAt: number | null;
}

const IMPORTED_FACTS = {
  practiceId: 'text',
  mindstream: 'text',
  practiceType: 'text',
  durationMinutes: 'number',
  qualityRating: 'number',
  utcOffsetMinutes: 'number',
  localDate: 'date',
} as const;
const FACTS = { ...IMPORTED_FACTS, timeZone: 'text', notes: 'text' } as const;
/** Imported practices say their dates alone: they stand at noon, in the order of their list. */
const NOON_MS = 12 * 3_600_000;

export function newLedger(): PracticeLedger {
  return { rows: '', kinds: [], latestAt: null };
}

/** Adds a practice; returns its row, and whether it is the last of all now: else those after it count anew. */
export function addToLedger(
  ledger: PracticeLedger,
  { data, at, revision }: Folded<PracticeLogged>,
): { row: LedgerRow; isLast: boolean } {
  const row = rowOf(requireFields(data, FACTS), at, revision, revision);
  const isLast = ledger.latestAt === null || row.at >= ledger.latestAt;
  insert(ledger, row);
  return { row, isLast };
}

/** Adds them to their dates, in one pass over all that are there. */
export function importIntoLedger(
  ledger: PracticeLedger,
  { data, revision }: Folded<PracticesImported>,
): void {
  const { practices } = requireFields(data, { timeZone: 'text', notes: 'text' });
  if (!Array.isArray(practices)) throw new RangeError('practices is no list');
  const imported = data.practices.map((practice, index) => {
    const facts = requireFields(practice, IMPORTED_FACTS);
    const noon = NOON_MS + index - facts.utcOffsetMinutes * MS_PER_MINUTE;
    return rowOf(facts, noon, revision, revision);
  });
  const rows = [...rowsOf(ledger), ...imported].sort((a, b) => a.at - b.at || a.revision - b.revision);
  ledger.rows = rows.map((row) => textOf(row, ledger.kinds)).join('');
  ledger.latestAt = rows.at(-1)?.at ?? null;
}

/** Returns whether the practice is there: an operator may have skipped the event that logged it. */
export function correctInLedger(
  ledger: PracticeLedger,
  { data, revision: notesRevision }: Folded<PracticeCorrected>,
): boolean {
  const facts = requireFields(data, FACTS);
  const before = takeOut(ledger, facts.practiceId);
  if (before === null) return false;
  insert(ledger, rowOf(facts, before.at, before.revision, notesRevision));
  return true;
}

/** Returns whether it was there. */
export function removeFromLedger(ledger: PracticeLedger, practiceId: string): boolean {
  return takeOut(ledger, practiceId) !== null;
}

/** In the order in which they were done. */
export function* rowsOf({ rows, kinds }: PracticeLedger): Generator<LedgerRow> {
  for (const text of rows.split(AFTER_ROW)) if (text !== '') yield read(text, kinds);
}

/** `at`: any moment of the practice's hour; it is moved to the practice's date. */
function rowOf(
  data: Omit<PracticeFacts, 'timeZone' | 'notes'>,
  at: number,
  revision: number,
  notesRevision: number,
): LedgerRow {
  const { practiceId, mindstream, practiceType, durationMinutes, qualityRating, utcOffsetMinutes } = data;
  if (SEPARATOR.test(practiceId)) throw new RangeError('practiceId is no id');
  const east = utcOffsetMinutes * MS_PER_MINUTE;
  const days = dayNumberOf(data.localDate) - Math.floor((at + east) / MS_PER_DAY);
  const when = at + days * MS_PER_DAY;
  return {
    practiceId,
    mindstream,
    practiceType,
    durationMinutes,
    qualityRating,
    at: when,
    utcOffsetMinutes,
    localDate: utcDateOf(when + east),
    revision,
    notesRevision,
  };
}

/** At its place in the order, which is mostly the end or near it. */
function insert(ledger: PracticeLedger, row: LedgerRow): void {
  const { rows, latestAt } = ledger;
  const place = latestAt === null || row.at > latestAt ? rows.length : placeFor(row, rows);
  const text = textOf(row, ledger.kinds);
  ledger.rows = place === rows.length ? rows + text : rows.slice(0, place) + text + rows.slice(place);
  if (latestAt === null || row.at > latestAt) ledger.latestAt = row.at;
}

/** Where the first row begins that comes after it. */
function placeFor({ at, revision }: LedgerRow, rows: string): number {
  let end = rows.length;
  while (end > 0) {
    const begin = rows.lastIndexOf(AFTER_ROW, end - 2) + 1;
    const [, when = '', , , , , logged = ''] = rows.slice(begin, end - 1).split(BETWEEN_FIELDS);
    const before = parseInt(when, RADIX) - at || parseInt(logged, RADIX) - revision;
    if (before < 0) return end;
    end = begin;
  }
  return 0;
}

/** Returns the row that was there; null for none. */
function takeOut(ledger: PracticeLedger, practiceId: string): LedgerRow | null {
  const { rows, kinds } = ledger;
  const sought = practiceId + BETWEEN_FIELDS;
  const begin = rows.startsWith(sought) ? 0 : rows.indexOf(AFTER_ROW + sought) + 1;
  if (begin === 0 && !rows.startsWith(sought)) return null;
  const end = rows.indexOf(AFTER_ROW, begin);
  const row = read(rows.slice(begin, end), kinds);
  ledger.rows = rows.slice(0, begin) + rows.slice(end + 1);
  if (end + 1 === rows.length) ledger.latestAt = begin === 0 ? null : latestIn(ledger.rows, kinds);
  return row;
}

function latestIn(rows: string, kinds: readonly string[]): number {
  return read(rows.slice(rows.lastIndexOf(AFTER_ROW, rows.length - 2) + 1, -1), kinds).at;
}

function textOf(row: LedgerRow, kinds: string[]): string {
  const kind = numberOfKind(kinds, `${row.mindstream}/${row.practiceType}`);
  const facts = `${row.utcOffsetMinutes} ${kind} ${row.durationMinutes} ${row.qualityRating}`;
  const said = row.notesRevision === row.revision ? '' : ` ${row.notesRevision.toString(RADIX)}`;
  return `${row.practiceId} ${row.at.toString(RADIX)} ${facts} ${row.revision.toString(RADIX)}${said};`;
}

function numberOfKind(kinds: string[], kind: string): number {
  const known = kinds.indexOf(kind);
  return known === -1 ? kinds.push(kind) - 1 : known;
}

function read(text: string, kinds: readonly string[]): LedgerRow {
  const [practiceId = '', at = '', east, kind, minutes, quality, logged = '', said = logged] =
    text.split(BETWEEN_FIELDS);
  const name = kinds[Number(kind)] ?? '';
  const cut = name.indexOf('/');
  const when = parseInt(at, RADIX);
  const utcOffsetMinutes = Number(east);
  return {
    practiceId,
    mindstream: name.slice(0, cut) as MindStreamType,
    practiceType: name.slice(cut + 1),
    durationMinutes: Number(minutes),
    qualityRating: Number(quality),
    at: when,
    utcOffsetMinutes,
    localDate: utcDateOf(when + utcOffsetMinutes * MS_PER_MINUTE),
    revision: parseInt(logged, RADIX),
    notesRevision: parseInt(said, RADIX),
  };
}
