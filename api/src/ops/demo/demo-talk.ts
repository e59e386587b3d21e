import { CATEGORIES, type Category } from '@emit/contract/categories';
import { conversationStream, type ConversationEvent } from '../../domain/conversation/events.js';
import type { DemoAccount } from './demo-account.js';
import { DemoMishaps } from './demo-mishaps.js';
import type { DemoOpinions } from './demo-opinions.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import { NewStream } from './write-history.js';

interface OpenConversation {
  readonly stream: NewStream;
  readonly category: Category;
  replies: number;
  lastReply: string;
  pinned: boolean;
  archived: boolean;
}

/** What the guide keeps in mind of a conversation is told anew after so many replies. */
const SUMMARISED_AT_ONCE = 6;
/** After a failed turn the same question is asked again. */
const ASKED_AGAIN_MS = 8_000;

export interface Talking {
  readonly memberId: string;
  readonly email: string;
  readonly random: Random;
  readonly account: DemoAccount;
  readonly opinions: DemoOpinions;
  readonly seal: Seal;
}

/** A member's conversations with the guide: the last few are gone on with. */
export class DemoTalk {
  private conversations: OpenConversation[] = [];
  private readonly mishaps: DemoMishaps;
  private readonly places: Random;

  constructor(private readonly member: Talking) {
    this.mishaps = new DemoMishaps(member.email, member.seal);
    this.places = new Random(`places/${member.email}`);
  }

  /** A few questions in one conversation, the allowance before the first. */
  talk(at: number): Happening[] {
    const { random, account } = this.member;
    const happenings = account.renew(at);
    const known = this.conversations.length > 0 && random.chance(0.6);
    const conversation = known ? random.pick(this.conversations) : this.newConversation();
    let moment = at;
    let begun = known;
    for (let left = 1 + random.times(1.6); left > 0 && account.balance > 0; left--) {
      moment += random.between(20, 400) * 1000;
      happenings.push(...this.turn(moment, conversation, !begun));
      begun = true;
    }
    if (begun && random.chance(0.05)) happenings.push(...this.tidy(moment + 60_000, conversation));
    else if (begun && !known) this.conversations = [...this.conversations, conversation].slice(-6);
    return happenings;
  }

  /** Pins or archives a conversation, or takes that back: on few days, by numbers of its own. */
  tidyList(at: number): Happening[] {
    const { places } = this;
    if (this.conversations.length === 0 || !places.chance(0.06)) return [];
    const conversation = places.pick(this.conversations);
    return [{ at, stream: conversation.stream, events: [placed(conversation, places.chance(0.6))] }];
  }

  private newConversation(): OpenConversation {
    const { random, memberId } = this.member;
    const stream = new NewStream(conversationStream(random.uuid()), memberId);
    return {
      stream,
      category: random.pick(CATEGORIES),
      replies: 0,
      lastReply: '',
      pinned: false,
      archived: false,
    };
  }

  private turn(at: number, conversation: OpenConversation, begin: boolean): Happening[] {
    const { random, account } = this.member;
    const { stream } = conversation;
    const [question, reply] = [random.uuid(), random.uuid()];
    const asked = this.asked(at, question, conversation);
    const said = random.pick(texts.REPLIES);
    const opening = begin ? [this.started(conversation), asked] : [asked];
    const failed = this.mishaps.failedTurn(stream.name, question, said);
    if (failed?.data.charged) account.balance -= failed.data.totalTokens;
    if (failed && account.balance <= 0) return [{ at, stream, events: [...opening, failed] }];
    const { events, ratings } = this.answered(failed ? at + ASKED_AGAIN_MS : at, conversation, {
      question,
      reply,
      said,
    });
    const rated = ratings.length > 0 ? [{ at: at + 10_000, stream, events: ratings }] : [];
    if (!failed) return [{ at, stream, events: [...opening, ...events] }, ...rated];
    const again = { at: at + ASKED_AGAIN_MS, stream, events };
    return [{ at, stream, events: [...opening, failed] }, again, ...rated];
  }

