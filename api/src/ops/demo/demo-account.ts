import { monthlyAllowance, TIERS, type PlanId } from '@emit/contract/plans';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { FACTOR_KINDS, type FactorKind } from '@emit/contract/second-factors';
import { memberStream, profilePlace, type MemberEvent, type Profile } from '../../domain/member/events.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { DemoOpinions } from './demo-opinions.js';
import { DemoRequests } from './demo-requests.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import { NewStream } from './write-history.js';

const TRIAL_TOKENS = 20_000;
/** After which a member has read the mail that confirms the address, or seen that it was mistyped. */
const MAIL_READ_MS = 40_000;
const PRIVACY_TOLD = Date.parse(PRIVACY_VERSION);

export interface AccountOwner {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * A member's account: registration, allowances, plans, and what members and operators do to it. What came later than the
 * first releases goes by numbers of its own (`occasions`), so that the rest of a history stays as it was.
 */
export class DemoAccount {
  balance = 0;
  erased = false;
  private plan: PlanId = 'trial';
  private month = '';
  private isAnalyst = false;
  private hasAccepted = false;
  private factor: FactorKind | null = null;
  private tickets = 0;
  private readonly stream: NewStream;
  private readonly occasions: Random;
  private readonly requests: DemoRequests;

  constructor(
    private readonly owner: AccountOwner,
    private readonly random: Random,
    private readonly seal: Seal,
  ) {
    this.stream = new NewStream(memberStream(owner.memberId), owner.memberId);
    this.occasions = new Random(`account/${owner.email}`);
    this.requests = new DemoRequests(owner.email, this.stream, seal);
  }

  /** Once in a while after a registration that died half-way, or with a mistyped address. */
  register(at: number, opinions: DemoOpinions): Happening[] {
    const { occasions, owner } = this;
    const abandoned = occasions.chance(0.06) ? [this.abandoned(at)] : [];
    const isMistyped = occasions.chance(0.05);
    const email = isMistyped ? owner.email.replace('.org', '.og') : owner.email;
    const registered = this.mine(
      at,
      { type: 'MemberRegistered', data: this.profile({ fullName: owner.name, email }) },
      ...this.accepted(at),
    );
    const { name } = this.stream;
    const chosen = [opinions.translation(name), opinions.goal(name)].flatMap((event) =>
      event ? [this.mine(at, event)] : [],
    );
    const mailed = this.mailRead(at + MAIL_READ_MS, isMistyped);
    return [...abandoned, registered, ...chosen, ...mailed];
  }

  /** The month's allowance, once. */
  renew(at: number): Happening[] {
    const month = new Date(at).toISOString().slice(0, 7);
    if (month === this.month) return [];
    this.month = month;
    const amount = monthlyAllowance(this.plan, TRIAL_TOKENS);
    this.balance += amount;
    return [this.mine(at, { type: 'TokensGranted', data: { amount, plan: this.plan, month } })];
  }

  /** The seldom things: another plan, a gift, a new password or name, and once in a long while a farewell. */
  settle(at: number): Happening[] {
    const { random, plan, owner } = this;
    const what = random.next();
    if (what < 0.5) {
      this.plan = random.pick(TIERS.map(({ id }) => id).filter((id) => id !== plan));
      const by = this.act(['paid, ticket']);
      const { before, after } = this.requests.around(at, this.plan, by);
      return [...before, this.mine(at, { type: 'PlanChanged', data: { plan: this.plan, by } }), ...after];
    }
    if (what < 0.7) {
      const amount = random.between(1, 10) * 5_000;
      this.balance += amount;
      const by = this.act(texts.GIFT_REASONS);
      return [this.mine(at, { type: 'TokensGranted', data: { amount, plan, month: null, by } })];
    }
    if (what < 0.85) return [this.mine(at, { type: 'PasswordChanged', data: {} })];
    if (what < 0.96) {
      const profile = this.profile({ fullName: `${owner.name} Jr.`, email: owner.email });
      return [this.mine(at, { type: 'ProfileChanged', data: profile })];
    }
    this.erased = true;
    return [this.mine(at, { type: 'MemberErased', data: {} })];
  }

