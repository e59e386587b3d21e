import type { UserRecord } from '@emit/contract/wire';

/** Whom a session is for; the HTTP side makes the token of it. */
export interface SignedIn {
  readonly memberId: string;
  readonly sessionId: string;
  /** By which the device is known when it signs in again. */
  readonly mark: string;
  readonly user: UserRecord;
}
