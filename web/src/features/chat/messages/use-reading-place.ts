import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
} from 'react';
import { LIMITS } from '@emit/contract/limits';

/** How far from the end still counts as reading the end, in pixels. */
const NEAR_END = 120;
/** From where a way to the end is offered, in pixels. */
const FAR_FROM_END = 480;
/** Between a question and the upper edge, in pixels. */
const MARGIN = 8;
/** How much of the height a long question may take from its reply. */
const MOST_OF_HEIGHT = 0.5;

/** 'elsewhere' is left alone. */
type Place = 'beginning' | 'end' | 'question' | 'elsewhere';

/** The browser's own End and Home stop half-way: the rows that they pass change their heights. */
const EDGES: Readonly<Record<string, Place>> = { Home: 'beginning', End: 'end' };

/** In pixels from the beginning. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

interface Reading {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Changes with the conversation, and not when it gets its id from the server. */
  readonly talk: string | null;
  /** Where the question that is being answered begins and ends; null when none is. */
  readonly question: Extent | null;
  readonly isEmpty: boolean;
  /** Messages that are here. */
  readonly count: number;
}

/**
 * Where the reader is. A conversation opens at its end. A new question goes to the upper edge and stays there, a long one
 * with its end: its reply streams in below, to be read from its beginning. Whoever reads elsewhere is not disturbed: what comes is read aloud to
 * whoever waits for it, and rows that scrolling draws again are not.
 */
export function useReadingPlace({ scroller, rows, talk, question, isEmpty, count }: Reading) {
  const place = useRef<Place>('end');
  const asked = useRef({ start: 0, end: 0 });
  const set = useRef(0);
  const isAsking = question !== null;
  const [isAwaited, setAwaited] = useState(false);
  const [isFarFromEnd, lookHowFar] = useFarFromEnd(talk);
  if (question !== null) asked.current = question;

  function keepPlace() {
    const box = scroller.current;
    if (!box || place.current === 'elsewhere') return;
    box.scrollTop = isEmpty ? 0 : topOf(place.current, asked.current, box);
    set.current = box.scrollTop;
  }

  useLayoutEffect(() => {
    place.current = 'end';
    setAwaited(false);
  }, [talk]);
  useLayoutEffect(() => {
    if (!isAsking) return;
    place.current = 'question';
    setAwaited(true);
  }, [isAsking]);
  useRowsMoved({ scroller, rows, talk });
  // After each drawing: heights become known, and the reply grows.
  useLayoutEffect(keepPlace);
  useAfterReply(count, keepPlace);

  function onScroll({ currentTarget: box }: UIEvent<HTMLDivElement>) {
    lookHowFar(box);
    if (Math.abs(box.scrollTop - set.current) < 2) return;
    place.current = distanceToEnd(box) < NEAR_END ? 'end' : 'elsewhere';
    if (place.current === 'elsewhere') setAwaited(false);
  }
  function goTo(edge: Place | undefined) {
    place.current = edge ?? place.current;
    if (edge === 'beginning') setAwaited(false);
    keepPlace();
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => target === scroller.current && goTo(EDGES[key]);
  return { isFarFromEnd, goTo, onScroll, onKeyDown, 'aria-live': isAwaited ? 'polite' : 'off' } as const;
}

/** Whether a way to the end is worth offering, and the way to look again. */
function useFarFromEnd(talk: string | null) {
  const [isFar, setFar] = useState(false);
  useLayoutEffect(() => setFar(false), [talk]);
  return [isFar, (box: HTMLElement) => setFar(distanceToEnd(box) > FAR_FROM_END)] as const;
}

/** What stands above the rows goes when all is loaded: what is read stays where it is. */
function useRowsMoved({ scroller, rows, talk }: Pick<Reading, 'scroller' | 'rows' | 'talk'>): void {
  const last = useRef({ talk, top: 0 });
  useLayoutEffect(() => {
    const top = rows.current?.offsetTop ?? 0;
    const moved = last.current.talk === talk ? top - last.current.top : 0;
    last.current = { talk, top };
    const box = scroller.current;
    if (box && moved !== 0 && box.scrollTop > 0) box.scrollTop += moved;
  });
}

/** Spec §9 "Scroll after reply": once the new message has its height. */
function useAfterReply(count: number, work: () => void): void {
  useEffect(() => {
    const timer = setTimeout(work, LIMITS.scrollAfterReply);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each message, with whatever is current then
  }, [count]);
}

function topOf(place: Place, asked: Extent, { scrollHeight, clientHeight }: HTMLElement): number {
  const end = scrollHeight - clientHeight;
  if (place === 'beginning') return 0;
  if (place === 'end') return end;
  return Math.min(end, Math.max(0, asked.start - MARGIN, asked.end - clientHeight * MOST_OF_HEIGHT));
}

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}
