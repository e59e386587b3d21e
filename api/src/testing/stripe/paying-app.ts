import type { PlanAccount } from '@emit/contract/plan-requests';
import type { TierId } from '@emit/contract/plans';
import type { PaymentPage } from '@emit/contract/subscriptions';
import { TestApp, type TestMember } from '../test-app.js';
import { StripeServer } from './stripe-server.js';

const PLAN = '/api/v1/plan';
interface Paid {
  readonly stripe: StripeServer;
  readonly app: TestApp;
  /** Another process on the same stores, which does not fold. */
  readonly other: TestApp;
  readonly paying: Paying;
  readonly stop: () => Promise<void>;
}

/** Starts two processes that take payments, beside a Stripe that is well. */
export async function startPaid(clock: () => number): Promise<Paid> {
  const stripe = await StripeServer.start();
  const app = await TestApp.start({ clock, env: stripe.env });
  const other = await TestApp.start({
    clock,
    dataDir: app.dataDir,
    env: { ...stripe.env, EMIT_ROLE: 'api' },
  });
  const stop = async () => {
    await other.stop();
    await app.close();
    await stripe.close();
  };
  return { stripe, app, other, paying: new Paying(app, stripe, clock), stop };
}

/** What members and the stand-in of Stripe do with an app that takes payments. */
export class Paying {
  constructor(
    readonly app: TestApp,
    readonly stripe: StripeServer,
    private readonly clock: () => number,
  ) {}

  async plan({ headers }: TestMember): Promise<PlanAccount> {
    return (await this.app.http.get(PLAN).set(headers).expect(200)).body as PlanAccount;
  }

  checkout({ headers }: TestMember, plan: string) {
    return this.app.http.post(`${PLAN}/checkout`).set(headers).send({ plan });
  }

  portal({ headers }: TestMember) {
    return this.app.http.post(`${PLAN}/portal`).set(headers);
  }

  check({ headers }: TestMember) {
    return this.app.http.post(`${PLAN}/check`).set(headers);
  }

  /** Goes to the page and pays there; nobody is told. Returns the customer. */
  async pay(member: TestMember, plan: TierId): Promise<string> {
    const { url } = (await this.checkout(member, plan).expect(200)).body as PaymentPage;
    return String(this.stripe.records.pay(url.split('/').at(-1)!)['customer']);
  }

  /** A notice of a change at the customer, as it is signed. */
  notice(customer: string, type = 'customer.subscription.updated', at = this.clock(), secret?: string) {
    return this.stripe.notice(type, { id: 'sub_x', object: 'subscription', customer }, at, secret);
  }

  tell({ body, signature }: { readonly body: string; readonly signature: string }, app = this.app) {
    return app.http
      .post('/api/v1/payments/notices')
      .set({ 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature })
      .send(body);
  }

  /** What the customer has, changed at Stripe. */
  change(customer: string, fields: object): void {
    for (const one of this.stripe.records.list('subscription', customer)) Object.assign(one, fields);
  }
}
