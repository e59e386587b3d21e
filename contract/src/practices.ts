import type { Count, Day, Instant, Uuid } from './formats.js';
import type { MindStreamType } from './mindstreams.js';

/** What crosses the wire of practices (spec §3). */

export interface PracticeRequest {
  mindstream_type: MindStreamType;
  practice_type: string;
  practice_name?: string;
  duration_minutes: number;
  quality_rating: number;
  insights_gained?: string;
  /** IANA time zone of the browser; the practice belongs to the date there. */
  time_zone?: string;
  /** The member's own day on which it was done, 'YYYY-MM-DD': today there, or one of the seven days before; today unless given. */
  practice_date?: string;
}
export interface PracticeResponse {
  practice_id: Uuid;
  /** What it brought, by the rules in force; left out while the read models are behind. */
  earned?: { points: Count; streak_days: Count };
}
/** A practice with all that the member said of it. */
export interface WirePractice {
  practice_id: Uuid;
  /** The member's own day. */
  practice_date: Day;
  practiced_at: Instant;
  mindstream_type: MindStreamType;
  practice_type: string;
  practice_name: string;
  duration_minutes: Count;
  quality_rating: Count;
  insights_gained: string;
}
/** A page of the member's practices, the latest first. */
export interface PracticePage {
  practices: WirePractice[];
  /** The cursor of the page that follows; null at the end. */
  next: string | null;
}
