import { LIMITS } from '@emit/contract/limits';

/** No body of ours is nested deeper than a list of messages; deeper ones would only exhaust the stack. */
const DEEPEST = 16;
const MOST_FIELDS = 64;
const MOST_ITEMS = LIMITS.messagesPerSave;
/** Objects, lists, and what else lists hold: as many messages as may be saved together, each reply with two quotations. */
const MOST_PARTS = 10_000;
/** Every value of these. */
const MOST_VALUES = 60_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Why a body is too hard to read, told from its text; null when it is not. Looked for before it is parsed, because a
 * million values are made objects, and each of them validated, for seconds in which nobody else is answered. A text that
 * is no JSON passes: whoever parses it says so.
 */
export function faultInShape(json: string): string | null {
  const shape = new Shape();
  for (let at = 0; at < json.length; at++) {
    let fault: string | null = null;
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(json, at);
        break;
      case COMMA:
        fault = shape.next();
        break;
      case LIST:
        fault = shape.open(true);
        break;
      case OBJECT:
        fault = shape.open(false);
        break;
      case LIST_END:
      case OBJECT_END:
        shape.close();
    }
    if (fault !== null) return fault;
  }
  return null;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) break;
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
}

/** What was met of a body up to here. An empty object or list counts as one of one value. */
class Shape {
  private depth = 0;
  private parts = 0;
  private values = 1;
  private readonly isList = new Uint8Array(DEEPEST + 2);
  private readonly length = new Uint32Array(DEEPEST + 2);

  open(isList: boolean): string | null {
    // As an item of a list it has been counted there.
    this.parts += Number(isList) + 1 - (this.isList[this.depth] ?? 0);
    this.depth += 1;
    if (this.depth > DEEPEST + 1) return `The request body is nested deeper than ${DEEPEST} levels`;
    this.isList[this.depth] = Number(isList);
    this.length[this.depth] = 0;
    return this.next();
  }

  /** Another value in what is open. */
  next(): string | null {
    const isList = this.isList[this.depth] === 1;
    const length = (this.length[this.depth] ?? 0) + 1;
    this.length[this.depth] = length;
    this.values += 1;
    if (isList && length > 1) this.parts += 1;
    if (isList && length > MOST_ITEMS) return `A list in the request body has more than ${MOST_ITEMS} items`;
    if (!isList && length > MOST_FIELDS)
      return `An object in the request body has more than ${MOST_FIELDS} fields`;
    if (this.parts > MOST_PARTS) return `The request body has more than ${MOST_PARTS} objects and items`;
    return this.values > MOST_VALUES ? `The request body has more than ${MOST_VALUES} values` : null;
  }

  close(): void {
    if (this.depth > 0) this.depth -= 1;
  }
}
