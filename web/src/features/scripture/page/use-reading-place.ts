import { useCallback, useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { listen } from '../../../shared/lib/listen';
import { scriptureActions, type ChapterPlace } from '../scripture.slice';

/** Pixels of a verse's last line by which nobody reads it any more. */
const PART_OF_LINE = 12;

/** Tells how far one has read, as the page is scrolled. Returns what is to be called when the verses are shown. */
export function useReadingPlace(page: RefObject<HTMLElement | null>, { book, chapter }: ChapterPlace) {
  const dispatch = useDispatch();
  const measure = useCallback(() => {
    const verse = page.current ? firstVerseSeen(page.current) : null;
    if (verse !== null) dispatch(scriptureActions.readAt({ book, chapter, verse }));
  }, [dispatch, page, book, chapter]);
  useEffect(() => {
    const scrolled = page.current?.closest('.page');
    return scrolled ? listen(scrolled, 'scroll', measure) : undefined;
  }, [page, measure]);
  return measure;
}

/** The first verse that is not above the page; the first of all where the page is at its top. */
function firstVerseSeen(page: HTMLElement): number | null {
  const scrolled = page.closest('.page');
  const verses = [...page.querySelectorAll<HTMLElement>('[data-verse]')];
  const top = scrolled?.getBoundingClientRect().top ?? 0;
  const seen =
    scrolled && scrolled.scrollTop > 0
      ? verses.find((verse) => verse.getBoundingClientRect().bottom > top + PART_OF_LINE)
      : verses[0];
  return seen ? Number(seen.dataset.verse) : null;
}
