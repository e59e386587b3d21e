import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { bibleText } from '../../../../scripture/bible-text.js';
import { BIBLICAL_SECTIONS, type BiblicalSection } from '../../biblical-sections.js';
import type { Material } from '../material.js';
import { clarityLens, fhoismLens, flowLens, powerLens } from '../passage/lenses.js';
import { meaningOf, misleadingWordsIn } from '../passage/old-words.js';
import { prayerFor } from '../passage/prayers.js';
import { practiceFor } from '../passage/practices.js';
import { placeOfPassage, whenWritten, whoWrote } from '../passage/setting.js';
import { quoteClause } from '../passage/clauses.js';
import { oneOf, traitsOf, type Traits } from '../passage/traits.js';
import { listItem, quote, quotePassages, quotedPart } from '../quote.js';
import { keyWords } from '../related.js';
import { opening } from './opening.js';

function setting(range: VerseRange, { isShort }: { isShort: boolean }): string[] {
  const place = placeOfPassage(range);
  if (isShort) return [place];
  const text = bibleText();
  const { book, chapter } = text.placeOf(range.from);
  const written = `${whoWrote(range)} ${whenWritten(range)}`;
  const before = range.from - 1;
  if (before < 0 || text.idOf(book, chapter, 1) === range.from) return [place, written];
  return [place, written, 'Just before it stands:', quote({ from: before, to: before })];
}

function words(range: VerseRange, count: number): string {
  const found = keyWords(range, count);
  const old = misleadingWordsIn(range, 3).filter(([word]) => !found.some((one) => one.word === word));
  const lines = [
    ...found.map(({ word, written, times }) => {
      const meaning = meaningOf(word);
      return `- **${written}** — ${times} times in the whole Bible${meaning ? `; today: *${meaning}*` : ''}`;
    }),
    ...(count > 2 ? old.map(([word, meaning]) => `- **${word}** — today: *${meaning}*`) : []),
  ];
  if (lines.length > 0) return lines.join('\n');
  return `Every word of ${labelOf(range)} is a common one; read it for its movement instead.`;
}

/** What the passage does, shown by its own clauses. */
function movement(traits: Traits): string {
  const moves = [
    ['It asks', traits.command],
    ['It promises', traits.promise],
    ['It gives a reason', traits.reason],
    ['It wonders', traits.question],
  ] as const;
  const lines = moves.flatMap(([what, clause]) => (clause ? [`- ${what}: ${quoteClause(clause)}`] : []));
  return lines.length > 0 ? lines.join('\n') : `${traits.label} tells, and neither asks nor promises.`;
}

function meaning(material: Material, main: VerseRange, traits: Traits): string[] {
  if (material.length === 'short') return [movement(traits)];
  const beside = material.related.filter((range) => range.from !== main.from);
  const lead = oneOf(
    [
      'What the words themselves do:',
      'Followed word by word, this is how it moves:',
      'Before any interpreting, look at what it does:',
    ],
    main,
  );
  const parallels = oneOf(
    [
      'Scripture beside Scripture, these share its matter or its words:',
      'Other places take up the same thing:',
      'Lay these beside it:',
    ],
    main,
    1,
  );
  return [
    lead,
    movement(traits),
    ...(beside.length > 0
      ? [parallels, beside.map(listItem).join('\n')]
      : [`Read the whole chapter around ${labelOf(main)}.`]),
  ];
}

function practiceAndPrayer({ isGentle, length }: Material, main: VerseRange): string[] {
  const prayer = quote(prayerFor(quotedPart(main)));
  const pray = oneOf(['Pray with these words:', 'For a prayer, take this line:', 'And say to God:'], main);
  if (isGentle)
    return ['Nothing to do, and nothing to log. If you can pray, these words may be enough:', prayer];
  return length === 'short' ? [practiceFor('power', main)] : [practiceFor('power', main), pray, prayer];
}

/** Biblical Study: the nine named sections, filled from the text itself. */
export function layOutBiblical(material: Material): string[] {
  const main = material.passages[0] ?? { from: 0, to: 0 };
  const isShort = material.length === 'short';
  const traits = traitsOf(main);
  const gentle =
    'Nothing is asked of you here. Let others carry some of it: is there one person whom you could call?';
  const sections: Record<BiblicalSection, readonly string[]> = {
    'The Passage': quotePassages(material.passages, material.length === 'whole'),
    Setting: setting(main, { isShort }),
    'Key Words': [words(main, isShort ? 2 : 5)],
    'Plain Meaning': meaning(material, main, traits),
    'Through the Fhoism Lens': [fhoismLens(main)],
    'Power (I-THEE)': [powerLens(main, traits)],
    'Flow (I-ME)': [
      material.isGentle ? 'Stay with the one line that holds you; leave the others.' : flowLens(main, traits),
    ],
    'Clarity (I-WE)': [material.isGentle ? gentle : clarityLens(main, traits)],
    'Practice and Prayer': practiceAndPrayer(material, main),
  };
  const numbered = BIBLICAL_SECTIONS.flatMap((name, index) => [
    `## ${index + 1}. ${name}`,
    ...sections[name],
  ]);
  return [...opening(material), ...numbered];
}
