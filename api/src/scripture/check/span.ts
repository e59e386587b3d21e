/** Words that are shown as a quotation; the outer offsets take their marks in. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly outerStart: number;
  readonly outerEnd: number;
}
