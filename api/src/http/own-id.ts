import { ApiParam } from './openapi/annotations.js';
import type { Caller } from '../features/shared/caller.js';
import { Refusal } from '../kernel/refusal.js';

/** The address's part in the document. */
export const TakesOwnId = () =>
  ApiParam({
    name: 'userId',
    description: "The caller's own id, or 'me'",
    schema: { anyOf: [{ enum: ['me'] }, { type: 'string', format: 'uuid' }] },
  });

/** `{userId}` must be the caller's own id or 'me'; another member's is as unknown as one that does not exist. */
export function ownId(caller: Caller, userId: string): string {
  if (userId !== 'me' && userId !== caller.memberId) throw new Refusal('MEMBER_NOT_FOUND');
  return caller.memberId;
}
