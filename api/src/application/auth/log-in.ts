import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import { CommandService } from '../command-service.js';
import { VAULT } from '../tokens.js';
import { passwordMatches } from './passwords.js';
import type { SignedIn } from './signed-in.js';

export class LogIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Throws WRONG_CREDENTIALS, the same and after the same time whether or not there is such an account. */
  async execute({ email, password }: LogIn): Promise<SignedIn> {
    const entry = await this.vault.findByEmail(this.keyring.emailHash(email));
    const matches = await passwordMatches(entry?.passwordHash ?? null, password);
    if (!entry || !matches) throw new Refusal('WRONG_CREDENTIALS');
    const { memberId, sessionEpoch } = entry;
    const state = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (state.profile === null) throw new Refusal('WRONG_CREDENTIALS');
    const profile = this.keyring.unwrap(memberId, entry.wrappedKey).open(state.profile);
    return {
      memberId,
      sessionEpoch,
      user: { id: memberId, email: profile.email, full_name: profile.fullName },
    };
  }
}
