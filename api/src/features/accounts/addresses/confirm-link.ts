import { Inject, Injectable } from '@nestjs/common';
import type { LinkConfirmed } from '@emit/contract/account';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream, profilePlace } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { MonthlyAllowance } from '../../tokens/allowance.service.js';
import { ENDING_LINKS, issueLink } from '../../shared/issue-link.js';
import { OpenLink, type OpenedLink } from '../links/open-link.js';

/** The links by which somebody shows to have a mailbox. */
const KINDS = [
  'verify',
  'address-former',
  'address-new',
] as const satisfies readonly LinkConfirmed['confirmed'][];

/** What a link in a mail to an address does. Whoever opens it has the mailbox; nobody needs to be signed in. */
@Injectable()
export class ConfirmLinkHandler {
  constructor(
    private readonly links: OpenLink,
    private readonly commands: CommandService,
    private readonly allowance: MonthlyAllowance,
    private readonly keyring: Keyring,
    private readonly mail: MailQueue,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws LINK_INVALID, and EMAIL_TAKEN for a new address that has become somebody's. */
  async execute(token: string, correlationId: string): Promise<LinkConfirmed> {
    const opened = await this.links.take(token, KINDS);
    const { memberId } = opened;
    const kind = KINDS.find((one) => one === opened.kind);
    if (kind === undefined) throw new Refusal('LINK_INVALID');
    if (kind === 'verify') await this.verify(opened, correlationId);
    else if (kind === 'address-former') await this.askNew(opened);
    else await this.move(opened, correlationId);
    this.log.info({ memberId, correlationId, kind }, 'a mailed link was confirmed');
    return { confirmed: kind };
  }

  private async verify({ memberId, key, sealedProfile }: OpenedLink, correlationId: string): Promise<void> {
    const context = { memberId, correlationId, key };
    const command = { type: 'VerifyAddress', profile: sealedProfile } as const;
    await this.commands.run(memberDecider, memberStream(memberId), command, context);
    await this.vault.links.end(memberId, ['verify']);
    await this.allowance.grantOnce(context, null);
  }

  /** The former address has agreed. */
  private async askNew({ memberId, key, subject }: OpenedLink): Promise<void> {
    const about = key.seal(subject);
    const link = await issueLink(this.vault, { kind: 'address-new', memberId, about }, this.clock());
    await this.mail.add({ memberId, to: nextOf(subject) }, 'address-new', { link });
  }

  /** The vault first: two members never have one address. */
  private async move(opened: OpenedLink, correlationId: string): Promise<void> {
    const { memberId, key, subject, sealedProfile, profile } = opened;
    const next = nextOf(subject);
    await this.moveInVault(opened, this.keyring.emailHash(next));
    const context = { memberId, correlationId, key };
    const moved = key.seal({ ...profile, email: next }, profilePlace(memberId));
    const command = { type: 'ChangeAddress', former: sealedProfile, profile: moved } as const;
    try {
      await this.commands.run(memberDecider, memberStream(memberId), command, context);
    } catch (error) {
      // Where the event store gave no answer the event may be there: then the new address holds, and asking again shows it.
      if (error instanceof Refusal) await this.moveBack(opened, this.keyring.emailHash(next));
      throw error;
    }
    await this.vault.links.end(memberId, [...ENDING_LINKS, 'verify']);
    await this.allowance.grantOnce(context, null);
    const facts = { at: this.clock() };
    for (const to of [subject.address, next])
      await this.mail.tell({ memberId, to }, 'address-changed', facts);
  }

  private async moveInVault({ memberId, entry }: OpenedLink, emailHash: string): Promise<void> {
    // The member's own: of a change that died half-way.
    const holder = await this.vault.findByEmail(emailHash);
    if (holder?.memberId === memberId) return;
    if (holder || !(await this.vault.moveAddress(entry, emailHash))) throw new Refusal('EMAIL_TAKEN');
  }

  private async moveBack({ entry }: OpenedLink, emailHash: string): Promise<void> {
    await this.vault.moveAddress({ ...entry, emailHash }, entry.emailHash);
  }
}

/** Throws LINK_INVALID. */
function nextOf({ next }: OpenedLink['subject']): string {
  if (next === undefined) throw new Refusal('LINK_INVALID');
  return next;
}
