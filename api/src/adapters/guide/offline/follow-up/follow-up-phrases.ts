import { PHRASES_ON_MEANING } from './phrases-on-meaning.js';
import { PHRASES_ON_PASSAGES } from './phrases-on-passages.js';

/** What people say to go on from a reply. Kinds are tried in this order. */
export const FOLLOW_UP_PHRASES = { ...PHRASES_ON_PASSAGES, ...PHRASES_ON_MEANING } as const;

/** How a member goes on from a reply. */
export type FollowUpKind = keyof typeof FOLLOW_UP_PHRASES;
