/** What a plain number counts. */
export const MINUTES_UNITS = ['minutes', 'hours', 'seconds'] as const;
export type MinutesUnit = (typeof MINUTES_UNITS)[number];

const MINUTES_OF: Readonly<Record<MinutesUnit, number>> = { minutes: 1, hours: 60, seconds: 1 / 60 };
const CLOCK = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const ISO = /^P?T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?$/i;
/** A number with what it counts: '1 h', '30min', '20 Minuten', '2 heures'. */
const COUNTED = /(\d+(?:[.,]\d+)?)\s*(\p{L}+|["'′″])\.?/gu;

/**
 * How long something was, in whole minutes: '45', '1:30' (hours and minutes), '1:30:00', '1 h 20 min', '1,5 h', 'PT30M'. Null for
 * what is none. `isMinutesFirst`: of a column whose clocks count minutes and seconds.
 */
export function readMinutes(text: string, unit: MinutesUnit, isMinutesFirst = false): number | null {
  const said = text.trim();
  if (NUMBER.test(said)) return whole(numberOf(said) * MINUTES_OF[unit]);
  const clock = CLOCK.exec(said);
  if (clock) return ofClock(clock, isMinutesFirst);
  const iso = ISO.exec(said);
  if (iso && said.length > 2) {
    const [, hours = '0', minutes = '0', seconds = '0'] = iso;
    return whole(numberOf(hours) * 60 + numberOf(minutes) + numberOf(seconds) / 60);
  }
  return inWords(said);
}

/** Whether clocks of two numbers count minutes and seconds: a practice of 24 hours and more is none. */
export function areMinutesFirst(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const [, first = '', , third] = CLOCK.exec(text.trim()) ?? [];
    return third === undefined && Number(first) >= 24;
  });
}

/** By the column's name: 'Hours', 'Dauer (Std.)', 'seconds'. */
export function unitIn(title: string): MinutesUnit {
  const name = title.toLowerCase();
  if (/min/.test(name)) return 'minutes';
  if (/\b(h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uren)\b/.test(name)) return 'hours';
  return /\b(s|secs?|seconds?|sekunden?|secondes?|segundos?)\b/.test(name) ? 'seconds' : 'minutes';
}

function ofClock([, first = '', second = '', third]: RegExpExecArray, isMinutesFirst: boolean): number {
  if (third !== undefined) return whole(Number(first) * 60 + Number(second) + Number(third) / 60);
  return isMinutesFirst
    ? whole(Number(first) + Number(second) / 60)
    : whole(Number(first) * 60 + Number(second));
}

function inWords(said: string): number | null {
  let minutes: number | null = null;
  for (const [, number = '', word = ''] of said.matchAll(COUNTED)) {
    const each = minutesOfWord(word.toLowerCase());
    if (each !== null) minutes = (minutes ?? 0) + numberOf(number) * each;
  }
  // '1h30'
  const [, rest] = /\dh\s?(\d{1,2})$/i.exec(said) ?? [];
  return minutes === null ? null : whole(minutes + Number(rest ?? 0));
}

function minutesOfWord(word: string): number | null {
  if (/^(h|hrs?|hours?|st|std|stunden?|heures?|horas?|or[ae]|uur|uren)$/.test(word)) return 60;
  if (/^(m|'|′|mins?|minut\p{L}*)$/u.test(word)) return 1;
  return /^(s|"|″|secs?|sec\p{L}*|sek\p{L}*|segundos?)$/u.test(word) ? 1 / 60 : null;
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Whatever was done at all took a minute. */
function whole(minutes: number): number {
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;
}
