import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ApplicationErased } from '../../../domain/application/events.js';
import type { MemberErased } from '../../../domain/member/events.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import { EVENT_STORE, LOG, VAULT } from '../../shared/injection-tokens.js';
import { positionBeforeHead } from '../../shared/position-before-head.js';

const TYPES: readonly (MemberErased | ApplicationErased)['type'][] = ['MemberErased', 'ApplicationErased'];
/**
 * How many events a start looks back for an erasure that was left half-way. Processes that are there finish it at once; so
 * it is only those that were appended since the last of them ended.
 */
const LOOK_BACK = 20_000;
/** Whoever erased the member destroys the key at once; after this it is done for them. */
const LEFT_HALF_WAY_MS = 1_000;
const RETRY_MS = 5_000;

/**
 * In each process that serves members: forgets the key and the mail of a member, or of an application, that another process erased,
 * and finishes an erasure that a process left half-way.
 */
@Injectable()
export class ErasedMembers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private following = Promise.resolve();

  constructor(
    private readonly keyring: Keyring,
    private readonly mail: MailQueue,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.following = this.follow(this.stopping.signal);
  }

  onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    return this.following;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    let after: number | null = null;
    while (!signal.aborted) {
      try {
        after ??= await positionBeforeHead(this.store, LOOK_BACK);
        for await (const page of this.store.subscribe({ after, types: TYPES }, signal)) {
          for (const { memberId } of page) {
            this.keyring.forget(memberId);
            await this.mail.forget(memberId);
          }
          await this.finish(new Set(page.map(({ memberId }) => memberId)), signal);
          after = page.at(-1)?.position ?? after;
        }
      } catch (error) {
        if (signal.aborted) return;
        this.log.error({ err: error }, 'following erasures failed; trying again');
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Destroys what the process that began an erasure left in the vault because it died. */
  private async finish(members: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
    const left: string[] = [];
    for (const memberId of members) if (await this.vault.find(memberId)) left.push(memberId);
    if (left.length === 0) return;
    await pause(LEFT_HALF_WAY_MS, undefined, { signal });
    for (const memberId of left) if (await this.vault.find(memberId)) await this.vault.destroy(memberId);
  }
}
