type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const instant: Schema = { type: 'string', format: 'date-time' };

const session = {
  id: { type: 'string', format: 'uuid' },
  client: text,
  opened_at: instant,
  seen_at: instant,
  current: { type: 'boolean' },
};

const sessions: Schema = {
  type: 'array',
  items: { type: 'object', properties: session, required: Object.keys(session) },
};
const sessionList: Schema = { type: 'object', properties: { sessions }, required: ['sessions'] };

export const AUTH_SCHEMAS = { SessionList: sessionList } as const;
