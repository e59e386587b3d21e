import { Inject, Injectable } from '@nestjs/common';
import type { FactorKind } from '@emit/contract/second-factors';
import type { MemberCommand } from '../../../domain/member/commands.js';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { hasFactor, NO_FACTORS, type FactorSet } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { UseLimit } from '../../shared/use-limit.js';
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.js';
import { profileOf } from '../../shared/profile-of.js';

/** Most are in the event store for ever, and a mail. */
const MOST_A_DAY = 30;

/** Puts a member's second factors into the vault, and does what follows from it. Every one throws CONCURRENT_CHANGE and TOO_MANY_REQUESTS. */
@Injectable()
export class ChangeFactors {
  constructor(
    private readonly commands: CommandService,
    private readonly mail: MailQueue,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Returns the recovery codes that come with the first one; none with another. Every other session ends with the first:
   * it was opened by the password alone.
   */
  async add(
    caller: Caller,
    entry: VaultEntry,
    kind: FactorKind,
    change: (factors: FactorSet) => FactorSet,
  ): Promise<string[]> {
    const isFirst = !hasFactor(entry.factors);
    const codes = isFirst ? newRecoveryCodes() : [];
    const changed = change(entry.factors ?? NO_FACTORS);
    const hashes = codes.map((code) => recoveryHashOf(caller.key, code));
    await this.put(entry, isFirst ? { ...changed, recoveryHashes: hashes } : changed);
    if (isFirst) await this.endOthers(caller);
    await this.record(caller, { type: 'RecordFactorAdded', kind });
    await this.tell(caller, 'factor-added', kind);
    return codes;
  }

  /** The recovery codes end with the last one. */
  async remove(caller: Caller, entry: VaultEntry, kind: FactorKind, left: FactorSet): Promise<void> {
    await this.put(entry, hasFactor(left) ? left : NO_FACTORS);
    await this.record(caller, { type: 'RecordFactorRemoved', kind });
    await this.tell(caller, 'factor-removed', kind);
  }

  /** Returns new ones; the former are worth nothing from then on. */
  async renewRecoveryCodes({ key, ...caller }: Caller, entry: VaultEntry, now: FactorSet): Promise<string[]> {
    const codes = newRecoveryCodes();
    const recoveryHashes = codes.map((code) => recoveryHashOf(key, code));
    await this.put(entry, { ...now, recoveryHashes });
    const { memberId, correlationId } = caller;
    this.log.info({ memberId, correlationId }, 'recovery codes renewed');
    return codes;
  }

  private async put(entry: VaultEntry, factors: FactorSet): Promise<void> {
    await this.limit.checkDaily(`factors/${entry.memberId}`, MOST_A_DAY);
    if (!(await this.vault.changeFactors(entry, factors))) throw new Refusal('CONCURRENT_CHANGE');
  }

  /** After the factor is in the vault: whoever signs in by the password alone finds it there. */
  private async endOthers({ memberId, sessionId }: Caller): Promise<void> {
    const { sessions = [] } = (await this.vault.find(memberId)) ?? {};
    for (const { id } of sessions) if (id !== sessionId) await this.vault.endSession(memberId, id);
  }

  /** It is in the vault by now: a member who was told otherwise would set it up again. */
  private async record({ memberId, correlationId }: Caller, command: MemberCommand): Promise<void> {
    const context = { memberId, correlationId };
    this.log.info(context, 'second factors changed');
    try {
      await this.commands.run(memberDecider, memberStream(memberId), command, context);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.log.error(
        { err: error, ...context },
        'second factors changed, but the event could not be recorded',
      );
    }
  }

  private async tell(
    { key }: Caller,
    mail: 'factor-added' | 'factor-removed',
    kind: FactorKind,
  ): Promise<void> {
    const { memberId } = key;
    const profile = await profileOf(this.commands, key);
    if (profile) await this.mail.tell({ memberId, to: profile.email }, mail, { at: this.clock(), kind });
  }
}
