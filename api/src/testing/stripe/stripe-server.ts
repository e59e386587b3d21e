import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentAccount } from '../../ports/payments.port.js';
import { formOf, type Form } from './form.js';
import { StripePages } from './stripe-pages.js';
import { StripeRecords, StripeRefusal, type StripeObject } from './stripe-records.js';

const KEY = 'sk_test_standin';
const SECRET = 'whsec_standin';
const PRICES = {
  exploration: 'price_exploration',
  transformation: 'price_transformation',
  creation: 'price_creation',
};

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Stripe answers, and does nothing. */
export const OUT_OF_ORDER = { status: 500, type: 'api_error' };

/** How it answers from then on; 'silent': not at all. */
type Mood = 'well' | 'silent' | { readonly status: number; readonly type: string };

/** Stands in for Stripe: the calls that Emit makes, by Stripe's protocol, and notices with Stripe's signature. */
export class StripeServer {
  readonly records = new StripeRecords(PRICES);
  readonly asked: { readonly call: string; readonly form: Form; readonly version: string | undefined }[] = [];
  mood: Mood = 'well';
  /** The one call that the mood concerns; null for all. */
  moodOnly: string | null = null;
  /** Where notices are sent; null: nobody is told. */
  webhook: string | null = null;
  private readonly pages = new StripePages(this.records, (customer) => this.tell(customer));
  /** Called before each request is answered. */
  before: () => void = () => undefined;
  /** By idempotency key: what was sent, and what was answered. */
  private readonly answered = new Map<string, { readonly sent: string; readonly answer: Answer }>();

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async start(): Promise<StripeServer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const standIn = new StripeServer(server);
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      request.on('end', () => standIn.take(request, body, response));
    });
    return standIn;
  }

  /** All is well again. */
  recover(): void {
    this.mood = 'well';
    this.moodOnly = null;
    this.before = () => undefined;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get account(): PaymentAccount {
    return { key: KEY, webhookSecret: SECRET, prices: PRICES, url: this.url };
  }

  /** The settings of a server that pays here. */
  get env() {
    return {
      EMIT_STRIPE_KEY: KEY,
      EMIT_STRIPE_WEBHOOK_SECRET: SECRET,
      EMIT_STRIPE_PRICES: Object.entries(PRICES)
        .map((pair) => pair.join('='))
        .join(','),
      EMIT_STRIPE_URL: this.url,
    };
  }

  /** What Stripe sends to the webhook, and its signature of `at` (epoch ms). */
  notice(type: string, object: object, at: number, secret = SECRET) {
    const id = this.records.newId('evt');
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    const seconds = Math.floor(at / 1_000);
    const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { id, body, signature: `t=${seconds},v1=${signed}` };
  }

  /** As Stripe does: a notice for each of several kinds, in an order that means nothing. */
  async tell(customer: string): Promise<void> {
    if (this.webhook === null) return;
    for (const type of ['invoice.paid', 'customer.subscription.updated', 'checkout.session.completed']) {
      const { body, signature } = this.notice(type, { object: 'subscription', customer }, Date.now());
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await fetch(this.webhook, { method: 'POST', headers, body });
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private take(request: IncomingMessage, body: string, response: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, this.url);
    if (!pathname.startsWith('/v1/')) {
      void this.pages.answer(method, pathname, formOf(body), response);
      return;
    }
    const call = `${method} ${pathname}`;
    this.asked.push({ call, form: formOf(body), version: String(headers['stripe-version']) });
    const mood = this.moodOnly === null || this.moodOnly === call ? this.mood : 'well';
    if (mood === 'silent') return;
    this.before();
    const key = headers['idempotency-key'];
    const id = method === 'POST' && typeof key === 'string' ? `${call} ${key}` : null;
    const isRepeated = id !== null && this.answered.get(id)?.sent === body;
    const { status, body: answer } = this.answer(id, body, () => {
      if (typeof mood === 'object') throw new StripeRefusal(mood.status, mood.type);
      if (headers.authorization !== `Bearer ${KEY}`) throw new StripeRefusal(401, 'invalid_request_error');
      return this.done(call, formOf(body), searchParams);
    });
    const repeated = isRepeated && { 'idempotent-replayed': 'true' };
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...repeated });
    response.end(JSON.stringify(answer));
  }

  /** The same key again is answered the same, and refused with anything else. */
  private answer(id: string | null, sent: string, work: () => object): Answer {
    const before = id === null ? undefined : this.answered.get(id);
    if (before && before.sent !== sent) return refused(new StripeRefusal(400, 'idempotency_error'));
    if (before) return before.answer;
    try {
      const answer = { status: 200, body: structuredClone(work()) };
      if (id !== null) this.answered.set(id, { sent, answer });
      return answer;
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const answer = refused(error);
      // As Stripe: what has begun is answered the same for a day, also a failure; what was not let in is not.
      if (id !== null && error.status >= 500) this.answered.set(id, { sent, answer });
      return answer;
    }
  }

  private done(call: string, form: Form, query: URLSearchParams): object {
    const { records } = this;
    const customer = query.get('customer');
    const [, id = ''] = /\/((?:cus|cs|sub|price)_\w+)/.exec(call) ?? [];
    switch (id === '' ? call : call.replace(id, ':id')) {
      case 'POST /v1/customers':
        return records.customer(form);
      case 'GET /v1/customers/search':
        return listOf(records.search(query.get('query') ?? ''));
      case 'DELETE /v1/customers/:id':
        return records.remove(id);
      case 'GET /v1/customers/:id':
        return records.get('customer', id);
      case 'GET /v1/prices/:id':
        return records.get('price', id);
      case 'POST /v1/checkout/sessions':
        return records.session(form, this.url);
      case 'GET /v1/checkout/sessions':
        return listOf(records.list('checkout.session', customer, query.get('status')));
      case 'GET /v1/checkout/sessions/:id':
        return records.get('checkout.session', id);
      case 'POST /v1/checkout/sessions/:id/expire':
        return records.expire(id);
      case 'GET /v1/subscriptions':
        records.customerThere(customer ?? '');
        return listOf(records.list('subscription', customer));
      case 'POST /v1/billing_portal/sessions':
        return records.portal(form, this.url);
      default:
        throw new StripeRefusal(404, 'invalid_request_error');
    }
  }
}

function listOf(data: StripeObject[]) {
  return { object: 'list', has_more: false, data };
}

function refused({ status, type, code }: StripeRefusal): Answer {
  // As Stripe's own: part of what was sent is repeated.
  return { status, body: { error: { type, ...(code && { code }), message: `wrong: ${KEY.slice(0, 9)}…` } } };
}
