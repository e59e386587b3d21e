/** Response categories of a conversation (spec §3). */
export const CATEGORIES = ['general', 'biblical', 'self-development', 'mindstreams'] as const;
export type Category = (typeof CATEGORIES)[number];
export const DEFAULT_CATEGORY: Category = 'general';

export interface ResponseFormat {
  readonly label: string;
  readonly description: string;
}

export const RESPONSE_FORMATS = {
  general: { label: 'General Guidance', description: 'Open dialogue about any topic' },
  biblical: {
    label: 'Biblical Study',
    description: 'Scripture analysis through the Fhoism lens, 9-section format',
  },
  'self-development': {
    label: 'Self-Development',
    description: 'Personal growth and transformation steps',
  },
  mindstreams: { label: 'MindStreams', description: 'Power, flow and clarity practices' },
} as const satisfies Record<Category, ResponseFormat>;
