import type { PlanId } from './plans.js';

/** Business constants and limits (spec §5, §9). Times are milliseconds unless the name says otherwise. */
export const LIMITS = {
  historyMessages: 10,
  autoSaveDelay: 1_000,
  saveAfterReplyDelay: 500,
  loginSuccessMessage: 5_000,
  redirectAfterAuthentication: 500,
  practiceSuccessMessage: 3_000,
  passwordModalClose: 2_000,
  scrollAfterReply: 100,
  mobileBreakpointPx: 768,
  swipeThresholdPx: 50,
  sidebarWidthPx: 300,
  testPageWidthPx: 800,
  passwordMinAtRegistration: 6,
  passwordMinAtChange: 8,
  titleWords: 5,
  quickLogItems: 5,
  recentPractices: 5,
  shareButtonMinLength: 100,
  sharePostMax: 200,
  sharePostMaxNewer: 350,
  durationMin: 1,
  durationSliderMin: 5,
  durationSliderMax: 120,
  durationSliderStep: 5,
  qualityMin: 1,
  qualityMax: 10,
  typicalPracticePoints: 28,
  prefillInsightsLength: 200,
  prefillQuality: 8,
  prefillDurationMin: 5,
  prefillDurationMax: 60,

  /** Ours: what the specification leaves open. */
  durationMax: 1_440,
  chargesAtOnce: 20,
  /** Of practice on one of a member's own dates, whatever the length of the day there. */
  minutesPerDay: 1_440,
  /** How many days before today a practice can be logged for, or moved to. */
  backdatedDays: 7,
  practicesPerPage: 30,
  /** Of one request that imports practices, and of a file that is read for it. */
  practicesPerImport: 200,
  importRowsMax: 10_000,
  importFileBytes: 20 * 1024 * 1024,
  importKeyMax: 64,
  bodyBytes: 256 * 1024,
  /** Of a request that brings whole conversations, as clients do that follow §4 to the letter. */
  conversationBodyBytes: 2 * 1024 * 1024,
  /** Minutes of practice that a member can want to have in a week. */
  weeklyGoalMin: 5,
  weeklyGoalMax: 7 * 1_440,
  passwordMax: 256,
  passkeysMax: 20,
  passkeyNameMax: 60,
  nameMax: 200,
  emailMax: 254,
  /** Of an application: whom the applicant reaches, and a few words. */
  audienceMax: 300,
  applicationMax: 2_000,
  titleMax: 200,
  promptMax: 32_000,
  messageMax: 100_000,
  practiceNameMax: 200,
  insightsMax: 10_000,
  /** Verses that a member may have highlighted, and notes on verses, at once. */
  highlightsMax: 5_000,
  notesMax: 2_000,
  noteMax: 5_000,
  /** Of what a member writes to a request for a plan. */
  planNoteMax: 500,
  messagesPerSave: 2_000,
  /** Of a conversation, after which it takes no more; bytes are of its texts. */
  conversationMessages: 5_000,
  conversationBytes: 20_000_000,
  /** The share of a limit from which members are told of it. */
  toldFrom: 0.8,
  /** Of a conversation, read at once; a screen shows some ten. */
  messagesAtOnce: 200,
  recentPracticesKept: 10,
  consistencyDays: 30,
  idleDaysWhole: 3,
  idleDaysStream: 7,
} as const;

/** What a member may have written by plan, in bytes as they are stored: a third more than the text, and 500 for each event. The event store keeps all. */
export const STORAGE_QUOTAS = {
  trial: 100_000_000,
  exploration: 500_000_000,
  transformation: 1_000_000_000,
  creation: 2_000_000_000,
} as const satisfies Record<PlanId, number>;

/** What members are told when nothing more can be saved: what happened, and what to do next. */
export function storageFullText(quota: number): string {
  const larger = quota < STORAGE_QUOTAS.creation ? '; a larger plan has more room' : '';
  return `Your storage of ${storageText(quota)} is full. What you have written stays, and you can read and download it${larger}.`;
}

/** '100 MB'; '1.5 GB'. */
export function storageText(bytes: number): string {
  const [size, unit] = bytes < 999_500_000 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`;
}
