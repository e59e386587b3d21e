import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import {
  OPERATIONS_STREAM,
  type EventSkipped,
  type OperationsEvent,
  type ProjectionRebuilt,
} from '../../domain/operations/events.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { dashboardProjection } from '../../projections/dashboard.projection.js';
import { MS_PER_DAY } from '../support/moments.js';
import type { Random } from './random.js';
import * as texts from './texts.js';
import { HistoryWriter, NewStream } from './write-history.js';

const PROJECTION = 'dashboard';
/** The same numbers in a file: what members see does not change. */
const RULES = { ...DEFAULT_SCORING_RULES, version: 2 };
/** Of a day, when the members of the history have done what they do. */
const EVENING_MS = MS_PER_DAY - 60_000;

/** Who did it and why, by the number of the ticket. */
const act = (operator: number, reason: string): OperatorAct => ({
  operator: texts.OPERATORS[operator] ?? '',
  reason,
});

/**
 * What operators do to the whole: early rules in a file, a practice that one release could not fold and the next one could, a
 * rollback and its end. What came later than the first releases has ids of its own, so that the rest of a history stays as it was.
 */
export class DemoOperations {
  private readonly stream = new NewStream(OPERATIONS_STREAM, '');
  private readonly later: HistoryWriter;
  private skipped: EventSkipped['data'] | null = null;

  constructor(
    private readonly eventStore: EventStore,
    private readonly writer: HistoryWriter,
    ids: Random,
    private readonly days: number,
  ) {
    this.later = new HistoryWriter(eventStore, ids);
  }

  /** Before anybody is there. */
  begin(at: number): void {
    const by = act(0, 'rules in a file of their own, ticket 7');
    this.writer.add(this.stream, at, [
      { type: 'ScoringRulesChanged', data: { rules: RULES, by } },
      rebuilt({ version: 1, shape: shapeOf(RULES), events: 0, position: 0, by }),
    ]);
  }

  /** What is due in the evening of a day, when all before is written. Returns how many events were written. */
  async evening(day: number, midnight: number): Promise<number> {
    const due = [
      [0.3, () => this.skip()],
      [0.5, () => this.withdraw()],
      [
        0.6,
        () => this.rollBack(1, DEFAULT_SCORING_RULES, 'is it the new file that slows the page? Ticket 31'),
      ],
      [0.6, () => this.rollBack(2, RULES, 'it is not, ticket 31')],
    ] as const;
    let [written, at] = [0, midnight + EVENING_MS];
    for (const [share, deed] of due) {
      if (Math.floor(share * this.days) !== day) continue;
      const events = await deed();
      if (events.length === 0) continue;
      this.later.add(this.stream, at, events);
      written += await this.later.flush();
      at += 1_000;
    }
    return written;
  }

  /** The first practice, if there is one. */
  private async skip(): Promise<OperationsEvent[]> {
    const practice = await this.firstPractice();
    if (practice === null) return [];
    const { position, stream, revision, type: eventType } = practice;
    const by = act(2, 'this release cannot fold it, the next one can, ticket 24');
    this.skipped = { projection: PROJECTION, position, stream, revision, eventType, by };
    return [{ type: 'EventSkipped', data: this.skipped }, await this.rebuilt(2, by)];
  }

  private async withdraw(): Promise<OperationsEvent[]> {
    if (this.skipped === null) return [];
    const { projection, position } = this.skipped;
    const by = act(0, 'the new release folds it, ticket 24');
    return [{ type: 'SkipWithdrawn', data: { projection, position, by } }, await this.rebuilt(3, by)];
  }

  private rollBack(version: number, rules: typeof RULES, reason: string): OperationsEvent[] {
    const data = { projection: PROJECTION, version, shape: shapeOf(rules), rules: rules.version };
    return [{ type: 'ProjectionRolledBack', data: { ...data, by: act(1, reason) } }];
  }

  private async rebuilt(version: number, by: OperatorAct): Promise<ProjectionRebuilt> {
    const position = await this.eventStore.head();
    return rebuilt({ version, shape: shapeOf(RULES), events: this.writer.written, position, by });
  }

  private async firstPractice(): Promise<FoldEvent | null> {
    for await (const [first] of this.eventStore.replay({ after: 0, types: ['PracticeLogged'] }))
      if (first) return first;
    return null;
  }
}

function shapeOf(rules: typeof RULES): string {
  return dashboardProjection(rules).shape;
}

function rebuilt(data: Omit<ProjectionRebuilt['data'], 'projection'>): ProjectionRebuilt {
  return { type: 'ProjectionRebuilt', data: { projection: PROJECTION, ...data } };
}
