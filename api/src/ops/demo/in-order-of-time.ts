interface Timed {
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Course<T> {
  /** Its place among the courses. */
  readonly place: number;
  readonly rest: Iterator<T, undefined>;
  next: T;
}

/**
 * Merges courses that are each in the order of time, and holds only what comes next in each (a heap). At the same
 * moment the earlier course goes first.
 */
export function* inOrderOfTime<T extends Timed>(courses: Iterable<Iterator<T, undefined>>): Generator<T> {
  const heap = begin(courses).sort((a, b) => (isBefore(a, b) ? -1 : 1));
  for (let [first] = heap; first; [first] = heap) {
    yield first.next;
    const { done, value } = first.rest.next();
    if (!done) {
      first.next = value;
      settle(heap, first);
      continue;
    }
    const last = heap.pop();
    if (last && last !== first) settle(heap, last);
  }
}

function begin<T>(courses: Iterable<Iterator<T, undefined>>): Course<T>[] {
  const begun: Course<T>[] = [];
  for (const rest of courses) {
    const { done, value } = rest.next();
    if (!done) begun.push({ place: begun.length, rest, next: value });
  }
  return begun;
}

function isBefore<T extends Timed>(a: Course<T>, b: Course<T>): boolean {
  return a.next.at === b.next.at ? a.place < b.place : a.next.at < b.next.at;
}

/** Puts a course at the head of the heap, and from there down to where it belongs. */
function settle<T extends Timed>(heap: Course<T>[], course: Course<T>): void {
  let hole = 0;
  for (;;) {
    let [place, child] = [2 * hole + 1, heap[2 * hole + 1]];
    const right = heap[place + 1];
    if (child && right && isBefore(right, child)) [place, child] = [place + 1, right];
    if (!child || isBefore(course, child)) break;
    heap[hole] = child;
    hole = place;
  }
  heap[hole] = course;
}
