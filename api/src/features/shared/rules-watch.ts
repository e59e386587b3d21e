import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { LOG, SCORING_RULES } from './injection-tokens.js';
import type { RulesInForce } from './rules-in-force.js';

const LOOK_EVERY_MS = 500;

/** Notices an operator's switch of scoring rules without an event, as in an API that has no projector. */
@Injectable()
export class RulesWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private stop = () => Promise.resolve();

  constructor(
    @Inject(SCORING_RULES) private readonly rules: RulesInForce,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeatedly(
      LOOK_EVERY_MS,
      () => this.rules.refresh(),
      (error) => this.log.warn({ err: error }, 'the scoring rules in force could not be read'),
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}
