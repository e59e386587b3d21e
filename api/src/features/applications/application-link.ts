import { Inject, Injectable } from '@nestjs/common';
import { applicationDecider } from '../../domain/application/decide.js';
import { applicationStream } from '../../domain/application/events.js';
import { answerTimeLeft } from '../../kernel/answer-time.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Freshness } from '../../runtime/freshness.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, FRESHNESS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { tokenHashOf } from '../shared/issue-link.js';
import { eraseApplication } from './erase-application.js';
import { TellOperator } from './tell-operator.js';

/** After this the answer goes out although the read models lag. */
const LONGEST_WAIT_MS = 2_000;

/** What the link in a mail to an applicant does, for as long as the application is kept. */
@Injectable()
export class ApplicationLinkHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly runner: CommandRunner,
    private readonly keyring: Keyring,
    private readonly operator: TellOperator,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(FRESHNESS) private readonly freshness: Freshness,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Again it changes nothing. Throws LINK_INVALID and StoreUnavailable. */
  async confirm(token: string, correlationId: string): Promise<void> {
    const memberId = await this.applicationOf(token);
    const { events, state } = await this.commands.run(
      applicationDecider,
      applicationStream(memberId),
      { type: 'ConfirmApplication' },
      { memberId, correlationId },
    );
    if (state.status !== 'received') throw new Refusal('LINK_INVALID');
    if (events.length > 0 && state.form !== null) await this.operator.of(state.form);
  }

  /** Erases the application, and with it the link. Throws LINK_INVALID and StoreUnavailable. */
  async withdraw(token: string, correlationId: string): Promise<void> {
    const { runner, vault } = this;
    const memberId = await this.applicationOf(token);
    const context = { memberId, correlationId };
    const { position } = await eraseApplication({ runner, vault }, context, { cause: 'applicant' });
    this.keyring.forget(memberId);
    await this.freshness.waitFor(position, Math.min(LONGEST_WAIT_MS, answerTimeLeft()));
  }

  /** The id of the application that the link is of. One refusal for all that do not work. */
  private async applicationOf(token: string): Promise<string> {
    const link = await this.vault.links.find(tokenHashOf(token), this.clock());
    if (link?.kind !== 'application') throw new Refusal('LINK_INVALID');
    return link.memberId;
  }
}
