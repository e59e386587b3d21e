import { MINDSTREAM_TYPES, practiceTypesOf } from '@emit/contract/mindstreams';

/** Each MindStream has practice types of its own (spec §3); the rule that checks it is in features/practices/practice.dto.ts. */
export const practiceTypesByStream = {
  oneOf: MINDSTREAM_TYPES.map((stream) => ({
    type: 'object',
    properties: {
      mindstream_type: { enum: [stream] },
      practice_type: { enum: [...practiceTypesOf(stream)] },
    },
  })),
};
