import type { Translation } from '@emit/contract/translations';
import {
  CLOSE,
  labelOfAll,
  LONGEST_MARKER,
  OPEN,
  readMarker,
  type Marker,
  type VerseMarker,
} from './marker.js';
import { blockOf, inLine, placeAlone } from './verse-text.js';

/** Characters behind a marker that are waited for: whether the model has put marks or the reference there itself. */
const LOOK_AHEAD = 80;
/** Stands for more text, where it was cut: no line ends there. */
const MORE = '\0';
const OPENING_MARK = /[“"«‘']$/;
const CLOSING_MARK = /^([.,;:!?]?)([”"»’'])/;
/** "— [[John 3:16]]" is the line below a quotation, "([[John 3:16]])" or "(see [[John 3:16]])" a reference. */
const REFERENCE_DUE = /(?:^[>\s]*[—–]\s*|\((?:see|cf\.?|compare|also|and)?\s*)[*_]{0,3}$/i;
const HEADING = /^\s{0,3}#{1,6}\s/;
/** A line for a quotation, empty but for its marks. */
const EMPTY_LINE = /^[>\s]*$/;
const LINE_ENDS = /^[ \t]*[.;]?[ \t]*(?=\n|$)/;
/** The reference that the model gives behind the words: in brackets, or behind a dash on the same line or the next. */
const IN_BRACKETS = /^\s{0,3}[([]\s?([^()[\]\n]{4,60}?)\s?[)\]]/;
const BEHIND_DASH =
  /^[ \t]{0,2}(?:\n(?:>[ \t]?\n)?>?[ \t]{0,2})?[—–-]{1,2}[ \t]?([^\n]{4,60}?)[ \t]?(?=\n|$)/;

/** Characters of Scripture in one reply; a reference beyond them stands for its words. */
const MOST_SCRIPTURE = 30_000;

/** A marker that names what does not exist. */
export interface WrongMarker {
  readonly written: string;
  readonly message: string;
  /** What stands in its place. */
  readonly shown: string;
}

/**
 * Puts the words of Scripture in where a text has markers, as the text comes: in however small pieces, the same comes out. What
 * may be a marker is held back until that is known.
 */
export class VerseWriter {
  readonly wrong: WrongMarker[] = [];
  /** The words of Scripture that were put in. */
  readonly inserted: string[] = [];
  private insertedLength = 0;
  private readonly known = new Map<string, Marker>();
  private held = '';
  /** What went out since the last line break. */
  private line = '';
  /** White space since a block quote went out; null elsewhere. */
  private gap: string | null = null;

  constructor(
    private readonly translation: Translation,
    private readonly emit: (text: string) => void,
  ) {}

  write(text: string): void {
    this.held += text;
    this.advance(false);
  }

  /** The message is whole; another may follow. */
  end(): void {
    this.advance(true);
  }

  /** The message broke off. Returns how many of its last characters have no effect: half a marker, which is written anew. */
  cut(): number {
    const at = this.held.lastIndexOf(OPEN);
    const half = at >= 0 && !this.held.includes(CLOSE, at) ? this.held.length - at : 0;
    this.held = this.held.slice(0, this.held.length - half);
    this.advance(true);
    return half;
  }

  /** Characters of Scripture that may still be put in. */
  get room(): number {
    return Math.max(0, MOST_SCRIPTURE - this.insertedLength);
  }

  private advance(isEnd: boolean): void {
    for (;;) {
      const at = this.held.indexOf(OPEN);
      if (at < 0) {
        // Half of an opening may be at the end.
        const sure = !isEnd && this.held.endsWith('[') ? this.held.length - 1 : this.held.length;
        this.pass(sure);
        return;
      }
      this.pass(at);
      const end = this.held.indexOf(CLOSE);
      const inner = end < 0 ? this.held.slice(OPEN.length) : this.held.slice(OPEN.length, end);
      const isMarker = end >= 0 || (!isEnd && inner.length <= LONGEST_MARKER);
      if (!isMarker || inner.includes('\n') || inner.includes(OPEN) || inner.length > LONGEST_MARKER) {
        this.pass(OPEN.length);
        continue;
      }
      if (end < 0) return;
      const behind = this.held.slice(end + CLOSE.length);
      if (!isEnd && behind.length < LOOK_AHEAD) return;
      const ahead = behind.slice(0, LOOK_AHEAD) + (isEnd && behind.length < LOOK_AHEAD ? '' : MORE);
      this.held = behind;
      this.put(inner, ahead);
    }
  }

  /** Lets so many of the held characters go out as they are. */
  private pass(count: number): void {
    const text = this.held.slice(0, count);
    this.held = this.held.slice(count);
    if (this.gap === null) this.out(text);
    else this.stepDown(this.gap + text);
  }

  private out(text: string): void {
    if (text === '') return;
    const lineAt = text.lastIndexOf('\n');
    this.line = lineAt < 0 ? this.line + text : text.slice(lineAt + 1);
    this.emit(text);
  }

  /** Below a block quote: a line right below it would belong to it, so a line is left empty. */
  private stepDown(text: string): void {
    const words = text.trimStart();
    this.gap = text.slice(0, text.length - words.length);
    if (words === '') return;
    const lines = this.gap.split('\n').length - 1;
    const gap = lines < 2 ? '\n\n' : this.gap;
    this.gap = null;
    this.out(gap + words);
  }

  private put(inner: string, ahead: string): void {
    const marker = this.read(inner);
    if (this.gap !== null) {
      this.gap = null;
      this.out('\n\n');
    }
    if (marker.kind === 'other') this.out(inner.trim());
    else if (marker.kind === 'missing') {
      const { written, message } = marker;
      const shown = `(${message})`;
      this.wrong.push({ written, message, shown });
      this.out(shown);
    } else if (HEADING.test(this.line) || REFERENCE_DUE.test(this.line) || this.room === 0)
      this.out(placeAlone(marker));
    else if (EMPTY_LINE.test(this.line) && this.endsLine(marker, ahead) !== null)
      this.putBlock(marker, this.endsLine(marker, ahead) ?? '');
    else this.putInLine(marker, ahead);
  }

  /** Returns what the model put behind a marker that is a line of its own; null where the line goes on. */
  private endsLine(marker: VerseMarker, ahead: string): string | null {
    const given = BEHIND_DASH.exec(ahead);
    if (given && this.isSame(marker, given[1])) return given[0];
    return LINE_ENDS.exec(ahead)?.[0] ?? null;
  }

  private putBlock(marker: VerseMarker, behind: string): void {
    const block = this.counted(blockOf(marker));
    // The model may have begun the quotation itself.
    this.out(this.line.includes('>') ? block.slice(2) : block);
    this.held = this.held.slice(behind.length);
    this.gap = '';
  }

  private putInLine(marker: VerseMarker, ahead: string): void {
    const parts = inLine(marker);
    const isMarked = OPENING_MARK.test(this.line);
    const closing = isMarked ? CLOSING_MARK.exec(ahead) : null;
    if (closing) this.held = this.held.slice(closing[0].length);
    const rest = ahead.slice(closing?.[0].length ?? 0);
    const given = IN_BRACKETS.exec(rest)?.[1] ?? BEHIND_DASH.exec(rest)?.[1];
    const isNamed = parts.length === 1 && (this.isSame(marker, given) || this.isNamedBefore(marker));
    const [open, close] = isMarked ? ['', closing?.[2] ?? ''] : ['“', '”'];
    const texts = parts.map(({ words, place }) => {
      const behind = isNamed ? '' : ` (${place})`;
      return `${open}${this.counted(words)}${close}${behind}`;
    });
    this.out(texts.join(' ') + (closing?.[1] ?? ''));
  }

  /** A model that has lost its way writes the same again and again. */
  private read(inner: string): Marker {
    const known = this.known.get(inner) ?? readMarker(inner, this.translation);
    this.known.set(inner, known);
    return known;
  }

  private counted(words: string): string {
    this.inserted.push(words);
    this.insertedLength += words.length;
    return words;
  }

  /** Whether the sentence has just named the reference, and no other since. */
  private isNamedBefore({ ranges }: VerseMarker): boolean {
    const label = labelOfAll(ranges);
    const at = this.line.lastIndexOf(label);
    return at >= 0 && /^\D{0,40}$/.test(this.line.slice(at + label.length));
  }

  /** Whether a text is the reference of the marker, as the model may give it besides. */
  private isSame(marker: VerseMarker, given: string | undefined): boolean {
    if (given === undefined) return false;
    const read = this.read(given);
    return read.kind === 'verses' && labelOfAll(read.ranges) === labelOfAll(marker.ranges);
  }
}

/** A whole text with its verses put in, what they are, and the markers that name nothing. */
export function withVerses(
  text: string,
  translation: Translation,
): Pick<VerseWriter, 'wrong' | 'inserted'> & { readonly text: string } {
  let out = '';
  const writer = new VerseWriter(translation, (piece) => (out += piece));
  writer.write(text);
  writer.end();
  return { text: out, wrong: writer.wrong, inserted: writer.inserted };
}
