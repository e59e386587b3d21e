import { Inject, Injectable } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Log } from '../../../runtime/log.js';
import type { CommandContext } from '../../../runtime/run-command.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, type Clock } from '../../shared/injection-tokens.js';

/** What follows when a password has been changed in the vault, by its owner or by a link in a mail. */
@Injectable()
export class RecordPasswordChange {
  constructor(
    private readonly commands: CommandService,
    private readonly mail: MailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Records it and tells the member. It is changed by now: a member who was told otherwise would try the former one. */
  async execute({ memberId, correlationId }: CommandContext, email: string): Promise<void> {
    const context = { memberId, correlationId };
    const command = { type: 'RecordPasswordChange' } as const;
    try {
      await this.commands.run(memberDecider, memberStream(memberId), command, context);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.log.error({ err: error, ...context }, 'password changed, but the event could not be recorded');
    }
    await this.mail.tell({ memberId, to: email }, 'password-changed', { at: this.clock() });
  }
}
