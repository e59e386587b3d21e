import { StripeServer } from '../../testing/stripe/stripe-server.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';

let stripe: StripeServer;
let emit: EmitCommand;
let app: TestApp;
beforeAll(async () => {
  stripe = await StripeServer.start();
  emit = new EmitCommand(stripe.env);
  app = await TestApp.start({ env: stripe.env, dataDir: emit.dataDir });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  emit.remove();
});
afterEach(() => (stripe.mood = 'well'));

const plansRow = async () => {
  const { out } = await emit.run(['doctor']);
  return /^plans .*$/m.exec(out)?.[0] ?? '';
};

describe('emit doctor, of plans', () => {
  it('finds that each costs at Stripe what it costs here', async () => {
    expect(await plansRow()).toMatch(/ ok +Stripe takes the key/);
  });

  it.each([
    [{ unit_amount: 4_600 }, 'is 46.00 USD, not 45.00 USD'],
    [{ unit_amount: null }, 'is no fixed amount USD, not 45.00 USD'],
    [{ currency: 'eur' }, 'is 45.00 EUR, not 45.00 USD'],
    [{ active: false }, 'is archived'],
    [{ recurring: { interval: 'year', interval_count: 1 } }, 'is not paid each month'],
    [{ recurring: null }, 'is not paid each month'],
  ])('names a price that is another: %j', async (changed, fault) => {
    const price = stripe.records.get('price', 'price_exploration');
    const before = { ...price };
    Object.assign(price, changed);
    const row = await plansRow();
    Object.assign(price, before);
    expect(row).toContain(`price_exploration (exploration) ${fault}`);
  });

  it('names a price that Stripe does not know', async () => {
    const price = stripe.records.get('price', 'price_creation');
    stripe.records.all.delete(price.id);
    expect(await plansRow()).toMatch(
      / wrong +EMIT_STRIPE_PRICES: Stripe has no price price_creation \(creation\)/,
    );
    stripe.records.keep(price);
  });

  it('names a key that Stripe refuses, and warns while it cannot be reached', async () => {
    stripe.mood = { status: 401, type: 'invalid_request_error' };
    expect(await plansRow()).toMatch(/ wrong +Stripe refuses the key in EMIT_STRIPE_KEY/);
    stripe.mood = { status: 503, type: 'api_error' };
    expect(await plansRow()).toMatch(/ warning +Stripe answered 503/);
  });
});
