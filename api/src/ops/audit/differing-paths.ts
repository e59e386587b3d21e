const SHOWN = 3;
/** Characters of a value. */
const LONGEST = 40;

type Say = (path: string, right: string, wrong: string) => string;

const byTheLog: Say = (path, right, wrong) => `${path} (${wrong}, by the log ${right})`;

/** Where two values differ, 'body.streams.power.units (12000, by the log 11000)': the first few places. `right` is the event store's. */
export function differingPaths(right: object, wrong: object, say = byTheLog): string[] {
  const found: string[] = [];
  compare(asJson(right), asJson(wrong), '', found, say);
  return found.length > SHOWN ? [...found.slice(0, SHOWN), `and ${found.length - SHOWN} more`] : found;
}

function asJson(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

function compare(right: unknown, wrong: unknown, path: string, found: string[], say: Say): void {
  if (isObject(right) && isObject(wrong)) {
    const names = new Set([...Object.keys(right), ...Object.keys(wrong)]);
    for (const name of names) {
      // A document as it is stored has a key as well, which says nothing here.
      if (path === '' && name === 'key') continue;
      compare(right[name], wrong[name], path === '' ? name : `${path}.${name}`, found, say);
    }
  } else if (JSON.stringify(right) !== JSON.stringify(wrong)) {
    found.push(say(path, ...shown(right, wrong)));
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}

/** Both as JSON; of long ones what stands around their first difference. */
function shown(right: unknown, wrong: unknown): [string, string] {
  const [one, other] = [textOf(right), textOf(wrong)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = same > LONGEST - 10 ? same - 5 : 0;
  return [short(one, from), short(other, from)];
}

function textOf(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return /^"v[12]\./.test(text) ? '‹sealed›' : text;
}

function short(text: string, from: number): string {
  const rest = from > 0 ? `…${text.slice(from)}` : text;
  return rest.length > LONGEST ? `${rest.slice(0, LONGEST - 1)}…` : rest;
}
