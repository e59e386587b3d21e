import { looksSealed } from '../kernel/sealed.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEFT_IN_THE_CLEAR } from '@emit/contract/in-the-clear';
import type { ApplicationEvent } from '../domain/application/events.js';
import type { ConversationEvent } from '../domain/conversation/events.js';
import type { MarkEvent } from '../domain/marks/events.js';
import type { MemberEvent } from '../domain/member/events.js';
import type { ImportedPractice, PracticeEvent } from '../domain/practice/events.js';
import type { ReadingEvent } from '../domain/reading/events.js';
import type { Sealed } from '../kernel/sealed.js';
import { EmitCommand } from '../testing/emit-command.js';

type OfPeople = ApplicationEvent | ConversationEvent | MarkEvent | ReadingEvent | MemberEvent | PracticeEvent;
/** What of an event's data is not sealed. */
type Clear<Data> = {
  [Field in keyof Data]-?: NonNullable<Data[Field]> extends Sealed<unknown> ? never : Field;
}[keyof Data];

/** The compiler keeps it complete: a field that is added must be said here, and so in the document. */
const CLEAR = {
  MemberRegistered: {},
  AddressVerified: {},
  AddressChanged: {},
  ProfileChanged: {},
  TranslationChosen: {},
  WeeklyGoalChosen: {},
  PrivacyAccepted: { version: true },
  PlanChanged: { plan: true, by: true },
  PlanGranted: { plan: true, by: true },
  CustomerCreated: {},
  SubscriptionChanged: { plan: true, status: true, endsAt: true },
  PlanRequested: { requestId: true, plan: true },
  PlanRequestWithdrawn: { requestId: true },
  PlanRequestGranted: { requestId: true, by: true },
  PlanRequestDeclined: { requestId: true, by: true },
  RoleGranted: { role: true, by: true },
  RoleRevoked: { role: true, by: true },
  TokensAdjusted: { amount: true, reference: true, by: true },
  TokensGranted: { amount: true, plan: true, month: true, by: true },
  PasswordChanged: {},
  SecondFactorAdded: { kind: true },
  SecondFactorRemoved: { kind: true, by: true },
  RegistrationAbandoned: {},
  SessionsEnded: { by: true },
  MemberErased: { by: true },
  PracticeLogged: {
    practiceId: true,
    mindstream: true,
    practiceType: true,
    durationMinutes: true,
    qualityRating: true,
    localDate: true,
    timeZone: true,
    utcOffsetMinutes: true,
  },
  PracticeCorrected: {
    practiceId: true,
    correctionId: true,
    mindstream: true,
    practiceType: true,
    durationMinutes: true,
    qualityRating: true,
    localDate: true,
    timeZone: true,
    utcOffsetMinutes: true,
  },
  PracticeRemoved: { practiceId: true },
  VerseHighlighted: { verseId: true, changeId: true },
  HighlightRemoved: { verseId: true, changeId: true },
  VerseNoteKept: { noteId: true, changeId: true },
  VerseNoteRemoved: { noteId: true },
  ReadingPlanStarted: { readingId: true, planId: true },
  ReadingPlanDayRead: { readingId: true, changeId: true, dayId: true },
  ReadingPlanDayReopened: { readingId: true, changeId: true, dayId: true },
  ReadingPlanPaused: { readingId: true, changeId: true },
  ReadingPlanResumed: { readingId: true, changeId: true },
  ReadingPlanLeft: { readingId: true, changeId: true },
  PracticesImported: { importId: true, source: true, timeZone: true, practices: true },
  ConversationStarted: { category: true },
  MessageSent: {
    messageId: true,
    role: true,
    category: true,
    sentAt: true,
    via: true,
    replyTo: true,
    unmatchedPhrases: true,
    stop: true,
  },
  TokensConsumed: {
    messageId: true,
    model: true,
    inputTokens: true,
    outputTokens: true,
    cacheReadTokens: true,
    cacheWriteTokens: true,
    totalTokens: true,
  },
  ReplyRated: { ratingId: true, messageId: true, rating: true },
  QuotationRated: { ratingId: true, messageId: true, quotation: true, status: true, verdict: true },
  TurnFailed: {
    failureId: true,
    questionId: true,
    reason: true,
    model: true,
    inputTokens: true,
    outputTokens: true,
    cacheReadTokens: true,
    cacheWriteTokens: true,
    totalTokens: true,
    charged: true,
  },
  ConversationSummarised: { upToMessageId: true },
  ConversationRenamed: {},
  ConversationPinned: {},
  ConversationUnpinned: {},
  ConversationArchived: {},
  ConversationUnarchived: {},
  ConversationDeleted: {},
  ApplicationReceived: { form: true, mustConfirm: true, privacyVersion: true },
  ApplicationConfirmed: {},
  ApplicationAnswered: { by: true },
  ApplicationErased: { cause: true, by: true },
} as const satisfies { [E in OfPeople as E['type']]: Record<Clear<E['data']>, true> };

/** Of each practice in PracticesImported.practices. */
const IMPORTED = {
  practiceId: true,
  mindstream: true,
  practiceType: true,
  durationMinutes: true,
  qualityRating: true,
  localDate: true,
  utcOffsetMinutes: true,
} as const satisfies Record<Clear<ImportedPractice>, true>;

const LISTED = Object.fromEntries(
  Object.entries(CLEAR).map(([type, fields]) => [type, Object.keys(fields).sort()]),
);

describe('what events hold in the clear', () => {
  it('is listed in docs/security.md', () => {
    const document = readFileSync(join(process.cwd(), 'docs', 'security.md'), 'utf8');
    const [, section = ''] = document.split('### What is not sealed');
    const rows = section.split('\n## ')[0]?.matchAll(/^\| `(\w+)`\s*\| (.*?)\s*\|$/gm) ?? [];
    const told = [...rows].map(([, type = '', fields = '']) => {
      const names = fields.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g);
      return [type, [...names].map(([, name]) => name).sort()];
    });
    expect(Object.fromEntries(told)).toEqual(LISTED);
  });

  it('is of an imported practice what a logged one has, without the time zone', () => {
    expect([...Object.keys(IMPORTED), 'timeZone'].sort()).toEqual(LISTED['PracticeLogged']);
  });

  it('is told to members, each field once', () => {
    const listed = Object.entries(LISTED).flatMap(([type, names]) => names.map((name) => `${type}.${name}`));
    expect(LEFT_IN_THE_CLEAR.flatMap(({ fields }) => fields).sort()).toEqual(listed.sort());
  });

  it('is told to members also where it is only that something happened', () => {
    const bare = Object.keys(LISTED).filter((type) => LISTED[type]?.length === 0);
    expect(LEFT_IN_THE_CLEAR.flatMap(({ events = [] }) => events).sort()).toEqual(bare.sort());
  });

  it('is no more than that, in a history of every kind', async () => {
    const emit = new EmitCommand();
    await emit.run(['demo', '--members', '12', '--days', '40', '--seed', '3']);
    const found: Record<string, Set<string>> = {};
    await emit.withStores(async ({ eventStore }) => {
      for await (const page of eventStore.replay({ after: 0 })) {
        for (const { type, data } of page) {
          const fields = (found[type] ??= new Set());
          for (const [name, value] of Object.entries(data as object))
            if (value !== null && !looksSealed(String(value))) fields.add(name);
        }
      }
    });
    emit.remove();
    expect(Object.keys(found).length).toBeGreaterThan(10);
    for (const [type, fields] of Object.entries(LISTED))
      expect(fields).toEqual(expect.arrayContaining([...(found[type] ?? [])]));
  });
});
