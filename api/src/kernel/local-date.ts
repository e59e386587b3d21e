/** Formatters are dear to make, and zone names come from outside: so a bounded number of them is kept. */
const KEPT_FORMATTERS = 600;
const formatters = new Map<string, Intl.DateTimeFormat>();
/** "Today" is asked for with every read, and changes with the minute at most. */
const lastMinute = new Map<string, { readonly minute: number; readonly date: LocalDate }>();

export interface LocalDate {
  /** 'YYYY-MM-DD' where the member is. */
  readonly localDate: string;
  /** Minutes east of UTC. */
  readonly utcOffsetMinutes: number;
}

/** Returns the UTC day of an instant (epoch milliseconds), 'YYYY-MM-DD'. */
export function utcDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/**
 * The calendar date and UTC offset in an IANA time zone at an instant (epoch milliseconds).
 * Throws RangeError for a zone that does not exist.
 */
export function localDateOf(at: number, timeZone: string): LocalDate {
  const minute = Math.floor(at / 60_000);
  const last = lastMinute.get(timeZone);
  if (last?.minute === minute) return last.date;
  const date = computeLocalDate(at, timeZone);
  if (lastMinute.size >= KEPT_FORMATTERS) lastMinute.clear();
  lastMinute.set(timeZone, { minute, date });
  return date;
}

function computeLocalDate(at: number, timeZone: string): LocalDate {
  const fields: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) fields[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = fields;
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return {
    localDate: `${year.padStart(4, '0')}-${month}-${day}`,
    utcOffsetMinutes: Math.round((local - Math.floor(at / 60_000) * 60_000) / 60_000),
  };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formatters.size >= KEPT_FORMATTERS) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}
