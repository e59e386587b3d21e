import { TIERS, type TierId } from '@emit/contract/plans';
import type { PaymentAccount } from '../ports/payments.port.js';
import { BadSetting, text, url, type Environment } from './environment.js';
import { publicUrl } from './mail-settings.js';

export interface PaymentSettings {
  /** Null without EMIT_STRIPE_KEY: plans are asked for. */
  readonly payments: PaymentAccount | null;
}

const KEY = 'EMIT_STRIPE_KEY';
const SECRET = 'EMIT_STRIPE_WEBHOOK_SECRET';
const PRICES = 'EMIT_STRIPE_PRICES';
const ADDRESS = 'EMIT_STRIPE_URL';
/** Secret and restricted keys; a publishable one (pk_) can do nothing here. */
const KEY_FORM = /^[sr]k_(test|live)_\w+$/;
const PRICE_FORM = /^price_\w+$/;
const HOW = TIERS.map(({ id }) => `${id}=price_…`).join(',');
const ON_THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Throws BadSetting, which repeats nothing of a secret. */
export function paymentSettings(env: Environment): PaymentSettings {
  const key = text(env, KEY);
  const [webhookSecret, prices, address] = [text(env, SECRET), text(env, PRICES), stripeUrl(env)];
  if (key === null) {
    const alone = Object.entries({ [SECRET]: webhookSecret, [PRICES]: prices, [ADDRESS]: address });
    const [name] = alone.find(([, value]) => value !== null) ?? [];
    if (name !== undefined) throw new BadSetting(KEY, `must be set when ${name} is`);
    return { payments: null };
  }
  const [, mode] = KEY_FORM.exec(key) ?? [];
  if (mode === undefined) throw new BadSetting(KEY, 'must be a secret key of Stripe, as sk_test_…');
  if (webhookSecret === null) throw new BadSetting(SECRET, `must be set when ${KEY} is`);
  if (!/^whsec_\S+$/.test(webhookSecret))
    throw new BadSetting(SECRET, 'must be the signing secret of the webhook, as whsec_…');
  if (prices === null) throw new BadSetting(PRICES, `must be set when ${KEY} is: ${HOW}`);
  if (mode === 'live' && publicUrl(env) === null)
    throw new BadSetting('EMIT_PUBLIC_URL', `must be set when ${KEY} is a live key`);
  return { payments: { key, webhookSecret, prices: pricesIn(prices), url: address } };
}

/** Each plan once, each with a price of its own. */
function pricesIn(given: string): Record<TierId, string> {
  const pairs = given.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const ids = new Map(pairs.map(([plan = '', price = '']) => [plan, price]));
  const isWhole =
    pairs.length === TIERS.length &&
    pairs.every((pair) => pair.length === 2) &&
    TIERS.every(({ id }) => PRICE_FORM.test(ids.get(id) ?? ''));
  if (!isWhole) throw new BadSetting(PRICES, `must name one price for each plan: ${HOW}`);
  if (new Set(ids.values()).size < ids.size)
    throw new BadSetting(PRICES, 'must name another price for each plan');
  return Object.fromEntries(ids) as Record<TierId, string>;
}

/** The key goes there: in the clear to this machine alone. */
function stripeUrl(env: Environment): string | null {
  const given = url(env, ADDRESS, ['http:', 'https:']);
  if (given === null) return null;
  const fault = (expected: string) => new BadSetting(ADDRESS, expected);
  if (!URL.canParse(given)) throw fault('must be an address, as https://stripe.example.org');
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(given);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '')
    throw fault('must have nothing after the host and port');
  if (protocol === 'http:' && !ON_THIS_MACHINE.test(hostname))
    throw fault('must begin with https://, or lead to this machine');
  return origin;
}
