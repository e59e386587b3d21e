import type { Translation } from '@emit/contract/translations';
import { CLOSE, OPEN, readMarker, type VerseMarker } from './marker.js';
import { blockOf, inLine } from './verse-text.js';

const BLOCK = /^> .+\n>\n> — (.+) \((?:KJV|WEB|ASV)\)$/gm;
const IN_LINE = /“([^“”\n]{2,2000})” \(([^()\n]{4,80})\)/g;
const ATTRIBUTION = /\n>\n> — (.+)$/;

/**
 * A reply as the model wrote it: the words of Scripture that were put in, or that it quoted as they stand, are markers again. So
 * it sees what was quoted, at a fraction of the tokens, and how to quote.
 */
export function toMarkers(text: string, usual: Translation): string {
  return text
    .replace(BLOCK, (block) => blockMarker(block, usual) ?? block)
    .replace(IN_LINE, (whole, words: string, place: string) => lineMarker(words, place, usual) ?? whole);
}

function markerFor(place: string): VerseMarker | null {
  // Without a name the reply means the King James text, whatever the member reads in now.
  const marker = readMarker(place, 'kjv');
  return marker.kind === 'verses' && marker.ranges.length === 1 && !place.includes('|') ? marker : null;
}

/** The marker that gives these words, as it was; null where none does. */
function giving(
  marker: VerseMarker,
  words: string,
  render: (marker: VerseMarker) => string | undefined,
  wanted: string,
): VerseMarker | null {
  const part = { ...marker, words };
  return [marker, part].find((one) => render(one) === wanted) ?? null;
}

function blockMarker(block: string, usual: Translation): string | null {
  const marker = markerFor(ATTRIBUTION.exec(block)?.[1] ?? '');
  const [first = ''] = block.split('\n');
  const found = marker && giving(marker, first.replace(/^> “?|”$/g, ''), blockOf, block);
  return found && written(found, block, usual);
}

function lineMarker(words: string, place: string, usual: Translation): string | null {
  const marker = markerFor(place);
  const found = marker && giving(marker, words, (one) => inLine(one)[0]?.words, words);
  return found && written(found, place, usual);
}

function written({ translation, words }: VerseMarker, from: string, usual: Translation): string {
  const place = (ATTRIBUTION.exec(from)?.[1] ?? from).replace(/[\s,]*\(?\b(?:KJV|WEB|ASV)\b\)?$/, '');
  const named = translation === usual ? '' : ` (${translation.toUpperCase()})`;
  return `${OPEN}${place}${named}${words === null ? '' : ` | ${words}`}${CLOSE}`;
}
