import { readFile } from 'node:fs/promises';
import { reasonOf, UsageError } from '../../support/failures.js';
import { firstInstant } from '../../support/moments.js';
import type { TOKENS, Tokens } from './ledger-entry.js';
import { microsOf } from './money.js';

type PricedKind = Exclude<(typeof TOKENS)[number], 'totalTokens'>;
const KINDS = [
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
] as const satisfies readonly PricedKind[];

/** Of a model, from an instant on: millionths of the currency for a million tokens of each kind. */
type Price = { readonly from: number } & Readonly<Record<PricedKind, bigint>>;

/** What tokens cost, by model and kind, from when on. */
export class PriceList {
  /** The latest first. */
  private readonly prices: ReadonlyMap<string, readonly Price[]>;

  constructor(
    /** The name of the file. */
    readonly name: string,
    readonly currency: string,
    prices: ReadonlyMap<string, readonly Price[]>,
  ) {
    this.prices = new Map(
      [...prices].map(([model, list]) => [model, [...list].sort((a, b) => b.from - a.from)]),
    );
  }

  /** In 10⁻¹² of the currency, to the last digit; null without a price for that time. No tokens cost nothing. */
  costOf(model: string, at: number, tokens: Tokens): bigint | null {
    if (tokens.totalTokens === 0) return 0n;
    const price = this.prices.get(model)?.find(({ from }) => from <= at);
    if (!price) return null;
    return KINDS.reduce((sum, kind) => sum + BigInt(tokens[kind]) * price[kind], 0n);
  }
}

/** Throws UsageError for a file that cannot be read or is no price list. */
export async function readPrices(file: string): Promise<PriceList> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${reasonOf(error)}`);
  });
  return pricesOf(file, text);
}

/** Throws UsageError, which names the place. */
export function pricesOf(file: string, text: string): PriceList {
  const list = objectOf(file, jsonOf(file, text), ['currency', 'prices']);
  const { currency, prices } = list;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw bad(file, 'currency', 'must be three capital letters, such as "USD"');
  if (!Array.isArray(prices) || prices.length === 0)
    throw bad(file, 'prices', 'must be a list of one price or more');
  const byModel = new Map<string, Price[]>();
  for (const [index, entry] of prices.entries()) {
    const { model, price } = priceOf(file, `prices[${index}]`, entry);
    const known = byModel.get(model) ?? [];
    if (known.some(({ from }) => from === price.from))
      throw bad(file, `prices[${index}]`, `is a second price of ${model} from the same time on`);
    byModel.set(model, [...known, price]);
  }
  return new PriceList(file, currency, byModel);
}

function priceOf(file: string, place: string, entry: unknown): { model: string; price: Price } {
  const fields = objectOf(`${file}: ${place}`, entry, ['model', 'from', ...KINDS]);
  const { model, from } = fields;
  if (typeof model !== 'string' || model === '')
    throw bad(file, `${place}.model`, 'must be the name of a model');
  const kinds = KINDS.map((kind) => {
    const price = microsOf(fields[kind]);
    if (price === null)
      throw bad(
        file,
        `${place}.${kind}`,
        'must be the price of a million tokens: 0 or more, 6 decimals at most',
      );
    return [kind, price] as const;
  });
  return {
    model,
    price: { from: fromOf(file, place, from), ...(Object.fromEntries(kinds) as Omit<Price, 'from'>) },
  };
}

function fromOf(file: string, place: string, from: unknown): number {
  try {
    if (typeof from === 'string') return firstInstant(from);
  } catch {
    // Said below, with its place.
  }
  throw bad(file, `${place}.from`, 'must be when it holds from, such as "2026-01-01" (UTC)');
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${reasonOf(error)}`);
  }
}

/** With these fields and no others. */
function objectOf(
  where: string,
  value: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${where} must be an object with ${names.join(', ')}`);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  const missing = names.find((name) => !(name in value));
  if (unknown !== undefined) throw new UsageError(`${where} has '${unknown}'; there are ${names.join(', ')}`);
  if (missing !== undefined) throw new UsageError(`${where} lacks '${missing}'`);
  return value as Readonly<Record<string, unknown>>;
}

function bad(file: string, place: string, what: string): UsageError {
  return new UsageError(`${file}: ${place} ${what}`);
}
