import type { Category } from './categories.js';
import type {
  Amount,
  AverageRating,
  ClientId,
  Count,
  Day,
  Instant,
  Ordinal,
  Percent,
  Uuid,
  Whole,
} from './formats.js';
import type { ReplyStop, WireFailedTurn } from './guide.js';
import type { MindStreamType } from './mindstreams.js';
import type { WireQuotationRating, WireRating } from './ratings.js';
import type { Quotation } from './scripture.js';
import type { PlanId } from './plans.js';
import type { PrivacyVersion, TextsKey } from './privacy.js';
import type { Role } from './roles.js';
import type { Translation } from './translations.js';

/** What crosses the wire (spec §3, §7). Names are the specification's, so snake_case where it is. */

export interface RegisterRequest {
  email: string;
  password: string;
  full_name: string;
  /** The privacy page that was agreed to. */
  privacy_version?: PrivacyVersion;
}
export interface LoginRequest {
  /** The e-mail address. */
  username: string;
  password: string;
}
export interface UserRecord {
  id: Uuid;
  email: string;
  full_name: string;
}
export interface SessionResponse {
  access_token: string;
  token_type: 'bearer';
  user: UserRecord;
}
export interface CurrentUser extends UserRecord {
  /** Whether the member has shown to have its mailbox; 'unchecked' where no mail can be sent that asks. */
  email_status: 'verified' | 'unverified' | 'unchecked';
  /** Remaining token balance. */
  tokens: Whole;
  plan: PlanId;
  role: Role;
  /** What is stored of the member's, in bytes, and the most that the plan has room for. */
  storage: { used: Count; quota: Count };
  /** When the next allowance is granted. */
  allowance_renews_at: Instant;
  /** What the member reads in: it stands beside the King James text. */
  translation: Translation;
  /** Minutes of practice that the member wants to have in a week; null without such a goal. */
  weekly_goal: Count | null;
  /** The latest privacy page that was agreed to; null before the first. */
  privacy_version: PrivacyVersion | null;
  /** The member's own, and the same in every session. */
  texts_key: TextsKey;
}
export interface ChooseTranslationRequest {
  translation: Translation;
}

export interface WireMessage {
  id: ClientId;
  role: 'user' | 'assistant';
  content: string;
  category?: Category;
  /** Epoch milliseconds. */
  timestamp: Count;
  tokensUsed?: Count;
  /** The id of the question that a reply answers, which may stand far above it; not known of replies that a client saved. */
  reply_to?: ClientId;
  /** A reply's quotations of Scripture, as they stood the check. */
  quotations?: Quotation[];
  /** A reply's quoted phrases that could not be matched to a verse. */
  unmatched_phrases?: Count;
  /** Why a reply ended, where it did not end by itself. */
  stop?: ReplyStop;
  /** What the member says of a reply. */
  rating?: WireRating;
  /** What the member says of its quotations, those of which anything is said. */
  quotation_ratings?: WireQuotationRating[];
  /** On a question without a reply: the last turn that gave none. */
  failed?: WireFailedTurn;
}
export interface WireConversationSummary {
  id: Uuid;
  title: string;
  category: Category;
  message_count: Count;
  created_at: Instant;
  updated_at: Instant;
  /** What lists go by, newest first: a new title leaves a conversation in its place. */
  last_message_at: Instant;
  /** Above the others in the list. */
  pinned: boolean;
  /** Put away: listed apart. */
  archived: boolean;
}
export interface WireConversation extends WireConversationSummary {
  /** How many messages stand before these, where a page of them was asked for: `before` of the page with the last of those. */
  messages_before?: Count;
  /** Whether what stands before the newest page holds a reply of care, or a biblical question. Said with that page alone. */
  has_care?: boolean;
  has_biblical?: boolean;
  /** Of its texts, which LIMITS.conversationBytes bounds. */
  bytes?: Count;
  messages: WireMessage[];
}
/** Without their messages when a client asks for summaries alone. */
export type ConversationList = (WireConversationSummary &
  Partial<Pick<WireConversation, 'bytes' | 'messages'>>)[];
export interface CreatedConversation {
  id: Uuid;
}
export interface CreateConversationRequest {
  title?: string;
  messages: WireMessage[];
  category?: Category;
  created_at?: string;
  updated_at?: string;
}
export interface UpdateConversationRequest {
  title?: string;
  pinned?: boolean;
  archived?: boolean;
  messages?: WireMessage[];
  updated_at?: string;
}
export interface SyncRequest {
  conversations: (CreateConversationRequest & { id: string })[];
}
export interface SyncResponse {
  conversations: WireConversation[];
  /**
   * Temporary id → the server's id.
   * @propertyNames {"pattern": "^temp_"}
   */
  ids: Record<string, Uuid>;
}

export interface Alert {
  message: string;
  suggestion: string;
}
export interface DashboardResponse {
  profile: {
    username: string;
    email: string;
    consciousness_points: Count;
    consciousness_level: Ordinal;
    journey_stage: string;
    total_practices: Count;
    current_streak: Count;
  };
  ecc_alert?: Alert;
  mindstreams: {
    stream_type: MindStreamType;
    level: Ordinal;
    progress_percentage: Percent;
    sessions_completed: Count;
    total_time_minutes: Count;
    current_streak: Count;
    last_session: Instant | null;
    average_session_quality: AverageRating;
  }[];
  das_abilities: {
    ability_name: string;
    power_name: string;
    das_type: MindStreamType;
    mastery_percentage: Percent;
    times_practiced: Count;
    is_active: boolean;
  }[];
  recent_practices: {
    /** None for one that stands for all of a stream. */
    practice_id?: Uuid;
    practice_name: string;
    insights_gained: string;
    duration_minutes: Amount;
    quality_rating: Amount;
    practiced_at: Instant;
    mindstream_type: MindStreamType;
  }[];
}
export interface ProgressSummary {
  current_stage: { stage_name: string; stage_number: Ordinal };
  current_level: {
    level: Ordinal;
    name: string;
    badge: string;
    progress_percentage: Percent;
    points_to_next: Count;
    practices_to_next: Count;
    next_unlocks: string | null;
  };
  progress: {
    total_practice_sessions: Count;
    days_active: Count;
    streak_days: Count;
    total_time_minutes: Count;
    /** Days with a practice out of the last 30. */
    consistency_days: Count;
  };
  profile: { consciousness_points: Count };
  mindstreams: {
    type: MindStreamType;
    name: string;
    level: Ordinal;
    score: Percent;
    sessions: Count;
    time_minutes: Count;
  }[];
  recent_practices: {
    /** None for one that stands for all of a stream. */
    practice_id?: Uuid;
    practice_type: string;
    practice_name: string;
    mindstream_type: MindStreamType;
    duration_minutes: Amount;
    impact_score: Amount;
    /** The member's own day. */
    practice_date: Day;
    notes: string;
  }[];
  ecc_alert?: Alert;
}

/** The days with a practice of the last year and a month, by the member's own dates, ascending. */
export interface PracticeCalendar {
  days: { date: Day; sessions: Count; minutes: Count }[];
}

export interface ChangePasswordRequest {
  user_id?: string;
  current_password: string;
  new_password: string;
}
export interface ChangePasswordResponse {
  message: string;
  access_token: string;
}
