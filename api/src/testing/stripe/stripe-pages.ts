import type { ServerResponse } from 'node:http';
import { TIERS } from '@emit/contract/plans';
import { wordIn, type Form } from './form.js';
import type { StripeObject, StripeRecords } from './stripe-records.js';

/** Noon on a day of the next month. */
const PERIOD_END = Date.parse('2027-01-15T12:00:00Z') / 1_000;

/** The pages of Stripe that a member meets: the checkout and the customer portal. */
export class StripePages {
  constructor(
    private readonly records: StripeRecords,
    private readonly tell: (customer: string) => Promise<void>,
  ) {}

  async answer(method: string, path: string, form: Form, response: ServerResponse): Promise<void> {
    const [, kind, id = ''] = path.split('/');
    const page = this.records.all.get(id);
    if (!page || (kind !== 'pay' && kind !== 'portal')) {
      response.writeHead(404).end();
    } else if (method === 'POST') {
      const back = kind === 'pay' ? await this.paid(page) : await this.changed(page, wordIn(form, 'what'));
      response.writeHead(303, { location: back }).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(kind === 'pay' ? checkoutPage(page) : portalPage(page));
    }
  }

  private async paid(page: StripeObject): Promise<string> {
    this.records.pay(page.id);
    await this.tell(String(page['customer']));
    return String(page['success_url']);
  }

  private async changed(page: StripeObject, what: string): Promise<string> {
    const customer = String(page['customer']);
    const [subscription] = this.records.list('subscription', customer);
    if (what === 'cancel') Object.assign(subscription ?? {}, { cancel_at: PERIOD_END });
    else Object.assign(subscription ?? {}, { items: { data: [{ price: { id: `price_${what}` } }] } });
    await this.tell(customer);
    return String(page['return_url']);
  }
}

const document = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;
const button = (label: string, what: string) =>
  `<form method="post"><button name="what" value="${what}">${label}</button></form>`;

function checkoutPage(page: StripeObject): string {
  const link = `<a href="${String(page['cancel_url'])}">Back</a>`;
  return document('Stripe checkout', `${button('Pay and subscribe', 'pay')}${link}`);
}

function portalPage(page: StripeObject): string {
  const switches = TIERS.map(({ id, name }) => button(`Switch to ${name}`, id)).join('');
  const link = `<a href="${String(page['return_url'])}">Back</a>`;
  return document('Stripe billing', `${switches}${button('Cancel subscription', 'cancel')}${link}`);
}
