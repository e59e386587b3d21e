import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';

const whole = (minimum: number) => ({ type: 'integer', minimum });
const text = { type: 'string', minLength: 1 };

/** A JSON Schema object of these fields, all of them wanted and no other. */
function record(properties: Readonly<Record<string, object>>) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

/** What a file of scoring rules looks like (contract/scoring). `emit projections schema` prints it for editors. */
export const RULES_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Scoring rules of Emit',
  ...record({
    version: { ...whole(1), description: 'Greater than every version before' },
    qualityScale: {
      ...whole(1),
      description: 'points = duration × quality / qualityScale × (1 + streak × bonus)',
    },
    streakBonus: { ...record({ add: whole(0), of: whole(1) }), description: 'bonus = add / of' },
    streak: record({ travelHours: { type: 'number', minimum: 0 } }),
    levels: {
      type: 'array',
      minItems: 1,
      items: record({
        level: whole(1),
        name: text,
        from: whole(0),
        badge: text,
        unlocks: { type: 'string' },
      }),
    },
    stages: { type: 'array', minItems: 1, items: record({ number: whole(1), name: text, from: whole(0) }) },
    abilities: {
      type: 'array',
      items: record({
        name: text,
        powerName: text,
        stream: { enum: [...MINDSTREAM_TYPES] },
        fedBy: { type: 'array', items: text },
        activeFromLevel: whole(1),
      }),
    },
    masteryPoints: whole(1),
  }),
} as const;
