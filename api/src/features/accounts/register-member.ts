import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RegisterRequest } from '@emit/contract/wire';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream, profilePlace } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../ports/vault.port.js';
import type { Log } from '../../runtime/log.js';
import { Keyring, normalEmail } from '../../runtime/sealing.js';
import { CommandService } from '../shared/command-service.js';
import { MonthlyAllowance } from '../tokens/allowance.service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../shared/injection-tokens.js';
import { SendVerificationHandler } from './addresses/send-verification.js';
import { KnownDevices } from './sessions/known-devices.js';
import { newSession } from '../../http/session/open-session.js';
import { refuseWeakPassword } from './passwords/password-rules.js';
import { hashPassword } from './passwords/passwords.js';
import type { SignedIn } from '../../http/session/signed-in.js';

/** An entry this old without its MemberRegistered may be of a registration that died half-way. */
const ABANDONED_AFTER_MS = 60_000;

@Injectable()
export class RegisterMemberHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly allowance: MonthlyAllowance,
    private readonly keyring: Keyring,
    private readonly devices: KnownDevices,
    private readonly verification: SendVerificationHandler,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws EMAIL_TAKEN, in any letter case, and VALIDATION_FAILED for a password that is guessed at once. */
  async execute(
    { email, password, full_name: fullName, privacy_version: privacyVersion }: RegisterRequest,
    { client, network }: { readonly client: string; readonly network: string },
    correlationId: string,
  ): Promise<SignedIn> {
    await refuseWeakPassword(password, [fullName, email]);
    const memberId = randomUUID();
    const { key, wrappedKey } = this.keyring.newKey(memberId);
    const session = newSession(key, client, this.clock());
    const marks = { markGeneration: 0, marksGiven: 1 };
    const claimed = {
      memberId,
      emailHash: this.keyring.emailHash(email),
      passwordHash: await hashPassword(password),
      wrappedKey,
      sessions: [session],
      ...marks,
      createdAt: this.clock(),
    };
    await this.claim(claimed, correlationId);
    const profile = { fullName, email: normalEmail(email) };
    const context = { memberId, correlationId };
    await this.commands.run(
      memberDecider,
      memberStream(memberId),
      { type: 'RegisterMember', profile: key.seal(profile, profilePlace(memberId)), privacyVersion },
      context,
    );
    await this.allowance.grantOnce({ ...context, key }, network);
    await this.verification.welcome(memberId, key, profile.email);
    this.log.info({ memberId, correlationId }, 'member registered');
    const user = { id: memberId, email: profile.email, full_name: fullName };
    const mark = this.devices.markOf({ memberId, ...marks }, marks.marksGiven);
    return { memberId, sessionId: session.id, mark, user };
  }

  private async claim(entry: VaultEntry, correlationId: string): Promise<void> {
    if (await this.vault.add(entry)) return;
    const taken = await this.vault.findByEmail(entry.emailHash);
    if (taken && (await this.abandoned(taken, correlationId))) {
      await this.vault.destroy(taken.memberId);
      if (await this.vault.add(entry)) return;
    }
    throw new Refusal('EMAIL_TAKEN');
  }

  /**
   * True once nobody has registered, nor ever can, under the entry's member id. That no event was read does not say so, as a
   * read may be stale: the event store is asked to begin the stream, which it refuses where anybody lives.
   */
  private async abandoned({ memberId, createdAt }: VaultEntry, correlationId: string): Promise<boolean> {
    if (this.clock() - createdAt < ABANDONED_AFTER_MS) return false;
    const context = { memberId, correlationId };
    const command = { type: 'AbandonRegistration' } as const;
    try {
      await this.commands.run(memberDecider, memberStream(memberId), command, context);
      return true;
    } catch (error) {
      // Also a race that is lost again and again: somebody does write there.
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}
