/**
 * Model tokens of one question with its reply, all that the guide reads included, rounded up: `npm run bench guide`, ten
 * questions in a row (docs/adr/0043-what-the-model-is-sent.md). An estimate for members; what is charged is what the model's
 * vendor counts.
 */
export const QUESTION_TOKENS = {
  /** The first of a conversation. */
  first: 2_000,
  /** A later one, which brings the messages before it. */
  later: 4_000,
  /** One for which the guide looks up Scripture. */
  withLookUp: 10_000,
  /** The mean of ten in a row. */
  usual: 5_100,
} as const;

/** How many usual questions so many tokens are enough for: two figures, rounded down. */
export function questionsIn(tokens: number): number {
  const whole = Math.max(0, Math.floor(tokens / QUESTION_TOKENS.usual));
  const step = 10 ** Math.max(0, String(whole).length - 2);
  return Math.floor(whole / step) * step;
}
