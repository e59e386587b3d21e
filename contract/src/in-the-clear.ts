/** One line of what an erasure leaves, and the fields of events that it tells of. */
export interface LeftInTheClear {
  readonly text: string;
  readonly fields: readonly string[];
  /** Events without such a field: that they happened stays. */
  readonly events?: readonly string[];
}

/**
 * What of the events of members and applicants is not sealed, and so stays after an erasure, in plain words. Every such field, and every event that has none, is in one line, which a
 * spec holds to the events' types and to docs/security.md (in-the-clear.int.spec.ts).
 */
export const LEFT_IN_THE_CLEAR: readonly LeftInTheClear[] = [
  {
    text: 'When something happened, and what: that you registered, also where that was not finished, confirmed or changed your address, changed your name, asked, were answered, practiced, marked a verse or wrote a note on one, started, paused or left a reading plan or read a day of it, renamed, pinned, archived or deleted a conversation, or undid that, chose another translation or a goal for the week, became known to Stripe, changed your password or your second factors, were signed out by whoever runs Emit, or left.',
    fields: ['MessageSent.sentAt'],
    events: [
      'MemberRegistered',
      'RegistrationAbandoned',
      'AddressVerified',
      'AddressChanged',
      'ProfileChanged',
      'TranslationChosen',
      'WeeklyGoalChosen',
      'CustomerCreated',
      'PasswordChanged',
      ...['Renamed', 'Pinned', 'Unpinned', 'Archived', 'Unarchived', 'Deleted'].map(
        (what) => `Conversation${what}`,
      ),
    ],
  },
  {
    text: 'Tokens: how many were granted, used, given back or taken, when, for which plan and month, which plan you asked for, by which model, and whether a turn that failed was charged.',
    fields: [
      ...['amount', 'plan', 'month'].map((field) => `TokensGranted.${field}`),
      ...['amount', 'reference'].map((field) => `TokensAdjusted.${field}`),
      'PlanChanged.plan',
      'PlanGranted.plan',
      'PlanRequested.plan',
      ...['TokensConsumed', 'TurnFailed'].flatMap((type) =>
        ['model', 'inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheWriteTokens', 'totalTokens'].map(
          (field) => `${type}.${field}`,
        ),
      ),
      'TurnFailed.reason',
      'TurnFailed.charged',
    ],
  },
  {
    text: 'Of a plan that you pay for by Stripe: which one, whether its payments come in, and when it ends. Not what Stripe knows you by.',
    fields: ['plan', 'status', 'endsAt'].map((field) => `SubscriptionChanged.${field}`),
  },
  {
    text: 'Of a practice, also before you corrected or removed it: its MindStream and kind, such as Worship, its minutes, your rating, the day, its distance from UTC, and the time zone, which names a region, as Europe/Rome: by it Emit knows when your day begins.',
    fields: [
      'practiceId',
      'mindstream',
      'practiceType',
      'durationMinutes',
      'qualityRating',
      'localDate',
      'timeZone',
      'utcOffsetMinutes',
    ]
      .flatMap((field) => [`PracticeLogged.${field}`, `PracticeCorrected.${field}`])
      .concat('PracticesImported.practices', 'PracticesImported.timeZone'),
  },
  {
    text: 'From which kind of file practices were imported, such as Loop Habit Tracker.',
    fields: ['PracticesImported.source'],
  },
  {
    text: 'Of a message: who wrote it, you or the guide, the layout that was asked for, by which way it came, how a reply ended, how many quotations in it could not be matched, and how long it is.',
    fields: [
      'ConversationStarted.category',
      ...['role', 'category', 'via', 'unmatchedPhrases', 'stop'].map((field) => `MessageSent.${field}`),
    ],
  },
  {
    text: 'What you said of replies and quotations: helpful or not, right or wrong. Not the words you added.',
    fields: [
      ...['rating', 'ratingId'].map((field) => `ReplyRated.${field}`),
      ...['ratingId', 'quotation', 'status', 'verdict'].map((field) => `QuotationRated.${field}`),
    ],
  },
  {
    text: 'That the same verse was marked again, the same reading plan started again or the same day of it read, by numbers that only your key makes. Not which verse, color, plan or day.',
    fields: [
      'ReadingPlanStarted.planId',
      'ReadingPlanDayRead.dayId',
      'ReadingPlanDayReopened.dayId',
      'VerseHighlighted.verseId',
      'HighlightRemoved.verseId',
    ],
  },
  {
    text: 'Numbers by which these belong together: of you, of practices, notes, readings, conversations, messages and requests. A program that talks to Emit may choose those of messages and requests.',
    fields: [
      ...['messageId', 'replyTo'].map((field) => `MessageSent.${field}`),
      ...['failureId', 'questionId'].map((field) => `TurnFailed.${field}`),
      'PracticeCorrected.correctionId',
      'PracticeRemoved.practiceId',
      'VerseHighlighted.changeId',
      'ReadingPlanStarted.readingId',
      ...['DayRead', 'DayReopened', 'Paused', 'Resumed', 'Left'].flatMap((what) =>
        ['readingId', 'changeId'].map((field) => `ReadingPlan${what}.${field}`),
      ),
      'HighlightRemoved.changeId',
      ...['noteId', 'changeId'].map((field) => `VerseNoteKept.${field}`),
      'VerseNoteRemoved.noteId',
      ...['Requested', 'RequestWithdrawn', 'RequestGranted', 'RequestDeclined'].map(
        (what) => `Plan${what}.requestId`,
      ),
      'PracticesImported.importId',
      'TokensConsumed.messageId',
      'ReplyRated.messageId',
      'QuotationRated.messageId',
      'ConversationSummarised.upToMessageId',
    ],
  },
  {
    text: 'Which role you were given or lost, such as analyst or operator.',
    fields: ['RoleGranted.role', 'RoleRevoked.role'],
  },
  {
    text: 'Which version of this page you agreed to.',
    fields: ['PrivacyAccepted.version', 'ApplicationReceived.privacyVersion'],
  },
  {
    text: 'Of what you sent by the forms for waitlists and affiliates: which of the two forms, when it came, whether you confirmed it, and when and by whom it was erased. Not what you typed.',
    fields: ['ApplicationReceived.form', 'ApplicationReceived.mustConfirm', 'ApplicationErased.cause'],
    events: ['ApplicationConfirmed'],
  },
  {
    text: 'Where whoever runs Emit has acted on your account, or on what you sent by a form: who did it, and the reason given.',
    fields: [
      'PlanChanged',
      'PlanGranted',
      'PlanRequestGranted',
      'PlanRequestDeclined',
      'RoleGranted',
      'RoleRevoked',
      'TokensGranted',
      'TokensAdjusted',
      'SecondFactorRemoved',
      'SessionsEnded',
      'MemberErased',
      'ApplicationAnswered',
      'ApplicationErased',
    ].map((type) => `${type}.by`),
  },
  {
    text: 'Whether a second factor that was added or removed was an authenticator app or a passkey.',
    fields: ['SecondFactorAdded.kind', 'SecondFactorRemoved.kind'],
  },
];
