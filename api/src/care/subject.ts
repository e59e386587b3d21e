import { reader } from './languages/languages.js';
import type { Reading, ReadWord } from './rules/reader.js';

/** Whoever speaks of these is still where the talk was: persons, fear, pain, what is going on just now. */
const STILL = `
  ME MYSELF HE HIM HIS US WE REFLEX PARTNER PARENT CHILD KIN AUTHORITY STRANGER SOMEONE
  FEARS HIDE ESCAPE INJURY SCREAM DEADLY DIE KILL METHOD PILLS WEAPON ARMS HURT HIT BEAT ABUSE THREAT PAIN NOTHING
  BURDENWORD FAREWELL ENDING TIRED HOPELESS SYMPTOM COLLAPSE BREATHE URGENT BLOOD BLEED SHAME RAPE MOLEST SUICIDE
  NIGHTTIME TONIGHT SOONISH ALONE HELP NOBODY CONFINE RAGE DRUNK URGES SELFHARM CUT BRUISE
`;
/** What somebody who wants to speak of something else speaks of. */
const ELSEWHERE = `
  BOOK BIBLICAL BIBLE STUDY GAMEY FOOD HOBBY WORKLIFE SCHOOLING MONEYS FEAST STORYTELL SERVING
`;
const DEICTIC = new Set(
  'i im me my we it this that these those there here now then you your he she they so yes no ok okay'.split(
    ' ',
  ),
);
const LITTLE = new Set(
  `what who why how which where when is are was were be been do does did can could would should will may must of in on at
  to for from with and or but if about as by not say says said mean means explain thing things something more
  dont know maybe perhaps think guess sure around some few yet still already just really very too also only ago long time
  another one ones next previous shorter longer first second third step steps practice practices helps help helped
  year years month months week weeks day days hour hours minute minutes today yesterday last once twice ever always often
  sometimes much many room house home outside inside upstairs downstairs door again`.split(/\s+/),
);
const REQUEST = new Set('tell show give teach let lets talk'.split(' '));
const COURTESY = new Set('thank thanks grateful please hello hi'.split(' '));
const ADDRESSED = new Set('me us you'.split(' '));

const tagsNamed = (names: string): ReadonlySet<number> =>
  new Set(
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => reader.grammar.tagNames.indexOf(name)),
  );
const still = tagsNamed(STILL);
const elsewhere = tagsNamed(ELSEWHERE);

/** Fewest words of its own that a new subject has. */
const OWN_WORDS = 2;

/**
 * Whether the text is clearly about something else than the talk before it. In doubt it is not: "what should I do now?"
 * and "he is outside" mean danger after danger, "What does Psalm 23 say?" does not.
 */
export function changesSubject(reading: Reading): boolean {
  const words = withoutCourtesy(reading.words.filter(({ word }) => word !== null));
  const has = (tags: ReadonlySet<number>) => words.some((one) => one.tags.some((tag) => tags.has(tag)));
  if (has(still)) return false;
  const own = words.filter(
    ({ word }, at) =>
      !DEICTIC.has(word ?? '') &&
      !LITTLE.has(word ?? '') &&
      !/^\d+$/.test(word ?? '') &&
      !isVerseByNumber(words, at),
  );
  // "Tell me about gratitude": whoever asks for something by its name speaks of that.
  const isAsked = reading.words.some(({ word }) => REQUEST.has(word ?? ''));
  if (words.some(({ word }) => DEICTIC.has(word ?? ''))) return has(elsewhere) && own.length > 0;
  if (isAsked && own.length > 0) return true;
  return own.length >= OWN_WORDS || (has(elsewhere) && own.length > 0);
}

/** "Verse 4?" goes on from the verses of care. */
function isVerseByNumber(words: readonly ReadWord[], at: number): boolean {
  return words[at]?.word === 'verse' && /^\d+$/.test(words[at + 1]?.word ?? '');
}

/** "Thank you", "let us talk of", "tell me about" say nothing of whoever asks. */
function withoutCourtesy(words: readonly ReadWord[]): ReadWord[] {
  return words.filter(({ word }, at) => {
    const before = words[at - 1]?.word ?? '';
    if (REQUEST.has(word ?? '') || COURTESY.has(word ?? '')) return false;
    return !ADDRESSED.has(word ?? '') || !(REQUEST.has(before) || COURTESY.has(before));
  });
}
