import { paymentSettings } from './payment-settings.js';

const PRICES = 'exploration=price_1,transformation=price_2,creation=price_3';
const whole = {
  EMIT_STRIPE_KEY: 'sk_test_abcdef',
  EMIT_STRIPE_WEBHOOK_SECRET: 'whsec_ghijkl',
  EMIT_STRIPE_PRICES: PRICES,
};
const told = (changed: Record<string, string | undefined>) => {
  try {
    return paymentSettings({ ...whole, ...changed });
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the settings of Stripe', () => {
  it('may all be left out', () => {
    expect(paymentSettings({})).toEqual({ payments: null });
    expect(paymentSettings({ EMIT_STRIPE_KEY: ' ', EMIT_STRIPE_PRICES: '' })).toEqual({ payments: null });
  });

  it('are a key, a signing secret and a price for each plan', () => {
    const payments = {
      key: 'sk_test_abcdef',
      webhookSecret: 'whsec_ghijkl',
      prices: { exploration: 'price_1', transformation: 'price_2', creation: 'price_3' },
      url: null,
    };
    expect(paymentSettings(whole)).toEqual({ payments });
    const spaced = ' creation = price_3 , exploration=price_1,transformation=price_2 ';
    expect(told({ EMIT_STRIPE_PRICES: spaced })).toEqual({ payments });
    expect(told({ EMIT_STRIPE_KEY: 'rk_test_abc' })).toMatchObject({ payments: { key: 'rk_test_abc' } });
    const live = { EMIT_STRIPE_KEY: 'sk_live_abc', EMIT_PUBLIC_URL: 'https://emit.example.org' };
    expect(told(live)).toMatchObject({ payments: { key: 'sk_live_abc' } });
    const url = 'http://127.0.0.1:4010';
    expect(told({ EMIT_STRIPE_URL: `${url}/` })).toMatchObject({ payments: { url } });
  });

  it.each([
    ['EMIT_STRIPE_KEY', 'must be set when EMIT_STRIPE_WEBHOOK_SECRET is', { EMIT_STRIPE_KEY: undefined }],
    ['EMIT_STRIPE_KEY', 'must be a secret key', { EMIT_STRIPE_KEY: 'pk_test_abcdef' }],
    ['EMIT_STRIPE_KEY', 'must be a secret key', { EMIT_STRIPE_KEY: 'abcdef' }],
    ['EMIT_STRIPE_KEY', 'must be a secret key', { EMIT_STRIPE_KEY: 'sk_test_abc def' }],
    ['EMIT_STRIPE_WEBHOOK_SECRET', 'must be set', { EMIT_STRIPE_WEBHOOK_SECRET: undefined }],
    ['EMIT_STRIPE_WEBHOOK_SECRET', 'must be the signing', { EMIT_STRIPE_WEBHOOK_SECRET: 'ghijkl' }],
    ['EMIT_STRIPE_PRICES', 'must be set', { EMIT_STRIPE_PRICES: undefined }],
    ['EMIT_STRIPE_PRICES', 'must name one', { EMIT_STRIPE_PRICES: 'exploration=price_1' }],
    ['EMIT_STRIPE_PRICES', 'must name one', { EMIT_STRIPE_PRICES: `${PRICES},trial=price_4` }],
    ['EMIT_STRIPE_PRICES', 'must name one', { EMIT_STRIPE_PRICES: `${PRICES},creation=price_4` }],
    ['EMIT_STRIPE_PRICES', 'must name one', { EMIT_STRIPE_PRICES: PRICES.replace('price_2', 'prod_2') }],
    ['EMIT_STRIPE_PRICES', 'must name one', { EMIT_STRIPE_PRICES: PRICES.replace('=price_2', '') }],
    ['EMIT_STRIPE_PRICES', 'must name one', { EMIT_STRIPE_PRICES: `${PRICES}=price_9` }],
    ['EMIT_STRIPE_PRICES', 'must name another', { EMIT_STRIPE_PRICES: PRICES.replace('price_2', 'price_1') }],
    ['EMIT_PUBLIC_URL', 'must be set', { EMIT_STRIPE_KEY: 'sk_live_abc' }],
    ['EMIT_STRIPE_URL', 'must begin with https://', { EMIT_STRIPE_URL: 'http://stripe.example.org' }],
    ['EMIT_STRIPE_URL', 'must begin with https://', { EMIT_STRIPE_URL: 'http://127.0.0.1.example.org' }],
    ['EMIT_STRIPE_URL', 'must begin with', { EMIT_STRIPE_URL: 'stripe.example.org' }],
    ['EMIT_STRIPE_URL', 'must have nothing after', { EMIT_STRIPE_URL: 'https://stripe.example.org/v1' }],
  ])('are refused by name: %s %s, %j', (name, why, changed) => {
    const said = told(changed);
    expect(said).toEqual(expect.stringMatching(new RegExp(`^${name} ${why}`)));
    expect(said).not.toEqual(expect.stringMatching(/abcdef|ghijkl/));
  });
});
