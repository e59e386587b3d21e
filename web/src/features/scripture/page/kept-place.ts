import { isRecord } from '../../../shared/lib/is-record';
import { readUserId } from '../../../shared/lib/session';
import { readJson, remove, STORAGE_KEYS, writeJson } from '../../../shared/lib/storage';
import { chaptersOf } from '../verse-text';

/** Where a member reads: the verse at the top of the page. */
export interface ReadingPlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** Keeps it in this browser, for the member who reads. */
export function keepPlace(place: ReadingPlace): void {
  const owner = readUserId();
  if (owner !== null) writeJson(STORAGE_KEYS.reading, { owner, ...place });
}

/** Where the signed-in member read last in this browser; null where that is not known. */
export function keptPlace(): ReadingPlace | null {
  const kept = readJson(STORAGE_KEYS.reading);
  if (!isRecord(kept) || kept.owner !== readUserId()) return null;
  const { book, chapter, verse } = kept;
  if (typeof book !== 'string' || typeof chapter !== 'number' || typeof verse !== 'number') return null;
  return Number.isInteger(chapter) && chapter >= 1 && chapter <= chaptersOf(book)
    ? { book, chapter, verse }
    : null;
}

export function forgetPlace(): void {
  remove(STORAGE_KEYS.reading);
}
