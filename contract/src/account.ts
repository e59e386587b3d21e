import type { Count, Day, Instant, Uuid, Whole } from './formats.js';
import type { FailureReason } from './guide.js';
import type { PlanId } from './plans.js';
import type { FactorKind } from './second-factors.js';

/** What crosses the wire about a member's account: sessions, token usage, its end. */

/** Where a member is signed in, the session opened last first. Times are ISO instants. */
export interface SessionList {
  sessions: {
    id: Uuid;
    /** What the browser said that it is. */
    client: string;
    opened_at: Instant;
    /** To the day or so. */
    seen_at: Instant;
    current: boolean;
  }[];
}

/** What replies used; `input_tokens` counts all that the guide read, from its cache too, so that the two add up. */
export interface TokenCounts {
  replies: Count;
  input_tokens: Count;
  output_tokens: Count;
  total_tokens: Count;
}
/** Turns that gave no whole reply and that the member did not pay for. */
export interface NotCharged {
  turns: Count;
  total_tokens: Count;
}
export interface ConversationUsage extends TokenCounts {
  conversation_id: Uuid;
  /** null where it has none yet, and once it is deleted. */
  title: string | null;
  deleted: boolean;
  /** The latest day on which it was used. */
  last_used: Day;
  not_charged: NotCharged;
}
/** A member's token account. Days are UTC, as allowances are, 'YYYY-MM-DD'. */
export interface TokenUsage {
  balance: Whole;
  plan: PlanId;
  /** What the plan grants each calendar month. */
  allowance: Count;
  /** When the next allowance is granted. */
  allowance_renews_at: Instant;
  this_month: { granted: Count; used: Count };
  /** The sums of the days asked for. */
  total: TokenCounts;
  /** What was used on the days asked for and paid by the operator. */
  not_charged: NotCharged;
  /** Days with a reply, ascending. */
  days: (TokenCounts & { date: Day })[];
  /** Those that had a reply on these days, the most tokens first. */
  conversations: ConversationUsage[];
  /** What was granted or corrected on these days, the newest first; a correction may be below zero. */
  grants: { granted_at: Instant; amount: Whole; kind: 'allowance' | 'gift' | 'adjustment' }[];
}

/** What one turn took, and what was left after it. */
export interface Charge {
  charged_at: Instant;
  conversation_id: Uuid;
  /** As in ConversationUsage. */
  title: string | null;
  deleted: boolean;
  /** The reply, or the question that got none. */
  message_id: string;
  /** Why no whole reply came; null where one did. */
  failed: FailureReason | null;
  model: string;
  input_tokens: Count;
  /** Of what the guide read: what it kept from a former question, and what it keeps for the next. */
  cache_read_tokens: Count;
  cache_write_tokens: Count;
  output_tokens: Count;
  total_tokens: Count;
  balance: Whole;
}

/** A member's charges, the newest first. */
export interface ChargePage {
  charges: Charge[];
  /** `before` of the page that follows; null on the last one. */
  next: string | null;
}

/**
 * What a member shows again before what a stolen session must not do: the password and, where a second factor is set up, a
 * code; or a passkey, which is both.
 */
export interface MemberProof {
  password?: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string;
  /** What was answered when the proof by passkey began. */
  challenge?: string;
  passkey?: PasskeyAnswer;
}
export type EraseAccountRequest = MemberProof;
export interface ChangeAddressRequest extends MemberProof {
  email: string;
}
/** Whose mailbox has the mail by which the change goes on: that of the address until now, or of the new one. */
export interface AddressChangeAsked {
  asked: 'former' | 'new';
}
export interface ForgotPasswordRequest {
  email: string;
}
export interface ResetPasswordRequest {
  /** Of the link in the mail: what follows its '#'. */
  token: string;
  password: string;
}
export interface ConfirmLinkRequest {
  token: string;
}
/** What the link was for: the address of a registration, or a change of address that the one or the other agrees to. */
export interface LinkConfirmed {
  confirmed: 'verify' | 'address-former' | 'address-new';
}

/** What a member has set up besides the password. */
export interface FactorList {
  totp: { added_at: Instant; last_use: FactorUsed | null } | null;
  passkeys: { id: string; name: string; added_at: Instant; last_use: FactorUsed | null }[];
  recovery_codes_left: Count;
}
export interface FactorUsed {
  used_at: Instant;
  /** What the browser said that it is. */
  client: string;
}
/** How a sign-in goes on after the right password: it stands beside the code SECOND_FACTOR_REQUIRED. */
export interface SecondFactorChallenge {
  /** To be sent back with what is shown. */
  challenge: string;
  expires_at: Instant;
  /** A recovery code is taken besides. */
  kinds: FactorKind[];
  /** WebAuthn's options for a passkey; null where there is none. */
  passkey: PasskeyOptions | null;
}
/** PublicKeyCredentialRequestOptionsJSON or PublicKeyCredentialCreationOptionsJSON of WebAuthn, for the browser. */
export type PasskeyOptions = Record<string, unknown>;
export interface SecondFactorRequest {
  challenge: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
}
/** As the browser gave it: AuthenticationResponseJSON or RegistrationResponseJSON of WebAuthn. */
export type PasskeyAnswer = Record<string, unknown>;
/** What a sign-in, or a proof, by a passkey begins with. */
export interface PasskeyRequest {
  challenge: string;
  options: PasskeyOptions;
  expires_at: Instant;
}
export interface PasskeySignInRequest {
  challenge: string;
  passkey: PasskeyAnswer;
}
export interface PasskeySetup {
  /** To be sent back with what the browser answers. */
  setup: string;
  options: PasskeyOptions;
  expires_at: Instant;
}
export interface AddPasskeyRequest {
  setup: string;
  /** What the member calls it. */
  name: string;
  passkey: PasskeyAnswer;
}
export interface RemovePasskeyRequest extends MemberProof {
  id: string;
}
export interface TotpSetup {
  /** To be sent back with a code. */
  setup: string;
  /** Base32, to be typed where the QR code cannot be read. */
  secret: string;
  /** What the QR code says. */
  uri: string;
  expires_at: Instant;
}
export interface ConfirmTotpRequest {
  setup: string;
  code: string;
}
export interface FactorAdded {
  /** Shown this once; empty where there are some already. */
  recovery_codes: string[];
}

export interface ChangeNameRequest {
  full_name: string;
}
export interface ChooseWeeklyGoalRequest {
  /** Without any there is no goal any more. */
  minutes?: number | null;
}
