/** Octets of a line at most; a longer one goes on in the next (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const TITLE = 'Your practice with Emit';

export interface Reminder {
  /** 'HH:MM', wherever the member is: a calendar time without a zone (RFC 5545, 3.3.5, form 1). */
  readonly time: string;
  /** Where the reminder leads. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns a calendar file (RFC 5545) with one event of 15 minutes a day, from the next time on, and an alarm at its beginning. It
 * has one id for each address, so that another time replaces the one before where a calendar knows the id again.
 */
export function reminderFile({ time, address, now }: Reminder): string {
  const stamp = `${withoutMarks(new Date(now).toISOString().slice(0, 19))}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Emit//Daily reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:daily-practice@${new URL(address).host}`,
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${withoutMarks(firstDay(time, now))}T${withoutMarks(time)}00`,
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(TITLE)}`,
    `DESCRIPTION:${escaped(`A quiet quarter of an hour.\nLog it here: ${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(TITLE)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Today where the member is, or tomorrow where the time is over: some calendars ring for what is past. */
function firstDay(time: string, now: number): string {
  const today = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  const isOver = `${two(today.getHours())}:${two(today.getMinutes())}` >= time;
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + (isOver ? 1 : 0));
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function withoutMarks(moment: string): string {
  return moment.replace(/[-:]/g, '');
}

/** Text values (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No character is cut in half. */
function folded(line: string): string {
  const pieces: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST_LINE) {
      pieces.push('');
      // The blank that begins the next line.
      octets = 1;
    }
    pieces.push(`${pieces.pop() ?? ''}${character}`);
    octets += size;
  }
  return pieces.join('\r\n ');
}
