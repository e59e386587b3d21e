/** Texts of a block, one a line; \n within one is a new line. */
export function linesOf(block: string): string[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'));
}

/** What a shape is filled with: its quotations and their references. */
export interface Filling {
  readonly quoted: string;
  readonly reference: string;
}

/** A text with places for quotations ({q}, {q1} …) and references ({R}, {R1} …; {a}: short, {B} {C} {V}: its parts). */
export type Shape = string;
export const shapesOf: (block: string) => Shape[] = linesOf;
