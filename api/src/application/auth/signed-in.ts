import type { UserRecord } from '@emit/contract/wire';

/** Whom a session is for; the HTTP side makes the token of it. */
export interface SignedIn {
  readonly memberId: string;
  readonly sessionId: string;
  readonly user: UserRecord;
}
