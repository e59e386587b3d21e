import type { Whole } from './formats.js';

/**
 * Versions of what the privacy page says, by the day from which each is told; the newest last. A change of what is kept, of
 * who reads it or of what an erasure leaves is a version: members are asked again then.
 */
export const PRIVACY_VERSIONS = ['2026-11-24', '2026-11-25', '2026-11-26'] as const;
export type PrivacyVersion = (typeof PRIVACY_VERSIONS)[number];

/** What the privacy page says now. */
export const PRIVACY_VERSION: PrivacyVersion = '2026-11-26';

export interface AcceptPrivacyRequest {
  version: PrivacyVersion;
}

/** How this server is set up, as far as it concerns what members write: for the pages that everyone may see. */
export interface ServiceFacts {
  /** Where questions are sent to be answered by Claude; null where the offline guide answers, which sends nothing. */
  guide: { host: string } | null;
  /** Whether mail goes out by a mail server. */
  sends_mail: boolean;
  /** Whether plans are paid by Stripe. */
  takes_payments: boolean;
  /** Model tokens that a trial grants each month. */
  trial_tokens: Whole;
}

/** A P-256 key as a JWK has it: what the browser seals at the end of a session is opened in the next one alone. */
export interface TextsKey {
  x: string;
  y: string;
  d: string;
}
