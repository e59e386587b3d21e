import { TIERS, type TierId } from '@emit/contract/plans';
import Stripe from 'stripe';
import {
  NoticeForged,
  PaymentFailed,
  type Notice,
  type OfferedPrice,
  type Order,
  type PaymentAccount,
  type PaymentPort,
  type Subscription,
} from '../../../ports/payments.port.js';
import { asked, isUnknown } from './stripe-failures.js';
import { once } from './stripe-keys.js';
import { subscriptionOf } from './stripe-subscriptions.js';

/** What the answers are read by; another version of the package changes nothing here. */
const API_VERSION = '2026-10-28.endive';
/** Whoever waits is answered within 5 s (docs/adr/0016). */
const TIMEOUT_MS = 4_000;
/** How old a signature may be: Stripe's own advice. */
const TOLERANCE_SECONDS = 300;
/** Pages of a customer that could still be paid; there is one, or there are two for a moment. */
const MOST = 100;

class JustPaid extends PaymentFailed {}

/** Payments by Stripe's own pages (docs/adr/0082): a customer stands for a member, and nothing of the member is sent but the id. */
export class StripePayments implements PaymentPort {
  private readonly stripe: Stripe;

  constructor(
    private readonly account: PaymentAccount,
    timeout: number = TIMEOUT_MS,
  ) {
    this.stripe = new Stripe(account.key, {
      apiVersion: API_VERSION,
      telemetry: false,
      // Whoever waits tries again; a second try would take longer than they are answered within.
      maxNetworkRetries: 0,
      timeout,
      ...placeOf(account.url),
    });
  }

  async newCustomer(memberId: string): Promise<string> {
    const { customers } = this.stripe;
    const made = once(`emit-customer-${memberId}`, (key) =>
      customers.create({ metadata: { memberId } }, key),
    );
    return (await asked(made)).id;
  }

  async memberOf(customerId: string): Promise<string | null> {
    const customer = await unlessUnknown(this.stripe.customers.retrieve(customerId));
    return customer === null || customer.deleted ? null : (customer.metadata['memberId'] ?? null);
  }

  async checkout(order: Order): Promise<string> {
    const { customerId: customer, memberId, plan } = order;
    const { sessions } = this.stripe.checkout;
    const { data: all } = await asked(sessions.list({ customer, limit: MOST }));
    // After the pages: one that was paid before them has its subscription by now.
    if ((await this.subscriptionsOf(customer)).some(({ status }) => status !== 'begun' && status !== 'ended'))
      throw new PaymentFailed('refused', 'has a subscription of this customer');
    const open = all.filter(({ status }) => status === 'open');
    const same = open.find(({ metadata, url }) => metadata?.['plan'] === plan && url !== null);
    for (const { id } of open.filter((one) => one !== same)) await this.end(id);
    if (same) return same.url ?? '';
    const wanted = {
      mode: 'subscription' as const,
      customer,
      client_reference_id: memberId,
      metadata: { plan },
      line_items: [{ price: this.account.prices[plan], quantity: 1 }],
      success_url: order.paidUrl,
      cancel_url: order.backUrl,
    };
    // Of two calls at once that saw the same latest page, one makes the next: the other is answered the same, or refused.
    const name = `emit-checkout-${customer}-${all[0]?.id ?? 'first'}`;
    const made = await asked(once(name, (key) => sessions.create(wanted, key)));
    return made.url ?? '';
  }

  async subscriptionsOf(customer: string): Promise<Subscription[]> {
    const found = await unlessUnknown(
      this.stripe.subscriptions.list({ customer, status: 'all', limit: MOST }),
    );
    return (found?.data ?? []).map((one) => subscriptionOf(one, this.account.prices));
  }

  async portal(customer: string, backUrl: string): Promise<string> {
    const { url } = await asked(this.stripe.billingPortal.sessions.create({ customer, return_url: backUrl }));
    return url;
  }

  async customersOf(memberId: string): Promise<string[]> {
    // A quotation mark would end the word.
    if (!/^[\w-]+$/.test(memberId)) return [];
    const query = `metadata['memberId']:'${memberId}'`;
    const { data } = await asked(this.stripe.customers.search({ query, limit: MOST }));
    return data.map(({ id }) => id);
  }

  async forget(customerId: string): Promise<void> {
    const { sessions } = this.stripe.checkout;
    const open = await unlessUnknown(sessions.list({ customer: customerId, status: 'open', limit: MOST }));
    for (const { id } of open?.data ?? []) await this.end(id).catch(unlessPaid);
    await unlessUnknown(this.stripe.customers.del(customerId));
  }

  prices(): Promise<OfferedPrice[]> {
    return Promise.all(TIERS.map(({ id }) => this.priceOf(id)));
  }

  read(body: Buffer, signature: string, now: number): Notice {
    let event: Stripe.Event;
    try {
      const { webhookSecret } = this.account;
      event = this.stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
    } catch {
      throw new NoticeForged('not signed by Stripe, or too long ago');
    }
    return { noticeId: event.id, customerId: customerIn(event) };
  }

  /** Throws PaymentFailed for one that was paid meanwhile. */
  private async end(sessionId: string): Promise<void> {
    const { sessions } = this.stripe.checkout;
    try {
      await asked(sessions.expire(sessionId));
    } catch (error) {
      const { status } = await asked(sessions.retrieve(sessionId));
      if (status === 'complete') throw new JustPaid('later', 'has just been paid');
      if (status === 'open') throw error;
    }
  }

  private async priceOf(plan: TierId): Promise<OfferedPrice> {
    const priceId = this.account.prices[plan];
    const price = await unlessUnknown(this.stripe.prices.retrieve(priceId));
    if (price === null) return { plan, priceId, found: null };
    const { active: isActive, currency, unit_amount: amount, recurring } = price;
    const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
    return { plan, priceId, found: { isActive, currency, amount, isMonthly } };
  }
}

/** Where requests go, as the package takes it. */
function placeOf(url: string | null) {
  if (url === null) return {};
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? 'https' : 'http',
  } as const;
}

/** What has just been paid ends with its customer. */
function unlessPaid(error: unknown): void {
  if (!(error instanceof JustPaid)) throw error;
}

/** Null for what the provider does not know. */
async function unlessUnknown<T>(answer: Promise<T>): Promise<T | null> {
  return asked(answer.catch((error: unknown) => (isUnknown(error) ? null : Promise.reject(error as Error))));
}

/** Of the changes that concern a subscription; the others are nobody's. */
const FOLLOWED = /^(checkout\.session|customer\.subscription|invoice)\./;

function customerIn({ type, data }: Stripe.Event): string | null {
  if (!FOLLOWED.test(type)) return null;
  const { customer } = data.object as { readonly customer?: unknown };
  return typeof customer === 'string' ? customer : null;
}
