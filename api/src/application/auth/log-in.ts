import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../ports/vault.port.js';
import type { Log } from '../../runtime/log.js';
import { Keyring } from '../../runtime/sealing.js';
import { CommandService } from '../command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../tokens.js';
import { accountOf, GuessLimit, STRANGERS } from './guess-limit.js';
import { newSession, SESSION } from './open-session.js';
import { passwordMatches } from './passwords.js';
import type { SignedIn } from './signed-in.js';

export class LogIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
    /** The mark of a device from which this account was signed in to before; null when there is none. */
    readonly device: string | null,
    readonly client: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    private readonly limit: GuessLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Throws WRONG_CREDENTIALS, the same and after the same time whether or not there is such an account, and after
   * several of them TOO_MANY_REQUESTS.
   */
  async execute({ email, password, device, client, correlationId }: LogIn): Promise<SignedIn> {
    const emailHash = this.keyring.emailHash(email);
    const entry = await this.vault.findByEmail(emailHash);
    const right = () => passwordMatches(entry?.passwordHash ?? null, password);
    const signedIn = (await this.limit.guess(emailHash, device ?? STRANGERS, right))
      ? await this.open(entry, client)
      : null;
    const account = accountOf(emailHash);
    if (!signedIn) {
      this.log.warn({ account, correlationId }, 'sign-in refused');
      throw new Refusal('WRONG_CREDENTIALS');
    }
    this.log.info({ account, memberId: signedIn.memberId, correlationId }, 'signed in');
    return signedIn;
  }

  /** Null when the member has been erased meanwhile. */
  private async open(entry: VaultEntry | null, client: string): Promise<SignedIn | null> {
    if (!entry) return null;
    const { memberId, wrappedKey } = entry;
    const { profile } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (profile === null) return null;
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const { email, fullName } = key.open(profile);
    const session = newSession(key, client, this.clock());
    if (!(await this.vault.openSession(memberId, session, SESSION.mostOpen))) return null;
    return { memberId, sessionId: session.id, user: { id: memberId, email, full_name: fullName } };
  }
}
