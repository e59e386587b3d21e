import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream, type MemberErased } from '../../../domain/member/events.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import type { Log } from '../../../runtime/log.js';
import { repeatedly } from '../../../runtime/repeatedly.js';
import { CommandRunner } from '../../../runtime/run-command.js';
import { EVENT_STORE, LOG } from '../../shared/injection-tokens.js';
import { positionBeforeHead } from '../../shared/position-before-head.js';
import { Payments } from './payments.service.js';

const TYPES: readonly MemberErased['type'][] = ['MemberErased'];
/** How many events a start looks back for members who were erased while the provider was away. */
const LOOK_BACK = 20_000;
const RETRY_MS = 30_000;

/** Ends what an erased member pays for, in each process: again is harmless. The erasure itself does not wait for it. */
@Injectable()
export class EndPayments implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  /** Erased members for whom the provider has not been asked yet. */
  private readonly left = new Set<string>();
  private after: number | null = null;
  private stop = () => Promise.resolve();

  constructor(
    private readonly payments: Payments,
    private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.payments.areTaken) return;
    const failed = (error: unknown) => {
      if (!this.stopping.signal.aborted)
        this.log.error({ err: error }, 'following erasures for payments failed; trying again');
    };
    const following = repeatedly(RETRY_MS, () => this.follow(this.stopping.signal), failed);
    const trying = repeatedly(RETRY_MS, () => this.endThem(), failed);
    this.stop = async () => {
      await Promise.all([following(), trying()]);
    };
  }

  onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    return this.stop();
  }

  /** What is known of the member being erased, while that can be opened; a failure is tried again. */
  async now(customerId: string): Promise<void> {
    await this.payments.ask((port) => port.forget(customerId)).catch(() => undefined);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    this.after ??= await positionBeforeHead(this.store, LOOK_BACK);
    for await (const page of this.store.subscribe({ after: this.after, types: TYPES }, signal)) {
      for (const { memberId } of page) this.left.add(memberId);
      this.after = page.at(-1)?.position ?? this.after;
      await this.endThem();
    }
  }

  private async endThem(): Promise<void> {
    for (const memberId of [...this.left]) {
      if (this.stopping.signal.aborted) return;
      try {
        await this.endOf(memberId);
        this.left.delete(memberId);
      } catch (error) {
        this.log.warn({ err: error, memberId }, 'an erased member may still pay; trying again');
      }
    }
  }

  private async endOf(memberId: string): Promise<void> {
    const { customerId } = await this.runner.read(memberDecider, memberStream(memberId), memberId);
    if (customerId === null) return;
    for (const id of await this.payments.ask((port) => port.customersOf(memberId)))
      await this.payments.ask((port) => port.forget(id));
  }
}
