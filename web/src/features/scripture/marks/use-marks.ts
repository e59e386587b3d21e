import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { HighlightColour, WireNote } from '@emit/contract/marks';
import { marksActions, selectMarks } from './marks.slice';

export interface MarksOfChapter {
  readonly colours: ReadonlyMap<number, HighlightColour>;
  /** By the last verse that each is on. */
  readonly notes: ReadonlyMap<number, readonly WireNote[]>;
}

/** Returns what the member has marked and noted in a chapter; asks for it where nobody has yet. */
export function useMarks(book: string, chapter: number): MarksOfChapter {
  const dispatch = useDispatch();
  const { status, data } = useSelector(selectMarks).all;
  useEffect(() => {
    if (status === 'idle') dispatch(marksActions.requested());
  }, [dispatch, status]);
  return useMemo(() => {
    const isHere = (one: { book: string; chapter: number }) => one.book === book && one.chapter === chapter;
    const notes = new Map<number, WireNote[]>();
    for (const note of data?.notes.filter(isHere) ?? []) {
      const last = note.verses.at(-1) ?? 0;
      notes.set(last, [...(notes.get(last) ?? []), note]);
    }
    const highlights = data?.highlights.filter(isHere) ?? [];
    return { colours: new Map(highlights.map(({ verse, colour }) => [verse, colour])), notes };
  }, [data, book, chapter]);
}
