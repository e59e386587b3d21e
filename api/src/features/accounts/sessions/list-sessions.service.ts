import { Inject, Injectable } from '@nestjs/common';
import type { SessionList } from '@emit/contract/account';
import type { Vault } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { isOpen } from '../../../http/session/open-session.js';

/** Where the member is signed in, the session opened last first. */
@Injectable()
export class ListSessionsHandler {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller): Promise<SessionList> {
    const entry = await this.vault.find(caller.memberId);
    const now = this.clock();
    const open = (entry?.sessions ?? []).filter((session) => isOpen(session, now));
    const sessions = open.reverse().map(({ id, openedAt, seenAt, client }) => ({
      id,
      client: caller.key.open(client),
      opened_at: new Date(openedAt).toISOString(),
      seen_at: new Date(seenAt).toISOString(),
      current: id === caller.sessionId,
    }));
    return { sessions };
  }
}
