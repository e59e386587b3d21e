import { Refusal } from '../../../kernel/refusal.js';
import type { FailedSignIns, Vault } from '../../../ports/vault.port.js';
import { quietLog } from '../../../runtime/log.js';
import type { Settings } from '../../../settings/settings.js';
import { accountOf, GuessLimit, knownDevice, STRANGERS } from './guess-limit.js';

const WRONG = () => Promise.resolve(null);
const RIGHT = () => Promise.resolve('in');

function limitOf({ rateLimits = true } = {}) {
  const counts = new Map<string, FailedSignIns>();
  const clock = { now: 1_000_000 };
  const failedSignIns = {
    of: (hash: string, from: string) => Promise.resolve(counts.get(`${hash}/${from}`) ?? null),
    count(hash: string, from: string, at: number) {
      const count = (counts.get(`${hash}/${from}`)?.count ?? 0) + 1;
      return Promise.resolve(void counts.set(`${hash}/${from}`, { count, lastAt: at }));
    },
    forget: (hash: string, from: string) => Promise.resolve(void counts.delete(`${hash}/${from}`)),
  };
  const said: object[] = [];
  const log = { ...quietLog, warn: (facts: object) => void said.push(facts) };
  const settings = { rateLimits } as Settings;
  const limit = new GuessLimit({ failedSignIns } as unknown as Vault, settings, () => clock.now, log);
  const guess = (attempt: () => Promise<string | null>, from = STRANGERS, emailHash = 'h'.repeat(40)) =>
    limit
      .guess({ emailHash, from, at: accountOf(emailHash) }, attempt)
      .catch((error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)));
  return { guess, counts, clock, said };
}

describe('guesses at one account', () => {
  it('are free five times, and not even tried after that', async () => {
    const { guess, said } = limitOf();
    for (let n = 0; n < 5; n++) expect(await guess(WRONG)).toBeNull();
    let tries = 0;
    expect(await guess(() => Promise.resolve(String((tries += 1))))).toBe('TOO_MANY_REQUESTS');
    expect([tries, said]).toEqual([0, [{ account: 'h'.repeat(16), seconds: 30 }]]);
  });

  it('go on when the wait is over, with one guess and twice the wait', async () => {
    const { guess, clock, said } = limitOf();
    for (let n = 0; n < 5; n++) await guess(WRONG);
    clock.now += 30_000;
    expect(await guess(WRONG)).toBeNull();
    expect(await guess(RIGHT)).toBe('TOO_MANY_REQUESTS');
    expect(said).toEqual([expect.objectContaining({ seconds: 60 })]);
    clock.now += 60_000;
    expect(await guess(RIGHT)).toBe('in');
    expect(await guess(WRONG)).toBeNull();
  });

  it('are counted one after another, however many come at once', async () => {
    const { guess } = limitOf();
    let tries = 0;
    const slow = async () => {
      tries += 1;
      await new Promise(setImmediate);
      return null;
    };
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(slow)));
    expect([tries, answers.filter((one) => one === 'TOO_MANY_REQUESTS').length]).toEqual([5, 35]);
  });

  it('from elsewhere keep no known device out, nor does another account’s', async () => {
    const { guess } = limitOf();
    for (let n = 0; n < 6; n++) await guess(WRONG);
    expect(await guess(RIGHT, knownDevice(0, 1))).toBe('in');
    expect(await guess(RIGHT, STRANGERS, 'another')).toBe('in');
    expect(await guess(RIGHT)).toBe('TOO_MANY_REQUESTS');
  });

  it('that are right forget those before, of their own place alone', async () => {
    const { guess, counts } = limitOf();
    await guess(WRONG);
    await guess(WRONG, knownDevice(0, 1));
    await guess(RIGHT, knownDevice(0, 1));
    expect([...counts.keys()]).toEqual([`${'h'.repeat(40)}/`]);
  });

  it('are not counted where limits are off', async () => {
    const { guess, counts } = limitOf({ rateLimits: false });
    for (let n = 0; n < 9; n++) expect(await guess(WRONG)).toBeNull();
    expect(counts.size).toBe(0);
  });
});

it('a device of a former generation is another one', () => {
  expect(knownDevice(1, 2)).not.toBe(knownDevice(2, 2));
  expect(knownDevice(1, 12)).not.toBe(knownDevice(11, 2));
  expect(knownDevice(0, 1)).not.toBe(STRANGERS);
});
