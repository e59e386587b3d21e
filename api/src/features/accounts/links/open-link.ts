import { Inject, Injectable } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream, type Profile } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Sealed } from '../../../kernel/sealed.js';
import type { AccountLink, LinkKind, LinkSubject } from '../../../ports/account-links.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import { Keyring, type MemberKey } from '../../../runtime/sealing.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { tokenHashOf } from '../../shared/issue-link.js';

/** A link that works, and the member whose it is. */
export interface OpenedLink {
  readonly kind: LinkKind;
  readonly memberId: string;
  readonly subject: LinkSubject;
  readonly entry: VaultEntry;
  readonly key: MemberKey;
  readonly sealedProfile: Sealed<Profile>;
  readonly profile: Profile;
}

/** What a link in a mail opens. One refusal for all that do not work, so that none tells of another. */
@Injectable()
export class OpenLink {
  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Leaves it as it is. Throws LINK_INVALID. */
  async find(token: string, kinds: readonly LinkKind[]): Promise<OpenedLink> {
    return this.opened(await this.vault.links.find(tokenHashOf(token), this.clock()), kinds);
  }

  /** Of many who ask at the same time one gets it, and nobody later. Throws LINK_INVALID. */
  async take(token: string, kinds: readonly LinkKind[]): Promise<OpenedLink> {
    // One that is for something else stays.
    await this.find(token, kinds);
    return this.opened(await this.vault.links.take(tokenHashOf(token), this.clock()), kinds);
  }

  private async opened(link: AccountLink | null, kinds: readonly LinkKind[]): Promise<OpenedLink> {
    const entry = link && (await this.vault.find(link.memberId));
    if (!entry || !kinds.includes(link.kind)) throw new Refusal('LINK_INVALID');
    const { memberId, wrappedKey } = entry;
    const { profile: sealedProfile } = await this.commands.read(
      memberDecider,
      memberStream(memberId),
      memberId,
    );
    if (sealedProfile === null) throw new Refusal('LINK_INVALID');
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const [profile, subject] = [key.open(sealedProfile), key.open(link.about)];
    if (profile.email !== subject.address) throw new Refusal('LINK_INVALID');
    return { kind: link.kind, memberId, subject, entry, key, sealedProfile, profile };
  }
}
