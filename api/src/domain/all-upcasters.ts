import type { Upcaster } from '../kernel/upcaster.js';
import { conversationUpcasters } from './conversation/upcasters.js';
import { memberUpcasters } from './member/upcasters.js';
import { operationsUpcasters } from './operations/upcasters.js';
import { practiceUpcasters } from './practice/upcasters.js';

/** What lifts every old event on read. */
export const allUpcasters: readonly Upcaster[] = [
  ...memberUpcasters,
  ...practiceUpcasters,
  ...conversationUpcasters,
  ...operationsUpcasters,
];
