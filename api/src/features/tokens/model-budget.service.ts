import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { Metrics, type Reading } from '../../observability/metrics.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Settings } from '../../settings/settings.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { secondsLeftOfDay, spentByMember, spentOnDay } from './day-spend.js';

/** How old the sum of all members may be: what is spent within it comes on top. Milliseconds. */
const SUM_KEPT_MS = 5_000;

/**
 * What may be spent of the model in a UTC day, by all members together and by each (docs/adr/0058). It follows from the
 * event store, so it holds in all processes and over restarts. Questions under way at once may end above it.
 */
@Injectable()
export class ModelBudget {
  private sum: { readonly spent: Promise<number>; readonly at: number } | null = null;

  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const { modelBudget } = settings;
    metrics.readings(
      'emit_model_spend_tokens',
      "The model's tokens of this UTC day, of all processes",
      [],
      async () => [{ value: await this.spentToday() }],
    );
    metrics.readings(
      'emit_model_budget_tokens',
      'What EMIT_MODEL_BUDGET allows in a UTC day; absent where it is not set',
      [],
      async (): Promise<Reading[]> => (modelBudget === null ? [] : [{ value: modelBudget }]),
    );
  }

  /** Throws MODEL_BUDGET_SPENT and DAILY_LIMIT_REACHED. */
  async check({ memberId }: Pick<Caller, 'memberId'>): Promise<void> {
    const { modelBudget, memberBudget } = this.settings;
    const now = this.clock();
    if (memberBudget !== null && (await spentByMember(this.models, memberId, now)) >= memberBudget)
      throw new Refusal('DAILY_LIMIT_REACHED', { seconds: secondsLeftOfDay(now) });
    if (modelBudget !== null && (await this.spentToday()) >= modelBudget)
      throw new Refusal('MODEL_BUDGET_SPENT');
  }

  private spentToday(): Promise<number> {
    const now = this.clock();
    const isKept = this.sum !== null && Math.abs(now - this.sum.at) < SUM_KEPT_MS;
    if (!isKept || this.sum === null) {
      const spent = spentOnDay(this.models, now);
      this.sum = { spent, at: now };
      // What could not be read is asked for again.
      spent.catch(() => (this.sum = null));
      return spent;
    }
    return this.sum.spent;
  }
}
