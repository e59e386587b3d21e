import { EventCatalogue } from '../kernel/event-catalogue.js';
import { eventType } from '../kernel/event-type.js';
import { memberEvents } from '../domain/member/events.js';
import { randomUUID } from 'node:crypto';
import type { Category } from '@emit/contract/categories';
import type { RecordTurn, SaveConversation } from '../domain/conversation/commands.js';
import { conversationDecider } from '../domain/conversation/decide.js';
import { conversationEvents, conversationStream } from '../domain/conversation/events.js';
import type { ConversationState } from '../domain/conversation/state.js';
import type { LogPractice } from '../domain/practice/commands.js';
import { practiceDecider } from '../domain/practice/decide.js';
import { practiceEvents, practicesStream } from '../domain/practice/events.js';
import type { PracticeState } from '../domain/practice/state.js';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent, RecordedEvent } from '../kernel/event.js';
import type { CommandRunner, Outcome } from '../runtime/run-command.js';
import { sealedAs } from './sealed.js';

/** One deed, sent as often as it takes; each time with texts that are sealed anew, as a request that comes again has them. */
export interface SentAgain {
  readonly stream: string;
  /** How many of its stream's events are its own in the end. */
  readonly count: number;
  readonly send: (runner: CommandRunner) => Promise<Outcome<unknown, DomainEvent>>;
  readonly read: (runner: CommandRunner) => Promise<unknown>;
  readonly fold: (recorded: readonly RecordedEvent[]) => unknown;
  readonly isIn: (state: unknown) => boolean;
  readonly owns: (data: unknown) => boolean;
}

interface Parts<State, Command, Event extends DomainEvent> {
  readonly member: string;
  readonly stream: string;
  readonly decider: Decider<State, Command, Event>;
  readonly count: number;
  /** Null where the command's events have ids of their own each time. */
  readonly commandId: string | null;
  readonly command: () => Command;
  readonly isIn: (state: State) => boolean;
  readonly owns: (data: unknown) => boolean;
}

function sentAgain<State, Command, Event extends DomainEvent>(
  parts: Parts<State, Command, Event>,
): SentAgain {
  const { member: memberId, stream, decider, count, commandId, command, isIn, owns } = parts;
  return {
    stream,
    count,
    owns,
    isIn: (state) => isIn(state as State),
    read: (runner) => runner.read(decider, stream, memberId),
    send: (runner) =>
      runner.run(decider, stream, command(), {
        memberId,
        correlationId: randomUUID(),
        ...(commandId !== null && { commandId }),
      }),
    fold: (recorded) =>
      recorded.reduce(
        (state, { type, data }) => decider.evolve(state, { type, data } as Event),
        decider.initial(),
      ),
  };
}

const sealed = () => sealedAs<never>(randomUUID());
const category: Category = 'general';

function practice(member: string): SentAgain {
  const practiceId = randomUUID();
  return sentAgain<PracticeState, LogPractice, DomainEvent>({
    member,
    stream: practicesStream(member),
    decider: practiceDecider,
    count: 1,
    commandId: practiceId,
    command: () => ({
      type: 'LogPractice',
      practiceId,
      mindstream: 'power',
      practiceType: 'Worship',
      durationMinutes: 20,
      qualityRating: 7,
      localDate: '2026-11-20',
      timeZone: 'UTC',
      utcOffsetMinutes: 0,
      notes: sealed(),
    }),
    isIn: ({ practices }) => practices.has(practiceId),
    owns: (data) => (data as { practiceId?: string }).practiceId === practiceId,
  });
}

type Noted = DomainEvent<'Noted', { deed: string; n: number; text: string }>;
/** Of what the deeds record. */
export const deedsCatalogue = new EventCatalogue({
  ...memberEvents,
  ...practiceEvents,
  ...conversationEvents,
  Noted: eventType<Noted>({}),
});

interface Note {
  readonly deed: string;
  readonly count: number;
}

/** Several events at once, with ids that follow from the command's. */
const notes: Decider<Set<string>, Note, Noted> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: () => new Set(),
  evolve: (state, { data }) => state.add(data.deed),
  decide: ({ deed, count }, state) =>
    state.has(deed)
      ? []
      : Array.from({ length: count }, (_, n) => ({
          type: 'Noted' as const,
          data: { deed, n, text: randomUUID() },
        })),
};

const note =
  (count: number) =>
  (member: string): SentAgain => {
    const deed = randomUUID();
    return sentAgain<Set<string>, Note, Noted>({
      member,
      stream: `notes-${member}`,
      decider: notes,
      count,
      commandId: deed,
      command: () => ({ deed, count }),
      isIn: (state) => state.has(deed),
      owns: (data) => (data as Noted['data']).deed === deed,
    });
  };

const conversationOf = (member: string) => ({
  member,
  stream: conversationStream(member),
  decider: conversationDecider as unknown as Decider<ConversationState, unknown, DomainEvent>,
  commandId: null,
});

/** A question sent again through another process; `isReplayed`: a journal's turn, which is the same to the last word. */
const turn =
  (isReplayed: boolean) =>
  (member: string): SentAgain => {
    const question = randomUUID();
    const asked = (): RecordTurn => ({
      type: 'RecordTurn',
      start: { category, title: null },
      question: { messageId: question, category, text: sealed(), sentAt: 1 },
      reply: { messageId: randomUUID(), text: sealed(), sentAt: 2 },
      tokens: { model: 'm', inputTokens: 1, outputTokens: 2, cacheReadTokens: 0, cacheWriteTokens: 0 },
    });
    const kept = asked();
    return sentAgain<ConversationState, unknown, DomainEvent>({
      ...conversationOf(member),
      count: 2,
      command: () => (isReplayed ? kept : asked()),
      isIn: (state) => state.replies.has(question),
      owns: (data) => {
        const { messageId, replyTo } = data as { messageId?: string; replyTo?: string };
        return messageId === question || replyTo === question;
      },
    });
  };

/** A client's create, update or sync. */
function saved(member: string): SentAgain {
  const ids: string[] = [randomUUID(), randomUUID()];
  return sentAgain<ConversationState, unknown, DomainEvent>({
    ...conversationOf(member),
    count: ids.length,
    command: (): SaveConversation => ({
      type: 'SaveConversation',
      start: { category, title: null },
      title: null,
      messages: ids.map((messageId) => ({ messageId, role: 'user', category, text: sealed(), sentAt: 1 })),
    }),
    isIn: ({ byId }) => ids.every((id) => byId.has(id)),
    owns: (data) => ids.includes((data as { messageId?: string }).messageId ?? ''),
  });
}

/** Practices come oftenest: they are what an app sends again by its key. */
export const DEEDS_SENT_AGAIN: readonly ((member: string) => SentAgain)[] = [
  practice,
  practice,
  practice,
  note(1),
  note(2),
  note(3),
  turn(false),
  turn(true),
  saved,
];