  private asked(at: number, messageId: string, { stream, category }: OpenConversation): ConversationEvent {
    const text = this.member.random.pick(texts.QUESTIONS);
    const sealed = this.member.seal(text, { stream: stream.name, id: messageId, field: 'text' });
    const data = { messageId, text: sealed, sentAt: at - 4_000, via: 'turn', category } as const;
    return { type: 'MessageSent', data: { ...data, role: 'user' } };
  }

  /** The reply with what it cost, and what the member says of it. */
  private answered(
    at: number,
    conversation: OpenConversation,
    { question, reply, said }: { question: string; reply: string; said: string },
  ): { events: ConversationEvent[]; ratings: readonly ConversationEvent[] } {
    const { seal, opinions } = this.member;
    const stream = conversation.stream.name;
    const { quotations, ratings } = opinions.of({ stream, id: reply }, said);
    const checked =
      quotations.length > 0
        ? { quotations: seal([...quotations], { stream, id: reply, field: 'quotations' }) }
        : {};
    const text = seal(said, { stream, id: reply, field: 'text' });
    const data = {
      messageId: reply,
      text,
      sentAt: at,
      via: 'turn',
      role: 'assistant',
      category: null,
    } as const;
    const more = { ...checked, ...this.mishaps.ofReply() };
    const replied = { ...data, replyTo: question, ...more };
    const summary = this.summarised(conversation, reply);
    return { events: [{ type: 'MessageSent', data: replied }, this.consumed(reply), ...summary], ratings };
  }

  private summarised(conversation: OpenConversation, reply: string): ConversationEvent[] {
    const { stream, lastReply: upToMessageId } = conversation;
    conversation.replies += 1;
    conversation.lastReply = reply;
    if (conversation.replies % SUMMARISED_AT_ONCE !== 0) return [];
    const place = { stream: stream.name, id: upToMessageId, field: 'summary' };
    const summary = this.member.seal(texts.SUMMARY, place);
    return [{ type: 'ConversationSummarised', data: { upToMessageId, summary } }];
  }

  private started({ stream, category }: OpenConversation): ConversationEvent {
    return { type: 'ConversationStarted', data: { category, title: this.title(stream) } };
  }

  private title(stream: NewStream) {
    const { random, seal } = this.member;
    return seal(random.pick(texts.TITLES), { stream: stream.name, field: 'title' });
  }

  private consumed(messageId: string): ConversationEvent {
    const { random, account } = this.member;
    const inputTokens = random.between(80, 900);
    const outputTokens = random.between(120, 1_400);
    const cacheReadTokens = random.chance(0.6) ? random.between(500, 2_000) : 0;
    const cacheWriteTokens = random.chance(0.2) ? random.between(300, 900) : 0;
    const totalTokens = inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
    account.balance -= totalTokens;
    const counts = { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, totalTokens };
    return { type: 'TokensConsumed', data: { messageId, model: random.pick(texts.MODELS), ...counts } };
  }

  private tidy(at: number, conversation: OpenConversation): Happening[] {
    const remove = this.member.random.chance(0.4);
    const { stream } = conversation;
    this.conversations = this.conversations.filter((each) => each !== conversation);
    if (!remove) this.conversations = [...this.conversations, conversation].slice(-6);
    const title = this.title(stream);
    const event: ConversationEvent = remove
      ? { type: 'ConversationDeleted', data: {} }
      : { type: 'ConversationRenamed', data: { title } };
    return [{ at, stream, events: [event] }];
  }
}

function placed(conversation: OpenConversation, isPin: boolean): ConversationEvent {
  if (isPin) {
    conversation.pinned = !conversation.pinned;
    return { type: conversation.pinned ? 'ConversationPinned' : 'ConversationUnpinned', data: {} };
  }
  conversation.archived = !conversation.archived;
  return { type: conversation.archived ? 'ConversationArchived' : 'ConversationUnarchived', data: {} };
}
