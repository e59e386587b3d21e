import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SessionList } from '@emit/contract/account';
import type { Vault } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { isOpen } from '../../../http/session/open-session.js';

export class ListSessions extends Query<SessionList> {
  constructor(readonly caller: Caller) {
    super();
  }
}

/** Where the member is signed in, the session opened last first. */
@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ caller }: ListSessions): Promise<SessionList> {
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
