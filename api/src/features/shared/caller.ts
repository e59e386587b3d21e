import type { ConfirmedBy } from '@emit/contract/second-factors';
import type { MemberKey } from '../../runtime/sealing.js';

/** The signed-in member on whose behalf a command or query runs. */
export interface Caller {
  readonly memberId: string;
  readonly sessionId: string;
  readonly key: MemberKey;
  readonly correlationId: string;
  /** By what the sign-in was confirmed; absent where by the password alone. */
  readonly by?: ConfirmedBy;
}
