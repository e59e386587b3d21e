const UNKNOWN = '[UNK]';
const BEGIN = '[CLS]';
const END = '[SEP]';
/** What goes on a word that was begun. */
const GOES_ON = '##';

/** Tells words in the pieces that a network has learnt: WordPiece, always the longest piece first. */
export class WordPieces {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly longest: number;

  /** `pieces`: each at the place of its number. */
  constructor(pieces: readonly string[]) {
    this.numbers = new Map(pieces.map((piece, number) => [piece, number]));
    this.longest = pieces.reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** Numbers of pieces, with a beginning and an end, at most `most` of them. */
  of(words: readonly string[], most: number): number[] {
    const numbers = [this.numberOf(BEGIN)];
    for (const word of words) {
      if (numbers.length >= most) break;
      numbers.push(...this.ofWord(word));
    }
    return [...numbers.slice(0, most - 1), this.numberOf(END)];
  }

  private ofWord(word: string): number[] {
    const found: number[] = [];
    for (let from = 0; from < word.length;) {
      let to = Math.min(word.length, from + this.longest);
      while (to > from && !this.numbers.has(this.piece(word, from, to))) to -= 1;
      if (to === from) return [this.numberOf(UNKNOWN)];
      found.push(this.numberOf(this.piece(word, from, to)));
      from = to;
    }
    return found;
  }

  private piece(word: string, from: number, to: number): string {
    const piece = word.slice(from, to);
    return from === 0 ? piece : GOES_ON + piece;
  }

  private numberOf(piece: string): number {
    return this.numbers.get(piece) ?? 0;
  }
}
