import { Inject, Injectable } from '@nestjs/common';
import { applicationDecider } from '../../domain/application/decide.js';
import { applicationStream } from '../../domain/application/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, VAULT, type Clock } from '../shared/injection-tokens.js';
import { tokenHashOf } from '../shared/issue-link.js';
import { eraseApplication } from './erase-application.js';
import { TellOfApplication } from './tell-of-application.js';

/** What the link in a mail to an applicant does, for as long as the application is kept. */
@Injectable()
export class ApplicationLinkHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly runner: CommandRunner,
    private readonly keyring: Keyring,
    private readonly operator: TellOfApplication,
    @Inject(VAULT) private readonly vault: Vault,
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
    await this.commands.shown(position);
  }

  /** The id of the application that the link is of. One refusal for all that do not work. */
  private async applicationOf(token: string): Promise<string> {
    const link = await this.vault.links.find(tokenHashOf(token), this.clock());
    if (link?.kind !== 'application') throw new Refusal('LINK_INVALID');
    return link.memberId;
  }
}
