/** `EMIT_TEST_ROUNDS=5 npm run test:fault`: a long run, five times as many of what is done at random; 0.1 is a short one. */
const rounds = Number(process.env['EMIT_TEST_ROUNDS'] ?? 1);

export function timesRounds(count: number): number {
  return Math.ceil(count * rounds);
}
