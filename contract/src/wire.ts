import type { Category } from './categories.js';
import type { MindStreamType } from './mindstreams.js';
import type { Quotation } from './scripture.js';
import type { PlanId } from './plans.js';

/** What crosses the wire (spec §3, §7). Names are the specification's, so snake_case where it is. */

export interface RegisterRequest {
  email: string;
  password: string;
  full_name: string;
}
export interface LoginRequest {
  /** The e-mail address. */
  username: string;
  password: string;
}
export interface UserRecord {
  id: string;
  email: string;
  full_name: string;
}
export interface SessionResponse {
  access_token: string;
  token_type: 'bearer';
  user: UserRecord;
}
export interface CurrentUser extends UserRecord {
  /** Remaining token balance. */
  tokens: number;
  plan: PlanId;
  /** ISO instant at which the next allowance is granted. */
  allowance_renews_at: string;
}

export interface WireMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  category?: Category;
  /** Epoch milliseconds. */
  timestamp: number;
  tokensUsed?: number;
  /** The id of the question that a reply answers, which may stand far above it; not known of replies that a client saved. */
  reply_to?: string;
  /** A reply's quotations of Scripture, as they stood the check. */
  quotations?: Quotation[];
  /** Why a reply ended, where it did not end by itself. */
  stop?: 'length' | 'refusal';
}
export interface WireConversationSummary {
  id: string;
  title: string;
  category: Category;
  message_count: number;
  /** ISO instants. */
  created_at: string;
  updated_at: string;
  /** What lists go by, newest first: a new title leaves a conversation in its place. */
  last_message_at: string;
}
export interface WireConversation extends WireConversationSummary {
  messages: WireMessage[];
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
  messages?: WireMessage[];
  updated_at?: string;
}
export interface SyncRequest {
  conversations: (CreateConversationRequest & { id: string })[];
}
export interface SyncResponse {
  conversations: WireConversation[];
  /** Temporary id → the server's id. */
  ids: Record<string, string>;
}

export interface GuideRequest {
  prompt: string;
  category?: Category;
  conversation_id?: string | null;
  /** The client's id of the member's message: with it the server records the turn itself, once. */
  message_id?: string;
  message_history?: { role: 'user' | 'assistant'; content: string }[];
  /** The test pages' persona instruction. */
  system?: string;
  /** IANA time zone of the browser: help in danger is named for the country. */
  time_zone?: string;
}
export interface GuideUsage {
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number;
  cache_write_tokens: number;
  total_tokens: number;
}
export interface GuideResponse {
  completion: string;
  usage: GuideUsage;
  remaining_tokens: number;
  /** The same as usage.total_tokens; one variant reads it (spec §7). */
  tokensUsed: number;
  conversation_id: string;
  /** The id of the guide's message. */
  message_id: string;
  model: string;
  /** Every quotation of Scripture in the reply, checked; offsets count from the completion's beginning. */
  quotations: Quotation[];
  /** length: the guide's limit was reached; refusal: it declined to go on. */
  stop: 'complete' | 'length' | 'refusal';
}
/** Server-sent events of a streamed reply: `delta` many times, then `done` or `error` once. */
export interface GuideDelta {
  text: string;
}

export interface PracticeRequest {
  mindstream_type: MindStreamType;
  practice_type: string;
  practice_name?: string;
  duration_minutes: number;
  quality_rating: number;
  insights_gained?: string;
  /** IANA time zone of the browser; the practice belongs to the date there. */
  time_zone?: string;
}
export interface PracticeResponse {
  practice_id: string;
}

export interface Alert {
  message: string;
  suggestion: string;
}
export interface DashboardResponse {
  profile: {
    username: string;
    email: string;
    consciousness_points: number;
    consciousness_level: number;
    journey_stage: string;
    total_practices: number;
    current_streak: number;
  };
  ecc_alert?: Alert;
  mindstreams: {
    stream_type: MindStreamType;
    level: number;
    progress_percentage: number;
    sessions_completed: number;
    total_time_minutes: number;
    current_streak: number;
    last_session: string | null;
    average_session_quality: number;
  }[];
  das_abilities: {
    ability_name: string;
    power_name: string;
    das_type: MindStreamType;
    mastery_percentage: number;
    times_practiced: number;
    is_active: boolean;
  }[];
  recent_practices: {
    practice_name: string;
    insights_gained: string;
    duration_minutes: number;
    quality_rating: number;
    practiced_at: string;
    mindstream_type: MindStreamType;
  }[];
}
export interface ProgressSummary {
  current_stage: { stage_name: string; stage_number: number };
  current_level: {
    level: number;
    name: string;
    badge: string;
    progress_percentage: number;
    points_to_next: number;
    practices_to_next: number;
    next_unlocks: string | null;
  };
  progress: {
    total_practice_sessions: number;
    days_active: number;
    streak_days: number;
    total_time_minutes: number;
    /** Days with a practice out of the last 30. */
    consistency_days: number;
  };
  profile: { consciousness_points: number };
  mindstreams: {
    type: MindStreamType;
    name: string;
    level: number;
    score: number;
    sessions: number;
    time_minutes: number;
  }[];
  recent_practices: {
    practice_type: string;
    practice_name: string;
    mindstream_type: MindStreamType;
    duration_minutes: number;
    impact_score: number;
    /** 'YYYY-MM-DD', the member's own day. */
    practice_date: string;
    notes: string;
  }[];
  ecc_alert?: Alert;
}

/** The days with a practice of the last year and a month, by the member's own dates, ascending. */
export interface PracticeCalendar {
  days: { date: string; sessions: number; minutes: number }[];
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
