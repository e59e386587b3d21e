import type { MemberKey } from '../../runtime/sealing.js';

/** The signed-in member on whose behalf a command or query runs. */
export interface Caller {
  readonly memberId: string;
  readonly sessionId: string;
  readonly key: MemberKey;
  readonly correlationId: string;
}
