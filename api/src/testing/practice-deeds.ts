import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, practiceTypesOf } from '@emit/contract/mindstreams';
import { practiceDecider } from '../domain/practice/decide.js';
import { judgeImport } from '../domain/practice/import.js';
import { practicesStream, type PracticeNotes } from '../domain/practice/events.js';
import { practiceDateOf } from '../domain/practice/practice-date.js';
import { choose, type Deed, type Life } from './deed.js';
import { sealedAs } from './sealed.js';

const MS_PER_DAY = 86_400_000;

export function practise(life: Life, deed: Deed): void {
  log(life, deed);
}

/** Of one of the days before; now and then of one that is out of reach, which is refused. */
export function backdate(life: Life, deed: Deed): void {
  log(life, deed, dateBefore(life, deed.pick % (LIMITS.backdatedDays + 2)));
}

/** Any practice of the life so far, also one that was removed: that is refused. */
export function correct(life: Life, deed: Deed): void {
  const { pick, size } = deed;
  const practiceId = anyPractice(life, pick);
  if (practiceId === undefined) return;
  const correctionId = `correction-${life.events.length}`;
  const moved = pick % 5 < 2;
  life.run(practiceDecider, practicesStream(life.memberId), {
    type: 'CorrectPractice',
    practiceId,
    correctionId,
    ...said(deed, correctionId),
    date: moved ? practiceDateOf(life.at, life.zone, dateBefore(life, size - 1)) : null,
  });
}

export function takeBack(life: Life, { pick }: Deed): void {
  const practiceId = anyPractice(life, pick);
  if (practiceId === undefined) return;
  life.run(practiceDecider, practicesStream(life.memberId), { type: 'RemovePractice', practiceId });
}

/** Of dates long before and after those of the life, today among them, and some again that are there already. */
export function bringAlong(life: Life, deed: Deed): void {
  const { pick, size } = deed;
  const importId = `import-${life.events.length}`;
  const { today } = practiceDateOf(life.at, life.zone);
  const practices = Array.from({ length: size }, (_, place) => {
    const { notes: _notes, ...facts } = said({ ...deed, pick: pick + place * 7 }, importId);
    const localDate = dateBefore(life, ((pick + place) * 13) % 60);
    const { utcOffsetMinutes } = practiceDateOf(life.at, life.zone, localDate);
    return { practiceId: `${pick % 50}-${place}`, ...facts, localDate, utcOffsetMinutes };
  });
  const stream = practicesStream(life.memberId);
  const results = judgeImport(practices, today, life.stateOf(practiceDecider, stream));
  const added = practices.filter((_, place) => results[place] === 'added');
  if (added.length === 0) return;
  const notes = sealedAs<PracticeNotes[]>(importId);
  const source = 'csv' as const;
  const imported = { importId, source, timeZone: life.zone, today, practices: added, notes };
  life.run(practiceDecider, stream, { type: 'ImportPractices', ...imported });
}

function log(life: Life, deed: Deed, date?: string): void {
  const practiceId = `practice-${life.events.length}`;
  life.run(practiceDecider, practicesStream(life.memberId), {
    type: 'LogPractice',
    practiceId,
    ...said(deed, practiceId),
    ...practiceDateOf(life.at, life.zone, date),
  });
}

function said({ pick, size }: Deed, notes: string) {
  const mindstream = choose(MINDSTREAM_TYPES, pick);
  return {
    mindstream,
    practiceType: choose(practiceTypesOf(mindstream), pick >> 2),
    // Mostly short, so that a date has room for several; now and then up to all that it holds.
    durationMinutes: (pick % (pick % 3 === 0 ? LIMITS.durationMax : 90)) + 1,
    qualityRating: size,
    notes: sealedAs<PracticeNotes>(notes),
  };
}

function dateBefore(life: Life, days: number): string {
  const { today } = practiceDateOf(life.at, life.zone);
  return new Date(Date.parse(today) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

function anyPractice(life: Life, pick: number): string | undefined {
  const { practices } = life.stateOf(practiceDecider, practicesStream(life.memberId));
  return practices.size === 0 ? undefined : choose([...practices.keys()], pick);
}
