import { bibleText } from '../../../scripture/bible-text.js';
import { BOOKS } from '../../../scripture/books.js';
import { labelOf, type VerseRange } from '../../../scripture/passages.js';
import { BIBLICAL_SECTIONS, type BiblicalSection } from '../biblical-sections.js';
import { listItem, quote, quotePassages, quotedPart } from './quote.js';
import type { Material } from './material.js';
import { keyWords } from './related.js';
import { opening, practiceToLog, reflection } from './opening.js';

function setting(range: VerseRange): string[] {
  const text = bibleText();
  const { book, chapter } = text.placeOf(range.from);
  const name = BOOKS[book]?.name ?? '';
  const verses = text.versesIn(book, chapter);
  const testament = book < 39 ? 'Old' : 'New';
  const place =
    `${labelOf(range)} stands in ${name}, book ${book + 1} of 66 (${BOOKS[book]?.group}, ${testament} Testament), ` +
    `in chapter ${chapter} of ${text.chapterCount(book)}, which has ${verses} verses.`;
  const before = range.from - 1;
  if (text.idOf(book, chapter, 1) === range.from || before < 0) return [place];
  return [place, 'The verse just before it reads:', quote({ from: before, to: before })];
}

function words(range: VerseRange): string {
  const found = keyWords(range, 5);
  if (found.length === 0)
    return 'Every word of this passage is a common one; read it for its movement instead.';
  return found.map(({ written, times }) => `- **${written}** — ${times} times in the whole Bible`).join('\n');
}

const PRAYED = /\b(?:lord|god|thou|thee|thy|my|me|us|our|father|bless|mercy|love|praise|heart|soul|amen)\b/gi;

/** The verse of a passage that lends itself best to be prayed: it speaks to God, or of Him and me. */
function prayerIn({ from, to }: VerseRange): VerseRange {
  let best = { verse: from, score: -1 };
  for (let verse = from; verse <= to; verse += 1) {
    const words = bibleText().textOf(verse);
    const score = (words.match(PRAYED)?.length ?? 0) / Math.sqrt(words.length);
    if (score > best.score) best = { verse, score };
  }
  return { from: best.verse, to: best.verse };
}

/** Biblical Study: the nine named sections, filled from the text itself. */
export function layOutBiblical(material: Material): string[] {
  const main = material.passages[0] ?? { from: 0, to: 0 };
  const label = labelOf(main);
  const opened = quotedPart(main);
  const sections: Record<BiblicalSection, readonly string[]> = {
    'The Passage': quotePassages(material.passages),
    Setting: setting(main),
    'Key Words': [words(main)],
    'Plain Meaning': [
      'Scripture is read best beside Scripture. These passages share its matter or its words:',
      material.related.map(listItem).join('\n') || `Read the whole chapter around ${label}.`,
    ],
    'Through the Fhoism Lens': [
      `Read ${label} three times: for what it shows of God (I-THEE), for what it stirs in you (I-ME), and for what ` +
        'it asks between you and others (I-WE).',
    ],
    'Power (I-THEE)': [
      'What does this passage say of God, and what would you answer Him? Say it as a prayer.',
    ],
    'Flow (I-ME)': [reflection(material)],
    'Clarity (I-WE)': [
      'Who around you needs what this passage promises or asks? Choose one person and one act.',
    ],
    'Practice and Prayer': [
      practiceToLog('Power', 'Bible Study', 20, `read ${label} aloud, twice, then be still.`),
      'Pray it in its own words:',
      quote(prayerIn(opened)),
    ],
  };
  const numbered = BIBLICAL_SECTIONS.flatMap((name, index) => [
    `## ${index + 1}. ${name}`,
    ...sections[name],
  ]);
  return [...opening(material), ...numbered];
}
