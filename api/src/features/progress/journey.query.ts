import { Inject, Injectable } from '@nestjs/common';
import type { DashboardResponse, ProgressSummary } from '@emit/contract/wire';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { dashboard } from '../../projections/dashboard.projection.js';
import { dashboardView } from '../../projections/views/dashboard.view.js';
import type { JourneyInput } from '../../projections/views/journey.js';
import { progressSummaryView } from '../../projections/views/progress-summary.view.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, EVENT_STORE, READ_MODELS, SCORING_RULES, type Clock } from '../shared/injection-tokens.js';
import { NO_NOTES, practiceNotesAt } from '../shared/practice-notes.js';
import type { RulesInForce } from '../shared/rules-in-force.js';

/** Two views of one read model, the member's journey so far, with today applied as it is read. */
@Injectable()
export class JourneyQuery {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SCORING_RULES) private readonly rules: RulesInForce,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async dashboard(caller: Caller): Promise<DashboardResponse> {
    const input = await this.read(caller);
    const sealed = input.document?.profile;
    return dashboardView({ ...input, profile: sealed ? caller.key.open(sealed) : null });
  }

  async progressSummary(caller: Caller): Promise<ProgressSummary> {
    return progressSummaryView(await this.read(caller));
  }

  /** The document and the rules that it was folded with come from one read: a switch of rules never mixes the two. */
  private async read({ memberId, key }: Caller): Promise<JourneyInput> {
    const found = await this.models.get(dashboard, memberId);
    // One that is shown again, since a newer one was removed, or that was imported, has its notes in its event alone.
    const bare = found?.body.recent.filter(({ notes }) => notes === null) ?? [];
    const said = await practiceNotesAt(this.store, memberId, bare, (sealed) => key.open(sealed));
    return {
      document: found && found.body,
      rules: found ? await this.rules.of(found.shape) : this.rules.current,
      now: this.clock(),
      notes: ({ notes, practiceId }) => (notes ? key.open(notes) : (said.get(practiceId) ?? NO_NOTES)),
    };
  }
}
