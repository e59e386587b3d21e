import fc from 'fast-check';
import { UsageError } from '../../support/failures.js';
import { exactMoney, microsOf, shownMoney } from './money.js';
import { pricesOf } from './prices.js';

const price = {
  model: 'm',
  from: '2026-01-01',
  inputTokens: 3,
  outputTokens: 15,
  cacheReadTokens: 0.3,
  cacheWriteTokens: 3.75,
};
const list = (...prices: object[]) => pricesOf('prices.json', JSON.stringify({ currency: 'USD', prices }));
const tokens = (counts: object) => ({
  ...{ inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, totalTokens: 0 },
  ...counts,
});
const million = tokens({ inputTokens: 1_000_000, cacheReadTokens: 1, totalTokens: 1_000_001 });

describe('a price list', () => {
  const prices = list({ ...price, from: '2026-06', inputTokens: 2 }, price);

  it.each([
    ['2025-12-31T23:59:59.999Z', null],
    ['2026-01-01T00:00:00Z', '3.0000003'],
    ['2026-05-31T23:59:59.999Z', '3.0000003'],
    ['2026-06-01T00:00:00Z', '2.0000003'],
  ])('at %s costs %s by what is valid then', (at, cost) => {
    const sum = prices.costOf('m', Date.parse(at), million);
    expect(sum && exactMoney(sum)).toBe(cost);
  });

  it('knows no other model, except that nothing costs nothing', () => {
    expect(prices.costOf('other', Date.now(), million)).toBeNull();
    expect(prices.costOf('other', Date.now(), tokens({}))).toBe(0n);
  });

  it.each<[string, string]>([
    ['{', 'prices.json is no JSON: '],
    ['[]', 'prices.json must be an object with currency, prices'],
    ['{"currency":"USD","prices":[],"per":1}', "prices.json has 'per'; there are currency, prices"],
    ['{"currency":"USD"}', "prices.json lacks 'prices'"],
    ['{"currency":"dollars","prices":[]}', 'prices.json: currency must be three capital letters'],
    ['{"currency":"USD","prices":[]}', 'prices.json: prices must be a list of one price or more'],
    ['{"currency":"USD","prices":[7]}', 'prices.json: prices[0] must be an object with model, from,'],
  ])('refuses %s', (text, sentence) => {
    expect(() => pricesOf('prices.json', text)).toThrow(UsageError);
    expect(() => pricesOf('prices.json', text)).toThrow(sentence);
  });

  it.each<[object, string]>([
    [{ model: '' }, 'prices[0].model must be the name of a model'],
    [{ from: '2026' }, 'prices[0].from must be when it holds from'],
    [{ from: 2026 }, 'prices[0].from must be when it holds from'],
    [{ from: '7d' }, 'prices[0].from must be when it holds from'],
    [{ outputTokens: '15' }, 'prices[0].outputTokens must be the price of a million tokens'],
    [{ outputTokens: -1 }, 'prices[0].outputTokens must be the price of a million tokens'],
    [{ outputTokens: 0.0000001 }, 'prices[0].outputTokens must be the price of a million tokens'],
    [{ outputTokens: undefined }, "prices[0] lacks 'outputTokens'"],
    [{ per: 1 }, "prices[0] has 'per'"],
  ])('refuses a price with %j', (change, sentence) => {
    expect(() => list({ ...price, ...change })).toThrow(sentence);
  });

  it('refuses two prices of a model from the same time on', () => {
    expect(() => list(price, { ...price, from: '2026-01' })).toThrow('prices[1] is a second price of m');
  });
});

describe('money', () => {
  it('is written to the last digit for programs, rounded for people', () => {
    expect(exactMoney(1_234_567_800_000_000n)).toBe('1234.5678');
    expect(exactMoney(-1n)).toBe('-0.000000000001');
    expect(shownMoney(1_234_567_850_000_000n)).toBe('1,234.5679');
    expect([0n, -1n, -500_000_000n].map(shownMoney)).toEqual(['0.0000', '0.0000', '-0.0005']);
  });

  it('is as exact as its price is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (micros) => {
        expect(microsOf(micros / 1e6)).toBe(BigInt(micros));
      }),
    );
  });
});
