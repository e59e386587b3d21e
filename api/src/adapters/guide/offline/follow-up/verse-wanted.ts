import { overlap, type VerseRange } from '../../../../scripture/passages.js';
import { rangesIn, type Found } from '../material.js';
import type { Before } from './before.js';
import { plainWords } from '../talk/plain-words.js';
import { rangesOf } from '../../../../scripture/topics.js';
import { isPsalm } from '../material.js';
import { others, showing, unseen } from './passage-answers.js';
import { followUpIn } from './recognise.js';

/** Verses for somebody who wants one and names no matter. */
const VERSES =
  'Psalm 23:1; John 8:12; Isaiah 40:31; Matthew 11:28; Lamentations 3:22-23; Philippians 4:8; Psalm 118:24; Micah 6:8; ' +
  'Romans 8:38-39; Proverbs 3:5-6; Psalm 27:1; John 14:27; 1 John 4:16; Isaiah 43:1; Psalm 46:10; Matthew 5:9; ' +
  'Romans 15:13; Psalm 90:12; James 1:5; Galatians 5:22-23; Deuteronomy 31:8; Psalm 139:9-10; Zephaniah 3:17; Luke 6:31; ' +
  'Ecclesiastes 4:9-10; Psalm 34:8; 2 Timothy 1:7; Colossians 3:14; Matthew 6:34; Psalm 121:1-2';
const COMFORT =
  'Isaiah 41:10; Psalm 34:18; Matthew 11:28; Lamentations 3:22-23; John 14:27; Psalm 46:1; Isaiah 43:2; 2 Corinthians 1:3-4; ' +
  'Psalm 94:19; Romans 8:38-39; Psalm 147:3; Isaiah 40:29-31; Psalm 30:5';
const COMFORTING =
  /\b(?:comfort\w*|consol\w+|encourag\w+|uplift\w*|cheer\w*|hopeful|positive|kind|nicer|happier|lighter|kinder|gentler|friendlier|warmer|less harsh)\b/;

const PSALMS =
  'Psalm 23; Psalm 121; Psalm 27:1-6; Psalm 103:1-5; Psalm 139:1-10; Psalm 16:5-11; Psalm 46:1-7; Psalm 63:1-8; Psalm 84:1-7; Psalm 130; Psalm 131; Psalm 8';
const STORIES =
  'Genesis 37:3-11; 1 Samuel 17:45-50; Daniel 6:16-23; Luke 19:1-10; 1 Kings 19:9-13; Ruth 1:16-17; Exodus 3:1-6; 1 Samuel 3:1-10; ' +
  'Jonah 1:1-17; Mark 4:35-41; Acts 9:1-6; Luke 24:13-35; John 11:17-44; Genesis 22:1-14; Judges 7:2-7; Matthew 14:22-33';
const PARABLES =
  'Luke 15:11-32; Luke 10:30-37; Matthew 13:3-9; Matthew 18:21-35; Luke 18:9-14; Matthew 25:14-30; Luke 15:3-7; Matthew 20:1-16; ' +
  'Matthew 13:31-32; Luke 12:16-21; Luke 18:1-8; Matthew 7:24-27';

/** One that has not been shown, another one for another talk. */
function oneOf(references: string, { asked, seen }: Before): VerseRange {
  const [first = { from: 0, to: 0 }, ...rest] = rangesIn(references);
  const all = [first, ...rest];
  const fresh = all.filter((range) => !seen.some((one) => overlap(one, range)));
  const from = fresh.length > 0 ? fresh : all;
  const start = Array.from(asked.join(' ')).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973,
    7,
  );
  return from[start % from.length] ?? first;
}

/** A verse for somebody who asks for one without a matter: of comfort, on the matter of the talk, or any. */
export function verseWanted(words: string, before: Before): Found {
  if (COMFORTING.test(words))
    return showing('Words of comfort:', [oneOf(COMFORT, before)], { length: 'short' });
  if (/\bpsalms?\b/.test(words)) {
    const topic = before.topic;
    const psalms = topic ? unseen(rangesOf(topic).filter(isPsalm), before) : [];
    return showing('A psalm:', [psalms[0] ?? oneOf(PSALMS, before)]);
  }
  if (/\bparables?\b/.test(words)) return showing('A parable:', [oneOf(PARABLES, before)]);
  if (/\b(?:story|stories)\b/.test(words)) return showing('A story:', [oneOf(STORIES, before)]);
  if (wantsVerses(words, before) && before.seen.length > 0)
    return showing('Another one to take along:', [oneOf(VERSES, before)]);
  if (before.passages.length > 0) return { ...others(before), related: [], length: 'short' };
  return showing('Here is one to take along:', [oneOf(VERSES, before)]);
}

/** Whether "another" means any other verse or story, because one was asked for before without a matter. */
export function wantsVerses(words: string, { asked }: Before): boolean {
  if (/\b(?:story|stories|parables?)\b/.test(words)) return true;
  const kinds = asked.map((one) => followUpIn(plainWords(one.slice(0, 200))));
  const first = kinds.find((kind) => kind !== 'other');
  return (
    first === 'a-verse' &&
    asked.length === kinds.filter((kind) => kind === 'other' || kind === 'a-verse').length
  );
}
