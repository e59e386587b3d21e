import { isTranslation, type Translation } from '@emit/contract/translations';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { missingBook, readReferences } from '../../../../scripture/references.js';
import { passagesNamed } from '../../../../scripture/search.js';

/** Where a verse shall stand: `[[John 3:16]]`, `[[John 3:16 (WEB)]]`, or for a part of it `[[John 3:16 | so loved the world]]`. */
export const OPEN = '[[';
export const CLOSE = ']]';
/** What is longer is no marker. */
export const LONGEST_MARKER = 600;

export interface VerseMarker {
  readonly ranges: readonly VerseRange[];
  readonly translation: Translation;
  /** Of a part of the passage, as the model wrote them; null for all of it. */
  readonly words: string | null;
}

export type Marker =
  | ({ readonly kind: 'verses' } & VerseMarker)
  /** It names a place that does not exist. */
  | { readonly kind: 'missing'; readonly written: string; readonly message: string }
  /** It is no reference at all. */
  | { readonly kind: 'other' };

const TRANSLATION = /[\s,]*\(?\b(KJV|WEB|ASV)\b\)?\s*$/i;

/** Reads what stands between the brackets; `usual` is the translation that the member reads in. */
export function readMarker(inner: string, usual: Translation): Marker {
  const [place = '', ...rest] = inner.split('|');
  const words = rest.join('|').trim();
  const named = TRANSLATION.exec(place)?.[1]?.toLowerCase();
  const translation = named && isTranslation(named) ? named : usual;
  const written = place.replace(TRANSLATION, '').trim();
  const found = rangesOf(written);
  if (!Array.isArray(found)) return found;
  return { kind: 'verses', ranges: found, translation, words: words === '' ? null : words };
}

/** "3 Corinthians", which the reader of references takes for the first. */
const TOO_MANY = /^[3-9]\s*(?!(?:john|jhn|jno|jn|jo)\b)\p{L}+/iu;

function rangesOf(written: string): VerseRange[] | Exclude<Marker, { kind: 'verses' }> {
  const beyond = TOO_MANY.exec(written)?.[0];
  if (beyond !== undefined) return { kind: 'missing', written, message: missingBook(beyond).message };
  const read = written === '' ? [] : readReferences(written);
  const missing = read.find(({ kind }) => kind === 'missing');
  if (missing?.kind !== 'missing')
    return read.length === 0 ? { kind: 'other' } : read.flatMap((one) => ('range' in one ? [one.range] : []));
  const named = passagesNamed(written);
  if (named.length > 0) return [...named];
  const isPlace = /\p{L}/u.test(written) && /\d/.test(written);
  return isPlace ? { kind: 'missing', written, message: missing.message } : { kind: 'other' };
}

/** As the references are written in full: "John 3:16; Romans 8:1–2". */
export function labelOfAll(ranges: readonly VerseRange[]): string {
  return ranges.map(labelOf).join('; ');
}
