import { instant, list, object, text, uuid, yesOrNo } from './schema.js';

export const AUTH_SCHEMAS = {
  SessionList: object({
    sessions: list(
      object({ id: uuid, client: text, opened_at: instant, seen_at: instant, current: yesOrNo }),
    ),
  }),
} as const;
