import { CATEGORIES } from '@emit/contract/categories';
import { ERROR_CODES } from '@emit/contract/error-codes';
import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import { PLAN_IDS } from '@emit/contract/plans';
import { ACCOUNT_SCHEMAS } from '../account/account.schemas.js';
import { AUTH_SCHEMAS } from '../auth/auth.schemas.js';
import { SCRIPTURE_SCHEMAS } from '../scripture/scripture.schemas.js';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const count: Schema = { type: 'integer', minimum: 0 };
const percent: Schema = { type: 'integer', minimum: 0, maximum: 100 };
const instant: Schema = { type: 'string', format: 'date-time' };
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object whose fields are all there, but those named in `optional`. */
function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

const user = { id: text, email: text, full_name: text };
const stream = oneOf(MINDSTREAM_TYPES);
const alert = object({ message: text, suggestion: text });
const summary = {
  id: text,
  title: text,
  category: oneOf(CATEGORIES),
  message_count: count,
  created_at: instant,
  updated_at: instant,
};
const message = object(
  {
    id: text,
    role: oneOf(['user', 'assistant']),
    content: text,
    category: oneOf(CATEGORIES),
    timestamp: whole,
    tokensUsed: count,
    quotations: list(ref('Quotation')),
    stop: oneOf(['length', 'refusal']),
  },
  ['category', 'tokensUsed', 'quotations', 'stop'],
);

/** Every answer's body, for the OpenAPI document; the types stand in `contract/src/wire.ts`. */
export const SCHEMAS = {
  ErrorBody: object({ statusCode: whole, code: oneOf(ERROR_CODES), detail: text, message: text }),
  SessionResponse: object({ access_token: text, token_type: oneOf(['bearer']), user: object(user) }),
  ChangePasswordResponse: object({ message: text, access_token: text }),
  CurrentUser: object({ ...user, tokens: whole, plan: oneOf(PLAN_IDS), allowance_renews_at: instant }),
  ConversationSummary: object(summary),
  Conversation: object({ ...summary, messages: list(message) }),
  ConversationList: list(object({ ...summary, messages: list(message) }, ['messages'])),
  SyncResponse: object({
    conversations: list(ref('Conversation')),
    ids: { type: 'object', additionalProperties: text },
  }),
  GuideResponse: object(
    {
      completion: text,
      usage: object({
        input_tokens: count,
        output_tokens: count,
        cache_read_tokens: count,
        cache_write_tokens: count,
        total_tokens: count,
      }),
      remaining_tokens: whole,
      tokensUsed: count,
      conversation_id: text,
      message_id: text,
      model: text,
      quotations: list(ref('Quotation')),
      stop: oneOf(['complete', 'length', 'refusal']),
      raw: text,
    },
    ['raw'],
  ),
  PracticeResponse: object({ practice_id: text }),
  Dashboard: object(
    {
      profile: object({
        username: text,
        email: text,
        consciousness_points: count,
        consciousness_level: { type: 'integer', minimum: 1 },
        journey_stage: text,
        total_practices: count,
        current_streak: count,
      }),
      ecc_alert: alert,
      mindstreams: list(
        object({
          stream_type: stream,
          level: whole,
          progress_percentage: percent,
          sessions_completed: count,
          total_time_minutes: count,
          current_streak: count,
          last_session: { type: ['string', 'null'], format: 'date-time' },
          average_session_quality: { type: 'number', minimum: 0, maximum: 10 },
        }),
      ),
      das_abilities: list(
        object({
          ability_name: text,
          power_name: text,
          das_type: stream,
          mastery_percentage: percent,
          times_practiced: count,
          is_active: { type: 'boolean' },
        }),
      ),
      recent_practices: list(
        object({
          practice_name: text,
          insights_gained: text,
          duration_minutes: { type: 'number', minimum: 0 },
          quality_rating: { type: 'number', minimum: 0 },
          practiced_at: instant,
          mindstream_type: stream,
        }),
      ),
    },
    ['ecc_alert'],
  ),
  ProgressSummary: object(
    {
      current_stage: object({ stage_name: text, stage_number: whole }),
      current_level: object({
        level: whole,
        name: text,
        badge: text,
        progress_percentage: percent,
        points_to_next: count,
        practices_to_next: count,
        next_unlocks: { type: ['string', 'null'] },
      }),
      progress: object({
        total_practice_sessions: count,
        days_active: count,
        streak_days: count,
        total_time_minutes: count,
        consistency_days: count,
      }),
      profile: object({ consciousness_points: count }),
      mindstreams: list(
        object({
          type: stream,
          name: text,
          level: whole,
          score: percent,
          sessions: count,
          time_minutes: count,
        }),
      ),
      recent_practices: list(
        object({
          practice_type: text,
          practice_name: text,
          mindstream_type: stream,
          duration_minutes: count,
          impact_score: count,
          practice_date: text,
          notes: text,
        }),
      ),
      ecc_alert: alert,
    },
    ['ecc_alert'],
  ),
  PracticeCalendar: object({
    days: list(object({ date: { type: 'string', format: 'date' }, sessions: count, minutes: count })),
  }),
  CreatedConversation: object({ id: text }),
  Done: object({ status: oneOf(['ok']) }),
  Health: object(
    {
      status: oneOf(['ok', 'unavailable', 'stopping']),
      stores: { type: 'object', additionalProperties: oneOf(['ok', 'unavailable']) },
      projection_lag_events: { type: ['integer', 'null'] },
      projector: oneOf(['active', 'standing_by', 'none']),
    },
    [],
  ),
  ...ACCOUNT_SCHEMAS,
  ...AUTH_SCHEMAS,
  ...SCRIPTURE_SCHEMAS,
} as const satisfies Record<string, Schema>;

export type SchemaName = keyof typeof SCHEMAS;
