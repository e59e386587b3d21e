import { LIMITS } from '@emit/contract/limits';
import { longDay } from '../../../shared/lib/dates';
import { activityOf, textsIn } from './guess-columns';
import type { Candidate, Columns, ImportFile, ImportRecord, Mapping } from './import-file';
import { readDate } from './read-dates';
import { areMinutesFirst, readMinutes } from './read-minutes';

/** Every record as it would be imported, in the order of the dates; those that cannot be come first. */
export function candidatesOf(file: ImportFile, mapping: Mapping): Candidate[] {
  const isMinutesFirst = areMinutesFirst(textsIn(file.records, mapping.columns.minutes));
  const all = file.records.map((record) => candidateOf(record, mapping, isMinutesFirst));
  const dateOf = ({ row }: Candidate) => row?.practice_date ?? '';
  return all.sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))));
}

function candidateOf(record: ImportRecord, mapping: Mapping, isMinutesFirst: boolean): Candidate {
  const { place, cells, key } = record;
  const cell = cellsBy(mapping.columns, cells);
  const activity = activityOf(cells, mapping.columns.activity);
  const says = [cell.date, activity || cell.name].filter(Boolean).join(' · ').slice(0, 80);
  const refuse = (problem: string): Candidate => ({ place, says, row: null, problem });
  const kind = mapping.kinds[activity] ?? null;
  if (kind === null) return refuse(LEFT_OUT);
  const date = readDate(cell.date, mapping.order);
  if (date === null) return refuse(cell.date === '' ? 'It has no date' : `“${cell.date}” is not a date`);
  const minutes =
    cell.minutes === '' ? kind.minutes : readMinutes(cell.minutes, mapping.unit, isMinutesFirst);
  if (minutes === null) return refuse(`“${cell.minutes}” is not a number of minutes`);
  if (minutes < LIMITS.durationMin) return refuse('It has no minutes');
  if (minutes > LIMITS.durationMax) return refuse('It is longer than 24 hours');
  const name = cell.name || (kind.type === activity ? '' : plainName(activity));
  return {
    place,
    says: `${longDay(date)} · ${name || kind.type} · ${minutes} min`,
    problem: null,
    row: {
      key,
      practice_date: date,
      mindstream_type: kind.stream,
      practice_type: kind.type,
      duration_minutes: minutes,
      quality_rating: ratingOf(cell.quality, mapping.quality),
      ...(name !== '' && { practice_name: name.slice(0, LIMITS.practiceNameMax) }),
      ...(cell.insights !== '' && { insights_gained: cell.insights.slice(0, LIMITS.insightsMax) }),
    },
  };
}

/** Of an activity that the member has left out. */
export const LEFT_OUT = 'You left this out';

function cellsBy(columns: Columns, cells: readonly string[]) {
  const at = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
  const { date, name, minutes, quality, insights } = columns;
  return {
    date: at(date),
    name: at(name),
    minutes: at(minutes),
    quality: at(quality),
    insights: at(insights),
  };
}

/** A download says the stream before the type. */
function plainName(activity: string): string {
  return activity.replace(/^(power|flow|clarity) · /, '');
}

/** 1 to 10; one that is not rated as the member says. */
function ratingOf(text: string, usual: number): number {
  const value = Math.round(Number(text.replace(',', '.')));
  return text !== '' && value >= LIMITS.qualityMin && value <= LIMITS.qualityMax ? value : usual;
}
