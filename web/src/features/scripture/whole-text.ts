import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { bibleFile } from '@emit/contract/paths';
import type { PassagesResponse, WireVerse } from '@emit/contract/scripture';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';
import { logFailure } from '../../shared/lib/log';
import { readerPlaceOf } from './places';
import type { PassageRequest } from './scripture.slice';

/** What of `navigator.connection` is asked, where there is one. */
interface Connection {
  readonly saveData?: boolean;
}

/** The verses of each chapter, from Genesis 1 to Revelation 22. */
type WholeText = readonly (readonly string[])[];

/** A first chapter's place, by book. */
const FIRST_CHAPTERS = new Map<string, number>();
let next = 0;
for (const [name, chapters] of BOOK_GROUPS.flatMap(({ books }) => books)) {
  FIRST_CHAPTERS.set(name, next);
  next += chapters;
}

/** A verse a line; a tab before the first of a chapter (web/bible-texts.ts). */
export function chaptersIn(text: string): WholeText {
  const [, ...chapters] = text.split(/(?:^|\n)\t/);
  return chapters.map((chapter) => chapter.split('\n'));
}

/** Of one chapter: 'Psalm 23', 'Ruth 1:16', 'John 3:16–18'. */
const OF_ONE_CHAPTER = /^[^–:]+(?::\d+(?:–\d+)?)?$/;

/** The passage as the API would answer it, without what to read with it; null for more than a chapter, or none. */
export function passageIn(
  { reference, translation }: PassageRequest,
  text: WholeText,
  beside: WholeText | null,
): PassagesResponse | null {
  const place = OF_ONE_CHAPTER.test(reference) ? readerPlaceOf(reference) : null;
  if (place?.view !== 'chapter') return null;
  const { book, chapter } = place;
  const at = (FIRST_CHAPTERS.get(book) ?? -1) + chapter - 1;
  const wanted = new Set(place.verses);
  const verses = (text[at] ?? []).map((raw, index): WireVerse => {
    const there = beside?.[at]?.[index];
    return {
      book,
      chapter,
      verse: index + 1,
      text: raw.replace(/^#\s*/, '').replace(/[[\]]/g, ''),
      paragraph: raw.startsWith('#'),
      ...(there !== undefined && { beside: { translation, text: there } }),
    };
  });
  const those = verses.filter(({ verse }) => wanted.size === 0 || wanted.has(verse));
  return those.length === 0 ? null : { passages: [{ reference, verses: those }] };
}

/** From the whole text in this browser; null where it is not here. */
export async function passageKeptHere(request: PassageRequest): Promise<PassagesResponse | null> {
  const text = await keptText(DEFAULT_TRANSLATION);
  if (!text) return null;
  const { translation } = request;
  return passageIn(request, text, translation === DEFAULT_TRANSLATION ? null : await keptText(translation));
}

/**
 * Brings a whole text (1 MB as it travels) once, for times without a connection; the worker keeps it. Not for members who save
 * data, nor where there is no worker.
 */
export async function keepWholeText(translation: Translation): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & { connection?: Connection };
  if (!serviceWorker || connection?.saveData === true) return;
  await serviceWorker.ready;
  if (await caches.match(bibleFile(translation), { ignoreVary: true })) return;
  await fetch(bibleFile(translation)).catch((error: unknown) =>
    logFailure('The Bible text was not kept', error),
  );
}

async function keptText(translation: Translation): Promise<WholeText | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(bibleFile(translation), { ignoreVary: true });
  return kept ? chaptersIn(await kept.text()) : null;
}