  /** What happens on few days: a correction, a second factor, a role for an audit, a sign-out by an operator. */
  occasion(at: number): Happening[] {
    const { occasions } = this;
    if (this.isAnalyst && occasions.chance(0.08)) return [this.mine(at, this.role(false))];
    if (!this.hasAccepted && occasions.chance(0.3)) {
      const accepted = this.accepted(at);
      if (accepted.length > 0) return [this.mine(at, ...accepted)];
    }
    if (!occasions.chance(0.015)) return [];
    const what = occasions.next();
    if (what < 0.4) return [this.mine(at, this.adjusted())];
    if (what < 0.7) return [this.mine(at, this.factorChanged())];
    if (what < 0.85 && !this.isAnalyst) return [this.mine(at, this.role(true))];
    return [this.mine(at, { type: 'SessionsEnded', data: { by: this.act(texts.SIGN_OUT_REASONS) } })];
  }

  /** Plans that the member asks for on the page. */
  ask(at: number): Happening[] {
    return this.requests.on(at, this.plan);
  }

  private abandoned(at: number): Happening {
    const memberId = this.occasions.uuid();
    const stream = new NewStream(memberStream(memberId), memberId);
    return { at, stream, events: [{ type: 'RegistrationAbandoned', data: {} }] };
  }

  private mailRead(at: number, isMistyped: boolean): Happening[] {
    const { name: fullName, email } = this.owner;
    if (isMistyped)
      return [this.mine(at, { type: 'AddressChanged', data: this.profile({ fullName, email }) })];
    return this.occasions.chance(0.8) ? [this.mine(at, { type: 'AddressVerified', data: {} })] : [];
  }

  /** Nobody agrees to what is not told yet. */
  private accepted(at: number): MemberEvent[] {
    if (at < PRIVACY_TOLD) return [];
    this.hasAccepted = true;
    return [{ type: 'PrivacyAccepted', data: { version: PRIVACY_VERSION } }];
  }

  /** Mostly given back; now and then taken, after a gift to the wrong account. */
  private adjusted(): MemberEvent {
    const { occasions } = this;
    const amount = occasions.chance(0.8) ? occasions.between(2, 40) * 100 : -occasions.between(1, 4) * 5_000;
    this.balance += amount;
    this.tickets += 1;
    const reference = `ticket-${occasions.between(1, 999)}-${this.tickets}`;
    const reasons = amount > 0 ? texts.REFUND_REASONS : texts.TAKEN_REASONS;
    return { type: 'TokensAdjusted', data: { amount, reference, by: this.act(reasons) } };
  }

  private factorChanged(): MemberEvent {
    const kind = this.factor ?? this.occasions.pick(FACTOR_KINDS);
    const isRemoved = this.factor !== null;
    this.factor = isRemoved ? null : kind;
    if (!isRemoved) return { type: 'SecondFactorAdded', data: { kind } };
    const isLost = this.occasions.chance(0.5);
    const by = isLost ? { by: this.act(texts.LOST_FACTOR_REASONS) } : {};
    return { type: 'SecondFactorRemoved', data: { kind, ...by } };
  }

  private role(isGranted: boolean): MemberEvent {
    this.isAnalyst = isGranted;
    const by = this.act(isGranted ? texts.ROLE_REASONS : ['the audit is over']);
    return { type: isGranted ? 'RoleGranted' : 'RoleRevoked', data: { role: 'analyst', by } };
  }

  private act(reasons: readonly string[]): OperatorAct {
    const { occasions } = this;
    const reason = `${occasions.pick(reasons)} ${occasions.between(100, 999)}`;
    return { operator: occasions.pick(texts.OPERATORS), reason };
  }

  private profile(profile: Profile) {
    return { profile: this.seal(profile, profilePlace(this.owner.memberId)) };
  }

  private mine(at: number, ...events: readonly MemberEvent[]): Happening {
    return { at, stream: this.stream, events };
  }
}
