import { PHRASES_IN_PASSING } from './phrases-in-passing.js';
import { PHRASES_ON_THE_GUIDE } from './phrases-on-the-guide.js';

/** What people say that asks nothing of the Bible. Kinds are tried in this order. */
export const SMALL_TALK_PHRASES = { ...PHRASES_ON_THE_GUIDE, ...PHRASES_IN_PASSING } as const;

/** Kinds of talk that ask nothing of the Bible. */
export type SmallTalk = keyof typeof SMALL_TALK_PHRASES;
