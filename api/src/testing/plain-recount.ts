import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import type { ScoringRules } from '@emit/contract/scoring';
import type { PracticeEvent, PracticeFacts } from '../domain/practice/events.js';
import type { FoldEvent } from '../kernel/event.js';

interface Done extends Omit<PracticeFacts, 'notes'> {
  readonly at: number;
  readonly logged: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A member's journey by the rules as they are written down: every practice that stands, in order, counted one by one. */
export function plainRecount(rules: ScoringRules, events: readonly FoldEvent[]) {
  const all = doneIn(events);
  const streaks = streaksOf(rules, all);
  const units = all.map(({ durationMinutes, qualityRating }, index) => {
    const { of, add } = rules.streakBonus;
    return durationMinutes * qualityRating * (of + (streaks[index] ?? 0) * add);
  });
  const unitsOf = (wanted: (one: Done) => boolean) =>
    all.reduce((sum, one, index) => sum + (wanted(one) ? (units[index] ?? 0) : 0), 0);
  const dates = [...new Set(all.map(({ localDate }) => localDate))].sort();
  return {
    units: unitsOf(() => true),
    totals: totalsOf(all),
    streakDays: streaks.at(-1) ?? 0,
    daysActive: dates.length,
    days: dates.slice(-31),
    firstDate: all[0]?.localDate ?? null,
    streams: MINDSTREAM_TYPES.map((stream) => {
      const own = all.filter(({ mindstream }) => mindstream === stream);
      const totals = totalsOf(own);
      const streakDays = streaksOf(rules, own).at(-1) ?? 0;
      const ofStream = unitsOf(({ mindstream }) => mindstream === stream);
      return { stream, ...totals, units: ofStream, streakDays, lastAt: own.at(-1)?.at ?? null };
    }),
    abilities: rules.abilities.map(({ name, stream, fedBy }) => {
      const feeds = ({ mindstream, practiceType }: Done) =>
        mindstream === stream && fedBy.some((type) => type === practiceType);
      return { name, units: unitsOf(feeds), times: all.filter(feeds).length };
    }),
    recent: all
      .slice(-LIMITS.recentPracticesKept)
      .reverse()
      .map(({ practiceId }) => practiceId),
    calendar: dates.map((date) => {
      const on = all.filter(({ localDate }) => localDate === date);
      return { date, sessions: on.length, minutes: totalsOf(on).minutes };
    }),
  };
}

/** What stands at the end, in the order in which it was done. */
function doneIn(events: readonly FoldEvent[]): Done[] {
  const standing = new Map<string, Done>();
  events.forEach((event, index) => {
    const { type, data } = event as unknown as PracticeEvent;
    if (type === 'PracticeLogged') standing.set(data.practiceId, done(data, event.at, index));
    if (type === 'PracticesImported')
      data.practices.forEach((practice, place) => {
        const { localDate, utcOffsetMinutes } = practice;
        const at = Date.parse(`${localDate}T12:00:00Z`) - utcOffsetMinutes * 60_000 + place;
        standing.set(practice.practiceId, { ...practice, ...data, at, logged: index });
      });
    if (type === 'PracticeRemoved') standing.delete(data.practiceId);
    const before = standing.get('practiceId' in data ? data.practiceId : '');
    if (type === 'PracticeCorrected' && before)
      standing.set(data.practiceId, done(data, before.at, before.logged));
  });
  return [...standing.values()].sort((a, b) => a.at - b.at || a.logged - b.logged);
}

/** Day by day from when it was logged until its date is the one wanted. */
function done(data: PracticeFacts, from: number, logged: number): Done {
  const dateAt = (at: number) => new Date(at + data.utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
  let at = from;
  while (dateAt(at) > data.localDate) at -= DAY;
  while (dateAt(at) < data.localDate) at += DAY;
  return { ...data, at, logged };
}

/** The streak with each practice, its own day counted (design "Streaks"). */
function streaksOf(rules: ScoringRules, all: readonly Done[]): number[] {
  let latest = '';
  let count = 0;
  return all.map(({ localDate, at, utcOffsetMinutes }, index) => {
    const before = all[index - 1];
    if (before === undefined) count = 1;
    else if (localDate > latest) {
      const isNextDay = Date.parse(localDate) - Date.parse(latest) === DAY;
      const hasMoved = before.utcOffsetMinutes !== utcOffsetMinutes;
      const isBridged = hasMoved && at - before.at <= rules.streak.travelHours * HOUR;
      count = isNextDay || isBridged ? count + 1 : 1;
    }
    if (localDate > latest) latest = localDate;
    return count;
  });
}

function totalsOf(all: readonly Done[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    sessions: all.length,
    minutes: sum(all.map(({ durationMinutes }) => durationMinutes)),
    qualitySum: sum(all.map(({ qualityRating }) => qualityRating)),
  };
}
