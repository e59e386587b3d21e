import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { expiresAt } from '../../projections/applications.projection.js';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import { CLOCK, LOG, READ_MODELS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { HOUR_MS } from '../shared/use-limit.js';
import { eraseApplication } from './erase-application.js';
import { pagesOfApplications } from './list-applications.js';

/** Erases applications whose time is over, each hour, in every process that serves members. */
@Injectable()
export class ExpiredApplications implements OnApplicationBootstrap, OnApplicationShutdown {
  private stop = (): Promise<void> => Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly runner: CommandRunner,
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeatedly(
      HOUR_MS,
      () => this.erase(),
      (error) => {
        if (!this.isStopping) this.log.error({ err: error }, 'applications could not be erased in time');
      },
    );
  }

  onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    return this.stop();
  }

  /** Throws StoreUnavailable. */
  async erase(): Promise<void> {
    const { runner, vault } = this;
    const now = this.clock();
    for await (const page of pagesOfApplications(this.models)) {
      for (const { key: memberId, body } of page) {
        if (this.isStopping) return;
        if (body.erased || expiresAt(body) > now) continue;
        const context = { memberId, correlationId: randomUUID() };
        await eraseApplication({ runner, vault }, context, { cause: 'expired' });
        this.keyring.forget(memberId);
      }
    }
  }
}
