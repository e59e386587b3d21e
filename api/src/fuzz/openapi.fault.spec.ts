import fc from 'fast-check';
import { Fuzzing, MEMBERS } from '../testing/fuzz/fuzzing.js';
import type { Beyond } from '../testing/fuzz/judge.js';
import { requestsTo } from '../testing/fuzz/requests.js';

/** `EMIT_FUZZ_SEED` and `EMIT_FUZZ_REQUESTS` for another run than this one. */
const SEED = Number(process.env['EMIT_FUZZ_SEED'] ?? 20_261_121);
const REQUESTS = Number(process.env['EMIT_FUZZ_REQUESTS'] ?? 20_000);
const LIMITED = 1_000;

/** A password is hashed at some cost: these come a third as often as the others. */
const DEAR = /auth|password|erase/;

/** What is refused though the document allows it, because no schema can say it. */
const BEYOND: Beyond = {
  'post /api/v1/auth/register': /password/i,
  'post /api/change-password': /password/i,
  'post /api/v1/account/erase': /password/i,
  'get /api/v1/scripture/passages': /at most .* verses/,
  'get /api/v1/tokens/usage': /last day must not be before/,
};

/** Tries so many requests, chosen by the seed; prints how many of them had which status, by operation. */
async function fuzz(fuzzing: Fuzzing, requests: number): Promise<void> {
  const { described } = fuzzing;
  const drafts = described.operations.map((operation) => ({
    weight: DEAR.test(operation.path) ? 1 : 3,
    arbitrary: requestsTo(described, operation, MEMBERS),
  }));
  await fc.assert(
    // Two at a time, so that they also meet each other.
    fc.asyncProperty(fc.oneof(...drafts), fc.oneof(...drafts), async (one, other) => {
      await Promise.all([fuzzing.try(one), fuzzing.try(other)]);
    }),
    { seed: SEED, numRuns: requests / 2, endOnFailure: true },
  );
  process.stderr.write(`${requests} requests, seed ${SEED}:\n${table(fuzzing.counts)}\n`);
}

function table(counts: Fuzzing['counts']): string {
  const rows = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return rows
    .map(([name, statuses]) => {
      const parts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
      return `${name}: ${parts.join(', ')}`;
    })
    .join('\n');
}

function expectEveryOperation(fuzzing: Fuzzing): void {
  const names = fuzzing.described.operations.map(({ name }) => name);
  expect([...fuzzing.counts.keys()].sort()).toEqual(names.sort());
  const succeeded = (name: string) =>
    [...(fuzzing.counts.get(name)?.keys() ?? [])].some((status) => status < 300);
  expect(names.filter((name) => !succeeded(name))).toEqual([]);
}

describe('the OpenAPI document', () => {
  let fuzzing: Fuzzing;
  afterEach(() => fuzzing.close());

  it('says what every request is answered', async () => {
    fuzzing = await Fuzzing.start(BEYOND, 'off');
    await fuzz(fuzzing, REQUESTS - LIMITED);
    expectEveryOperation(fuzzing);
  }, 600_000);

  it('says what is answered to too many requests', async () => {
    fuzzing = await Fuzzing.start(BEYOND, 'on');
    await fuzz(fuzzing, LIMITED);
    expect([...fuzzing.counts.values()].some((statuses) => statuses.has(429))).toBe(true);
  }, 600_000);
});
