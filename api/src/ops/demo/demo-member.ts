import { CATEGORIES, type Category } from '@emit/contract/categories';
import { MINDSTREAM_TYPES, type MindStreamType } from '@emit/contract/mindstreams';
import { monthlyAllowance, TIERS, type PlanId } from '@emit/contract/plans';
import { conversationStream, type ConversationEvent } from '../../domain/conversation/events.js';
import { memberStream, type MemberEvent } from '../../domain/member/events.js';
import { practicesStream } from '../../domain/practice/events.js';
import type { Keyring } from '../../runtime/sealing.js';
import { DemoOpinions } from './demo-opinions.js';
import { DemoPractices } from './demo-practices.js';
import type { Happening } from './happening.js';
import type { Random } from './random.js';
import * as texts from './texts.js';
import { NewStream } from './write-history.js';

const HOUR = 3_600_000;
/** How much of an average week happens on each day, Sunday first. */
const WEEK = [1.7, 0.9, 0.9, 1.1, 0.9, 0.7, 0.8];
const TRIAL_TOKENS = 20_000;

interface OpenConversation {
  readonly stream: NewStream;
  readonly category: Category;
}

/** One member's life, day by day. What it does follows the deciders' rules. */
export class DemoMember {
  readonly memberId: string;
  readonly name: string;
  /** The first day of the history (0 …) on which the member is there. */
  readonly since: number;
  erased = false;
  private plan: PlanId = 'trial';
  private month = '';
  private balance = 0;
  private zone: string;
  private awayUntil = 0;
  private latest = 0;
  /** Kept instead of the key, which takes ten times as much memory. */
  readonly wrappedKey: string;
  private readonly own: NewStream;
  private readonly practices: NewStream;
  private readonly home: string;
  private readonly favourite: MindStreamType;
  private readonly opinions: DemoOpinions;
  private readonly practising: DemoPractices;
  private conversations: OpenConversation[] = [];
  /** From a few a month to several deeds a day. */
  private readonly zeal: number;

  constructor(
    private readonly random: Random,
    private readonly keyring: Keyring,
    readonly email: string,
    days: number,
  ) {
    this.memberId = random.uuid();
    this.wrappedKey = keyring.newKey(this.memberId).wrappedKey;
    this.own = new NewStream(memberStream(this.memberId), this.memberId);
    this.practices = new NewStream(practicesStream(this.memberId), this.memberId);
    this.name = `${random.pick(texts.FIRST_NAMES)} ${random.pick(texts.LAST_NAMES)}`;
    // Most are there from the first tenth on; the others join as time goes by.
    this.since = random.chance(0.6) ? Math.floor(random.next() * days * 0.1) : random.between(0, days - 1);
    this.home = random.pick(texts.ZONES);
    this.zone = this.home;
    this.favourite = random.pick(MINDSTREAM_TYPES);
    this.opinions = new DemoOpinions(email, (value) => this.sealed(value));
    this.practising = new DemoPractices(email, random, (value) => this.sealed(value));
    this.zeal = 0.04 + 1.6 * random.next() ** 3;
  }

  /** What the member does on day `day`, which begins at `midnight` (UTC), in the order of time. */
  *live(day: number, midnight: number): Generator<Happening, undefined> {
    if (day < this.since || this.erased) return;
    const { random } = this;
    let last: Happening | undefined;
    this.travel(day);
    if (day === this.since) for (const first of this.register(midnight)) yield (last = first);
    const deeds = this.deedsOf(WEEK[new Date(midnight).getUTCDay()] ?? 1);
    const times = deeds.map(() => midnight + Math.floor(random.next() * 20 * HOUR)).sort((a, b) => a - b);
    for (const [index, { deed }] of deeds.entries()) {
      if (this.erased) return;
      // One thing after another: a deed begins when the one before it has ended.
      const at = Math.max(times[index] ?? midnight, this.latest + 60_000);
      for (const happening of deed(at)) yield (last = happening);
      this.latest = last?.at ?? at;
    }
  }

  private deedsOf(day: number): { order: number; deed: (at: number) => Happening[] }[] {
    const { random } = this;
    const deeds: ((at: number) => Happening[])[] = [];
    for (let left = random.times(this.zeal * day * 0.75); left > 0; left--)
      deeds.push((at) => this.practise(at));
    for (let left = random.times(this.zeal * day * 0.5); left > 0; left--) deeds.push((at) => this.talk(at));
    if (random.chance(0.02)) deeds.push((at) => this.settle(at));
    return deeds.map((deed) => ({ order: random.next(), deed })).sort((a, b) => a.order - b.order);
  }

  private register(at: number): Happening[] {
    const profile = this.sealed({ fullName: this.name, email: this.email });
    const chosen = this.opinions.translation();
    const registered = this.mine(at, { type: 'MemberRegistered', data: { profile } });
    return chosen ? [registered, this.mine(at, chosen)] : [registered];
  }

  private travel(day: number): void {
    const { random } = this;
    if (this.awayUntil > day) return;
    this.zone = this.home;
    if (!random.chance(0.006)) return;
    this.zone = random.pick(texts.ZONES);
    this.awayUntil = day + random.between(3, 12);
  }

