import type { TokensAdjusted, TokensGranted } from '../../domain/member/events.js';
import { operationsEvents } from '../../domain/operations/events.js';
import type { FoldEvent } from '../../kernel/event.js';

const GRANT: TokensGranted['type'] = 'TokensGranted';
const ADJUSTMENT: TokensAdjusted['type'] = 'TokensAdjusted';

/** After these a checkpoint is signed at once: what operators do is on record outside before anybody could undo it. */
export const NOTABLE_TYPES: readonly string[] = [...Object.keys(operationsEvents), GRANT, ADJUSTMENT];

/** Whether an event of these types is an operator's act; a month's allowance is none. */
export function isNotable({ type, data }: FoldEvent): boolean {
  return type !== GRANT || (data as TokensGranted['data'] | null)?.month === null;
}
