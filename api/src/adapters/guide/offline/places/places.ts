import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { searchWithin } from '../../../../scripture/search.js';
import type { Before } from '../follow-up/before.js';
import { chapterOf, showing } from '../follow-up/passage-answers.js';
import { withoutAccents } from '@emit/contract/without-accents';
import { rangesIn, type Found } from '../material.js';
import { plainWords } from '../talk/plain-words.js';
import { PLACES } from './table-of-places.js';

interface Place {
  readonly names: readonly string[];
  readonly written: readonly string[];
  readonly where: string;
  readonly reference: string;
}

const ALL: readonly Place[] = PLACES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', where = '', reference = ''] = line.split(' = ');
    const written = names.split(', ');
    return { names: written.map(plainWords), written, where, reference };
  });

/** The references of the table, for its spec. */
export function referencesOfPlaces(): readonly string[] {
  return ALL.map(({ reference }) => reference);
}

const WHERE =
  /^(?:(?:and|so|but|ok|now|then) )*(?:where (?:is|was|are|were|does|did|do|exactly is|exactly was|on earth is|would) |where |what (?:is|was|kind of (?:place|city|town) (?:is|was)) |which (?:country|land) (?:is|was) )(?:the )?(?:(?:city|town|land|village|river|country|region|island|place) (?:of |called )?)?([a-z -]{2,28}?)(?: (?:in|today|now|exactly|located|lie|lay|on the map|nowadays|situated|be))*$/;

/** What the passage says of a place that the talk is on: its verse there, where it has one. */
function verseOn(name: string, { passages: [main] }: Before): VerseRange | null {
  if (!main) return null;
  const [hit] = searchWithin(name, chapterOf(main), 1);
  return hit && bibleText().textOf(hit.verse).toLowerCase().includes(name)
    ? { from: hit.verse, to: hit.verse }
    : null;
}

/** Returns where a place of the Bible was ("where is Nineveh?"); null where none of the table is asked for. */
export function placeAsked(words: string, before: Before): Found | null {
  const asked = WHERE.exec(withoutAccents(words))?.[1];
  const place = asked === undefined ? undefined : ALL.find(({ names }) => names.includes(asked));
  if (!place) return null;
  const at = place.names.indexOf(asked ?? '');
  const passages = [verseOn(asked ?? '', before) ?? rangesIn(place.reference)[0]].filter(
    (range) => range !== undefined,
  );
  const lead = `**${place.written[at] ?? ''}**: ${place.where}. In ${labelOf(passages[0] ?? { from: 0, to: 0 })} it reads:`;
  return showing(lead, passages);
}
