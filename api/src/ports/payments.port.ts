import type { TierId } from '@emit/contract/plans';

/** What a payment provider knows this server by. */
export interface PaymentAccount {
  readonly key: string;
  /** Signs what the provider tells of. */
  readonly webhookSecret: string;
  /** The provider's id of what each plan costs. */
  readonly prices: Readonly<Record<TierId, string>>;
  /** Another address with the same protocol; null for the provider's. */
  readonly url: string | null;
}

/**
 * begun: not paid yet. paid: in force. late: a payment failed and is tried again, in force until then. unpaid: not in force,
 * and not ended. ended: for good.
 */
export type SubscriptionStatus = 'begun' | 'paid' | 'late' | 'unpaid' | 'ended';

export interface Subscription {
  /** Null for a price that is none of a plan. */
  readonly plan: TierId | null;
  readonly status: SubscriptionStatus;
  /** When it ends, where the member has cancelled it; epoch milliseconds. */
  readonly endsAt: number | null;
}

export interface Order {
  readonly customerId: string;
  readonly memberId: string;
  readonly plan: TierId;
  /** Where the provider's page leads: once it is paid, and for whoever thinks better of it. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** What a plan's price is at the provider; `found` is null for an id that it does not know. */
export interface OfferedPrice {
  readonly plan: TierId;
  readonly priceId: string;
  readonly found: {
    readonly isActive: boolean;
    /** 'usd'. */
    readonly currency: string;
    /** In a hundredth of the currency; null where it is no fixed amount. */
    readonly amount: number | null;
    readonly isMonthly: boolean;
  } | null;
}

/** What the provider told: that something of a customer has changed. Null: nothing that concerns plans. */
export interface Notice {
  readonly noticeId: string;
  readonly customerId: string | null;
}

/** later: it may be asked again. refused: it stays so, however often it is asked. The reason holds nothing personal and no secret. */
export class PaymentFailed extends Error {
  constructor(
    readonly kind: 'later' | 'refused',
    readonly reason: string,
  ) {
    super(`the payment provider ${reason}`);
    this.name = 'PaymentFailed';
  }
}

/** A notice that the provider has not signed, or signed too long ago. */
export class NoticeForged extends Error {}

/** Every method but `read` throws PaymentFailed. */
export interface PaymentPort {
  /** The same customer for a member, at whatever times it is asked within a day. */
  newCustomer(memberId: string): Promise<string>;
  /** The member of a customer; null for one who is nobody's here. */
  memberOf(customerId: string): Promise<string | null>;
  /**
   * Returns the address of the provider's page. A customer has one page at most that can be paid: the others end. Refused
   * while there is a subscription that has not ended.
   */
  checkout(order: Order): Promise<string>;
  /** As they stand now, the latest first; none of a customer who is forgotten or unknown. */
  subscriptionsOf(customerId: string): Promise<Subscription[]>;
  /** Returns the address of the page where a member changes how it is paid, and cancels. */
  portal(customerId: string, backUrl: string): Promise<string>;
  /** Of a member, whose id alone is known; a customer made within the last minute may be left out. */
  customersOf(memberId: string): Promise<string[]>;
  /** Ends every subscription and every page that could be paid, at once and for ever, and forgets who paid. Again changes nothing. */
  forget(customerId: string): Promise<void>;
  prices(): Promise<OfferedPrice[]>;
  /** `body` as it came, byte for byte. Throws NoticeForged. */
  read(body: Buffer, signature: string, now: number): Notice;
}
