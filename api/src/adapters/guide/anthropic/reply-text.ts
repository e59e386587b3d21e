import { corrected } from '@emit/contract/guide';
import { LIMITS } from '@emit/contract/limits';
import type { Translation } from '@emit/contract/translations';
import type { OnText, ReplyControl } from '../../../ports/guide.port.js';
import { correctionsOf } from './correct/correcting.js';
import { faultyPassages, type Passage } from './correct/faulty-passages.js';
import { VerseWriter } from './verses/verse-writer.js';

/** Kept free in a reply for what one marker and the corrections may bring beyond what is counted. */
const SPARE_CHARACTERS = 10_000;

/** A reply as the member sees it: the model's words with the verses put in, as they come, and corrected. */
export class ReplyText {
  private text = '';
  /** Text of a further round begins a paragraph. */
  private paragraphDue = false;
  private readonly verses: VerseWriter;

  constructor(
    private readonly translation: Translation,
    private readonly onText: OnText,
    private readonly onCorrection: ReplyControl['onCorrection'],
  ) {
    this.verses = new VerseWriter(translation, (text) => this.emit(text));
  }

  get shown(): string {
    return this.text;
  }

  get isBlank(): boolean {
    return this.text.trim() === '';
  }

  /** Characters that the model may still write: never more in all than a message may have, whatever verses are put in. */
  get room(): number {
    return Math.max(1, LIMITS.messageMax - this.text.length - this.verses.room - SPARE_CHARACTERS);
  }

  write(text: string): void {
    this.verses.write(text);
  }

  /** A message is whole. */
  end(): void {
    this.verses.end();
  }

  /** A message broke off. Returns how many of its last characters have no effect: half a marker, which is written anew. */
  cut(): number {
    return this.verses.cut();
  }

  beginParagraph(): void {
    this.paragraphDue = true;
  }

  /** The passages in which something is quoted wrongly. */
  faulty(): Passage[] {
    return faultyPassages(this.text, this.verses);
  }

  /** Puts the passages right, by what the model wrote of them anew where that is right. */
  correct(passages: readonly Passage[], anew: ReadonlyMap<number, string>): void {
    for (const correction of correctionsOf(this.text, passages, anew, this.verses, this.translation)) {
      this.text = corrected(this.text, correction);
      this.onCorrection?.(correction);
    }
  }

  private emit(text: string): void {
    const piece = this.paragraphDue && this.text !== '' ? `\n\n${text}` : text;
    this.paragraphDue = false;
    this.text += piece;
    this.onText(piece);
  }
}
