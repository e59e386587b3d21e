import { listen } from './listen';

/** Milliseconds: the slowest double click that systems let one choose is 900 ms. */
const WITHIN = 1_000;
/** Pixels from the first click: how far a finger strays. */
const SAME_PLACE = 30;

interface Click {
  readonly clientX: number;
  readonly clientY: number;
  /** How many clicks in a row; 0 for a key. */
  readonly detail: number;
}

interface Guard {
  readonly click: Click;
  until: number;
}

let guard: Guard | null = null;

/**
 * For a control that goes when it is used, so that another one slides under the pointer or has the focus next: what
 * follows of a double or triple click, or of a key that is held, is meant for nobody. Call it with the click.
 */
export function ignoreFollowUps({ clientX, clientY, detail }: Click): void {
  if (guard) leave();
  guard = { click: { clientX, clientY, detail }, until: performance.now() + WITHIN };
  for (const [name, listener] of LISTENERS) stops.push(listen(document, name, listener, { capture: true }));
}

/** The list slides only now; a pointer that has rested since is still not meant for what is under it. */
export function ignoreFollowUpsAgain(): void {
  if (guard) guard.until = performance.now() + WITHIN;
}

const LISTENERS = [
  ...['click', 'dblclick', 'auxclick', 'contextmenu'].map((name) => [name, onClick] as const),
  ...['keydown', 'keyup'].map((name) => [name, onKey] as const),
  ['pointermove', onMove] as const,
];
const stops: (() => void)[] = [];

function leave(): void {
  guard = null;
  for (const stop of stops.splice(0)) stop();
}

function onClick(event: MouseEvent): void {
  // A click that a key makes is known by the key.
  if (!guard || event.detail === 0) return;
  if (isByKey(guard) || isElsewhere(guard, event)) leave();
  else swallowUntilCalm(event);
}

function onMove(event: PointerEvent): void {
  if (guard && !isByKey(guard) && isElsewhere(guard, event)) leave();
}

function onKey(event: KeyboardEvent): void {
  if (!guard) return;
  const presses = event.key === 'Enter' || event.key === ' ';
  if (!presses) {
    if (event.type === 'keydown') leave();
  } else if (isByKey(guard)) swallowUntilCalm(event);
}

function isByKey({ click }: Guard): boolean {
  return click.detail === 0;
}

function isElsewhere({ click }: Guard, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - click.clientX, clientY - click.clientY) > SAME_PLACE;
}

/** Once for each that comes before the first was calm for long enough. */
function swallowUntilCalm(event: Event): void {
  if (!guard) return;
  if (performance.now() > guard.until) {
    leave();
    return;
  }
  guard.until = performance.now() + WITHIN;
  event.preventDefault();
  event.stopImmediatePropagation();
}