  private practise(at: number): Happening[] {
    const { practices: stream, favourite, zone } = this;
    return this.practising.practise(at, { stream, favourite, zone });
  }

  /** A few questions in one conversation, the allowance before the first. */
  private talk(at: number): Happening[] {
    const { random } = this;
    const happenings = this.renew(at);
    const known = this.conversations.length > 0 && random.chance(0.6);
    const conversation = known ? random.pick(this.conversations) : this.newConversation();
    let moment = at;
    let begun = known;
    for (let left = 1 + random.times(1.6); left > 0 && this.balance > 0; left--) {
      moment += random.between(20, 400) * 1000;
      happenings.push(...this.turn(moment, conversation, !begun));
      begun = true;
    }
    if (begun && random.chance(0.05)) happenings.push(...this.tidy(moment + 60_000, conversation));
    else if (begun && !known) this.conversations = [...this.conversations, conversation].slice(-6);
    return happenings;
  }

  private newConversation(): OpenConversation {
    const stream = new NewStream(conversationStream(this.random.uuid()), this.memberId);
    return { stream, category: this.random.pick(CATEGORIES) };
  }

  private turn(at: number, { stream, category }: OpenConversation, begin: boolean): Happening[] {
    const { random } = this;
    const question = random.uuid();
    const reply = random.uuid();
    const text = random.pick(texts.QUESTIONS);
    const via = 'turn' as const;
    const asked = { messageId: question, text: this.sealed(text), sentAt: at - 4_000, via, category };
    const said = random.pick(texts.REPLIES);
    const { quotations, ratings } = this.opinions.of(reply, said);
    const checked = quotations.length > 0 ? { quotations: this.sealed([...quotations]) } : {};
    const replied = { messageId: reply, text: this.sealed(said), sentAt: at, via, ...checked };
    const events: ConversationEvent[] = begin ? [this.started(category)] : [];
    events.push(
      { type: 'MessageSent', data: { ...asked, role: 'user' } },
      { type: 'MessageSent', data: { ...replied, role: 'assistant', category: null, replyTo: question } },
      this.consumed(reply),
    );
    const rated = ratings.length > 0 ? [{ at: at + 10_000, stream, events: ratings }] : [];
    return [{ at, stream, events }, ...rated];
  }

  private started(category: Category): ConversationEvent {
    return {
      type: 'ConversationStarted',
      data: { category, title: this.sealed(this.random.pick(texts.TITLES)) },
    };
  }

  private consumed(messageId: string): ConversationEvent {
    const { random } = this;
    const inputTokens = random.between(80, 900);
    const outputTokens = random.between(120, 1_400);
    const cacheReadTokens = random.chance(0.6) ? random.between(500, 2_000) : 0;
    const cacheWriteTokens = random.chance(0.2) ? random.between(300, 900) : 0;
    const totalTokens = inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
    this.balance -= totalTokens;
    const counts = { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, totalTokens };
    return { type: 'TokensConsumed', data: { messageId, model: random.pick(texts.MODELS), ...counts } };
  }

  private tidy(at: number, conversation: OpenConversation): Happening[] {
    const remove = this.random.chance(0.4);
    const { stream } = conversation;
    this.conversations = this.conversations.filter((each) => each !== conversation);
    if (!remove) this.conversations = [...this.conversations, conversation].slice(-6);
    const title = this.sealed(this.random.pick(texts.TITLES));
    const event: ConversationEvent = remove
      ? { type: 'ConversationDeleted', data: {} }
      : { type: 'ConversationRenamed', data: { title } };
    return [{ at, stream, events: [event] }];
  }

  private renew(at: number): Happening[] {
    const month = new Date(at).toISOString().slice(0, 7);
    if (month === this.month) return [];
    this.month = month;
    const amount = monthlyAllowance(this.plan, TRIAL_TOKENS);
    this.balance += amount;
    return [this.mine(at, { type: 'TokensGranted', data: { amount, plan: this.plan, month } })];
  }

  /** The seldom things: another plan, a gift, a new password or name, and once in a long while a farewell. */
  private settle(at: number): Happening[] {
    const { random, plan } = this;
    const what = random.next();
    if (what < 0.5) {
      const plans = TIERS.map(({ id }) => id).filter((id) => id !== plan);
      this.plan = random.pick(plans);
      return [this.mine(at, { type: 'PlanChanged', data: { plan: this.plan } })];
    }
    if (what < 0.7) {
      const amount = random.between(1, 10) * 5_000;
      this.balance += amount;
      return [this.mine(at, { type: 'TokensGranted', data: { amount, plan, month: null } })];
    }
    if (what < 0.85) return [this.mine(at, { type: 'PasswordChanged', data: {} })];
    if (what < 0.96) {
      const profile = this.sealed({ fullName: `${this.name} Jr.`, email: this.email });
      return [this.mine(at, { type: 'ProfileChanged', data: { profile } })];
    }
    this.erased = true;
    return [this.mine(at, { type: 'MemberErased', data: {} })];
  }

  private mine(at: number, event: MemberEvent): Happening {
    return { at, stream: this.own, events: [event] };
  }

  private sealed<T>(value: T) {
    return this.keyring.unwrap(this.memberId, this.wrappedKey).seal(value);
  }
}
