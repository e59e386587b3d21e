import { wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { readReferences } from './references.js';
import { stemOf, STOP_WORDS } from './stems.js';

/** Sayings that many take for Scripture, with the passages that come nearest to them or correct them. */
const SAYINGS: readonly (readonly [string, string])[] = [
  ['God helps those who help themselves', 'Psalm 46:1; Proverbs 28:26; Romans 5:6'],
  ['Cleanliness is next to godliness', 'Psalm 51:10; Psalm 24:3-4; Matthew 23:25-26'],
  ['This too shall pass', '2 Corinthians 4:17-18; Ecclesiastes 3:1; 1 John 2:17'],
  ['God will not give you more than you can handle', '1 Corinthians 10:13; 2 Corinthians 1:8-9'],
  ['Spare the rod, spoil the child', 'Proverbs 13:24; Proverbs 22:6; Ephesians 6:4'],
  ['The lion shall lie down with the lamb', 'Isaiah 11:6; Isaiah 65:25'],
  ['Pride goes before a fall', 'Proverbs 16:18; Proverbs 29:23'],
  ['Love the sinner, hate the sin', 'Jude 1:22-23; Romans 5:8; John 8:10-11'],
  ['God works in mysterious ways', 'Isaiah 55:8-9; Romans 11:33'],
  ['To thine own self be true', 'Proverbs 3:5-6; Mark 8:34-35'],
  ['Everything happens for a reason', 'Romans 8:28; Ecclesiastes 9:11'],
  ['The eyes are the window to the soul', 'Matthew 6:22-23; 1 Samuel 16:7'],
  ['Charity begins at home', '1 Timothy 5:8; Galatians 6:10'],
  ['Moderation in all things', '1 Corinthians 9:25; Philippians 4:5'],
  ['The devil made me do it', 'James 1:13-15; Genesis 3:12-13'],
  ['When God closes a door he opens a window', 'Revelation 3:7-8; Proverbs 16:9'],
  ['Follow your heart', 'Proverbs 3:5-6; Jeremiah 17:9-10; Proverbs 4:23'],
  ['Actions speak louder than words', '1 John 3:18; James 2:17; Matthew 7:16'],
  ['Bad company ruins good character', '1 Corinthians 15:33; Proverbs 13:20'],
];

export interface Saying {
  readonly words: string;
  readonly nearest: readonly VerseRange[];
}

function tellingStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);
}

/** A saying in a question that is no verse, although many think so; null when there is none. */
export function sayingIn(question: string): Saying | null {
  const asked = new Set(tellingStems(question));
  const found = SAYINGS.find(([words]) => {
    const stems = tellingStems(words);
    return stems.length > 1 && stems.every((stem) => asked.has(stem));
  });
  if (!found) return null;
  const nearest = readReferences(found[1]).flatMap((read) => (read.kind === 'verses' ? [read.range] : []));
  return { words: found[0], nearest };
}

/** Every saying and its references, for the spec. */
export const ALL_SAYINGS = SAYINGS;
