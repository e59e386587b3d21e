import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DashboardResponse, ProgressSummary } from '@emit/contract/wire';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { DashboardDocument } from '../../projections/dashboard.projection.js';
import { dashboardView } from '../../projections/views/dashboard.view.js';
import type { JourneyInput } from '../../projections/views/journey.js';
import { progressSummaryView } from '../../projections/views/progress-summary.view.js';
import type { Caller } from '../shared/caller.js';
import { ErasedMembers } from '../accounts/erasure/erased-members.service.js';
import type { RulesInForce } from '../../runtime/rules-in-force.js';
import { CLOCK, READ_MODELS, SCORING_RULES, type Clock } from '../shared/injection-tokens.js';
import { TodayAnswers } from './today-answers.js';

/** Two views of one read model, the member's journey so far, with today applied as it is read. Both answer JSON text. */
export class GetDashboard extends Query<string> {
  constructor(readonly caller: Caller) {
    super();
  }
}

export class GetProgressSummary extends Query<string> {
  constructor(readonly caller: Caller) {
    super();
  }
}

/** What both share: the document, today and the rules in force, and that the same answer is made once. */
abstract class JourneyHandler {
  private readonly answers = new TodayAnswers();

  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SCORING_RULES) private readonly rules: RulesInForce,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ErasedMembers) erased: ErasedMembers,
  ) {
    erased.onForget((memberId) => this.answers.forget(memberId));
  }

  async execute({ caller }: { caller: Caller }): Promise<string> {
    const now = this.clock();
    const rules = this.rules.current;
    const view = (document: DashboardDocument | null) =>
      this.view({ document, rules, now, notes: (sealed) => caller.key.open(sealed) }, caller);
    const source = await this.models.getJson('dashboard', caller.memberId);
    if (source === null) return JSON.stringify(view(null));
    return this.answers.jsonOf(caller.memberId, rules.version, source, now, view);
  }

  protected abstract view(input: JourneyInput, caller: Caller): object;
}

@QueryHandler(GetDashboard)
export class GetDashboardHandler extends JourneyHandler implements IQueryHandler<GetDashboard> {
  protected view(input: JourneyInput, { key }: Caller): DashboardResponse {
    const profile = input.document?.profile ? key.open(input.document.profile) : null;
    return dashboardView({ ...input, profile });
  }
}

@QueryHandler(GetProgressSummary)
export class GetProgressSummaryHandler extends JourneyHandler implements IQueryHandler<GetProgressSummary> {
  protected view(input: JourneyInput): ProgressSummary {
    return progressSummaryView(input);
  }
}
