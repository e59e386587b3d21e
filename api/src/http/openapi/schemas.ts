import { CATEGORIES } from '@emit/contract/categories';
import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import { PLAN_IDS } from '@emit/contract/plans';
import { ACCOUNT_SCHEMAS } from './account.schemas.js';
import { AUTH_SCHEMAS } from './auth.schemas.js';
import { CLIENT_ID } from '../validation/client-id.js';
import { SCRIPTURE_SCHEMAS } from './scripture.schemas.js';
import {
  count,
  day,
  instant,
  list,
  maybeText,
  object,
  oneOf,
  ordinal,
  percent,
  ref,
  text,
  uuid,
  whole,
  yesOrNo,
  type Schema,
} from './schema.js';

const clientId = { ...text, pattern: CLIENT_ID.source };
const user = { id: uuid, email: text, full_name: text };
const stream = oneOf(MINDSTREAM_TYPES);
const condition = oneOf(['ok', 'unavailable']);
const alert = object({ message: text, suggestion: text });
const summary = {
  id: uuid,
  title: text,
  category: oneOf(CATEGORIES),
  message_count: count,
  created_at: instant,
  updated_at: instant,
  last_message_at: instant,
};
const message = object(
  {
    id: clientId,
    role: oneOf(['user', 'assistant']),
    content: text,
    category: oneOf(CATEGORIES),
    timestamp: count,
    tokensUsed: count,
    reply_to: clientId,
    quotations: list(ref('Quotation')),
    stop: oneOf(['length', 'refusal']),
  },
  ['category', 'tokensUsed', 'reply_to', 'quotations', 'stop'],
);

const streamed = (event: string, data: string): Schema => ({
  type: 'object',
  properties: {
    event: { const: event },
    data: { ...text, contentMediaType: 'application/json', contentSchema: ref(data) },
  },
  required: ['event', 'data'],
});

/** Every answer's body, for the OpenAPI document; the types stand in `contract/src/wire.ts`. */
export const SCHEMAS = {
  SessionResponse: object({ access_token: text, token_type: oneOf(['bearer']), user: object(user) }),
  ChangePasswordResponse: object({ message: text, access_token: text }),
  CurrentUser: object({ ...user, tokens: whole, plan: oneOf(PLAN_IDS), allowance_renews_at: instant }),
  ConversationSummary: object(summary),
  Conversation: object({ ...summary, messages: list(message) }),
  ConversationList: list(object({ ...summary, messages: list(message) }, ['messages'])),
  SyncResponse: object({
    conversations: list(ref('Conversation')),
    /** The conversation of each temporary id. */
    ids: { type: 'object', propertyNames: { pattern: '^temp_' }, additionalProperties: uuid },
  }),
  GuideResponse: object(
    {
      completion: { ...text, minLength: 1 },
      usage: object({
        input_tokens: count,
        output_tokens: count,
        cache_read_tokens: count,
        cache_write_tokens: count,
        total_tokens: count,
      }),
      remaining_tokens: whole,
      tokensUsed: count,
      conversation_id: uuid,
      message_id: clientId,
      model: text,
      quotations: list(ref('Quotation')),
      stop: oneOf(['complete', 'length', 'refusal']),
      raw: text,
    },
    ['raw'],
  ),
  GuideDelta: object({ text }),
  /** One of a stream, its data JSON. */
  GuideEvent: {
    oneOf: [
      streamed('delta', 'GuideDelta'),
      streamed('done', 'GuideResponse'),
      streamed('error', 'ErrorBody'),
    ],
  },
  PracticeResponse: object({ practice_id: uuid }),
  Dashboard: object(
    {
      profile: object({
        username: text,
        email: text,
        consciousness_points: count,
        consciousness_level: ordinal,
        journey_stage: text,
        total_practices: count,
        current_streak: count,
      }),
      ecc_alert: alert,
      mindstreams: list(
        object({
          stream_type: stream,
          level: ordinal,
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
          is_active: yesOrNo,
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
      current_stage: object({ stage_name: text, stage_number: ordinal }),
      current_level: object({
        level: ordinal,
        name: text,
        badge: text,
        progress_percentage: percent,
        points_to_next: count,
        practices_to_next: count,
        next_unlocks: maybeText,
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
          level: ordinal,
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
          practice_date: day,
          notes: text,
        }),
      ),
      ecc_alert: alert,
    },
    ['ecc_alert'],
  ),
  PracticeCalendar: object({
    days: list(object({ date: day, sessions: count, minutes: count })),
  }),
  CreatedConversation: object({ id: uuid }),
  Done: object({ status: oneOf(['ok']) }),
  Ready: object({ status: oneOf(['ok', 'stopping']) }),
  Health: object(
    {
      status: oneOf(['ok', 'degraded', 'unavailable', 'stopping']),
      stores: object({ event_log: condition, read_models: condition, vault: condition }),
      projection_lag_events: { type: ['integer', 'null'], minimum: 0 },
      projector: oneOf(['active', 'standing_by', 'none']),
      problems: list(text),
    },
    ['problems'],
  ),
  ApiDocument: { type: 'object', required: ['openapi', 'info', 'paths', 'components'] },
  ...ACCOUNT_SCHEMAS,
  ...AUTH_SCHEMAS,
  ...SCRIPTURE_SCHEMAS,
} as const satisfies Record<string, Schema>;

export type SchemaName = keyof typeof SCHEMAS;
