import type { HighlightColour } from '@emit/contract/marks';

/** As members read them. */
export const COLOUR_NAMES = {
  gold: 'Gold',
  sky: 'Sky',
  rose: 'Rose',
  leaf: 'Leaf',
} as const satisfies Record<HighlightColour, string>;
