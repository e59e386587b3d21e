import { TIERS } from '@emit/contract/plans';
import type { PaymentAccount } from '../../ports/payments.port.js';
import { formIn, wordIn, type Form } from './form.js';

export interface StripeObject {
  readonly id: string;
  readonly object: string;
  [field: string]: unknown;
}

/** An answer in the shape of Stripe's errors. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string | null = null,
  ) {
    super(code ?? type);
  }
}

/** What the stand-in keeps, in the order in which it was made. */
export class StripeRecords {
  readonly all = new Map<string, StripeObject>();
  private count = 0;

  constructor(prices: PaymentAccount['prices']) {
    for (const { id, dollarsPerMonth } of TIERS)
      this.keep({
        id: prices[id],
        object: 'price',
        active: true,
        currency: 'usd',
        unit_amount: dollarsPerMonth * 100,
        recurring: { interval: 'month', interval_count: 1 },
      });
  }

  keep(one: StripeObject): StripeObject {
    this.all.set(one.id, one);
    return one;
  }

  /** Throws StripeRefusal. */
  get(kind: string, id: string): StripeObject {
    const found = this.all.get(id);
    if (found?.object !== kind) throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing');
    return found;
  }

  /** As Stripe's lists: the latest first. */
  list(kind: string, customer: string | null, status: string | null = null): StripeObject[] {
    return [...this.all.values()]
      .filter((one) => one.object === kind && one['customer'] === customer)
      .filter((one) => status === null || one['status'] === status)
      .reverse();
  }

  /** In the order in which they were made. */
  ids(kind: string): string[] {
    return [...this.all.values()].filter((one) => one.object === kind).map(({ id }) => id);
  }

  /** Customers, by the one kind of question that Emit asks. */
  search(query: string): StripeObject[] {
    const [, memberId] = /^metadata\['memberId'\]:'([\w-]+)'$/.exec(query) ?? [];
    if (memberId === undefined) throw new StripeRefusal(400, 'invalid_request_error');
    return [...this.all.values()].filter(
      (one) =>
        one.object === 'customer' &&
        !one['deleted'] &&
        wordIn(formIn(one as Form, 'metadata'), 'memberId') === memberId,
    );
  }

  /** One that is deleted is there no more. Throws StripeRefusal. */
  customerThere(id: string): StripeObject {
    const customer = this.get('customer', id);
    if (customer['deleted']) throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing');
    return customer;
  }

  /** With its subscriptions. Throws StripeRefusal. */
  remove(id: string): StripeObject {
    const customer = this.customerThere(id);
    for (const one of this.list('subscription', id)) one['status'] = 'canceled';
    return Object.assign(customer, { deleted: true, metadata: {} });
  }

  customer(form: Form): StripeObject {
    return this.keep({ id: this.newId('cus'), object: 'customer', metadata: formIn(form, 'metadata') });
  }

  /** Throws StripeRefusal. */
  session(form: Form, url: string): StripeObject {
    this.customerThere(wordIn(form, 'customer'));
    this.get('price', priceIn(form));
    const id = this.newId('cs_test');
    const { line_items, ...fields } = form;
    return this.keep({
      ...fields,
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${url}/pay/${id}`,
      line_items,
    });
  }

  /** Throws StripeRefusal. */
  expire(id: string): StripeObject {
    const session = this.get('checkout.session', id);
    if (session['status'] !== 'open') throw new StripeRefusal(400, 'invalid_request_error');
    return Object.assign(session, { status: 'expired', url: null });
  }

  /** What whoever has the page does with it. Throws StripeRefusal for one that can be paid no more. */
  pay(id: string): StripeObject {
    const session = this.get('checkout.session', id);
    if (session['status'] !== 'open') throw new StripeRefusal(400, 'invalid_request_error');
    this.customerThere(String(session['customer']));
    const price = priceIn(session as Form);
    const subscription = this.keep({
      id: this.newId('sub'),
      object: 'subscription',
      customer: session['customer'],
      status: 'active',
      cancel_at: null,
      items: {
        object: 'list',
        data: [{ id: this.newId('si'), object: 'subscription_item', price: { id: price } }],
      },
    });
    Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
    return subscription;
  }

  /** Throws StripeRefusal. */
  cancel(id: string): StripeObject {
    const subscription = this.get('subscription', id);
    if (subscription['status'] === 'canceled')
      throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing');
    return Object.assign(subscription, { status: 'canceled' });
  }

  /** Throws StripeRefusal. */
  portal(form: Form, url: string): StripeObject {
    this.customerThere(wordIn(form, 'customer'));
    const id = this.newId('bps');
    return this.keep({ ...form, id, object: 'billing_portal.session', url: `${url}/portal/${id}` });
  }

  newId(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(6, '0')}`;
  }
}

function priceIn(form: Form): string {
  return wordIn(formIn(formIn(form, 'line_items'), '0'), 'price');
}
