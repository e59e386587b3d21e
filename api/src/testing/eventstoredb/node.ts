import type { Membership } from './membership.js';
import type { MemoryLog } from './memory-log.js';

/** What the calls of one node go by. */
export interface Node {
  readonly log: MemoryLog;
  readonly port: number;
  readonly membership: Membership;
  /** Takes every request and answers none. */
  readonly isSilent: boolean;
  readonly refusesCredentials: boolean;
  /** False of servers before 22.10: events of a stream come without their position. */
  readonly tellsPositions: boolean;
  /** So many reads of streams do not see the last event yet. */
  readsBehind: number;
}

export const leads = ({ membership, port }: Node): boolean => membership.leader === port;
