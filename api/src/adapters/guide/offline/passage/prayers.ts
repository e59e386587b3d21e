import { textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import { oneOf } from './traits.js';

/** For a prayer where a passage has no words of prayer. */
export const PRAYERS =
  'Psalm 25:4-5; Psalm 51:10; Psalm 139:23-24; Psalm 86:11; Psalm 19:14; Psalm 143:8; Psalm 90:14';

const TO_GOD = /\b(?:O LORD|O God|my God|O Lord|LORD|Our Father|my Father)\b/;
const SAID_BY_ME =
  /\b(?:thou|thee|thy)\b.*\b(?:me|my|I|us|our|we)\b|\b(?:me|my|I|us|our|we)\b.*\b(?:thou|thee|thy)\b/;
const SAID_TO_ANOTHER = /\b(?:said|saith|spake|answered|saying|unto him|unto them)\b/;
const LONGEST = 260;

/** Returns the verses of a passage that anybody could say to God as they stand. */
export function prayable({ from, to }: VerseRange): VerseRange[] {
  const verses = Array.from({ length: to - from + 1 }, (_, index) => ({
    from: from + index,
    to: from + index,
  }));
  return verses.filter((verse) => {
    const text = textOfRange(verse);
    return text.length < LONGEST && TO_GOD.test(text) && SAID_BY_ME.test(text) && !SAID_TO_ANOTHER.test(text);
  });
}

/** Returns words to pray for a passage: a verse of its own, else one of the psalms. */
export function prayerFor(range: VerseRange): VerseRange {
  const [first = { from: 0, to: 0 }, ...others] = rangesIn(PRAYERS);
  return prayable(range)[0] ?? oneOf([first, ...others], range);
}
