import { PLAN_IDS, type PlanId } from '@emit/contract/plans';
import type { MemberEvent } from '../../domain/member/events.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import type { NewStream } from './write-history.js';

/** Between what is asked for and paid at once, and the plan. */
const GRANTED_MS = 30_000;

/** Plans that a member asks for, by numbers of its own, ids included: the rest of a history is the same as without. */
export class DemoRequests {
  private readonly random: Random;
  private waiting: { readonly requestId: string; readonly plan: PlanId } | null = null;

  constructor(
    seed: string,
    private readonly stream: NewStream,
    private readonly seal: Seal,
  ) {
    this.random = new Random(`requests/${seed}`);
  }

  /** Nothing on most days. */
  on(at: number, plan: PlanId): Happening[] {
    const { random, waiting } = this;
    if (!waiting)
      return random.chance(0.012) ? this.asked(at, random.pick(PLAN_IDS.filter((one) => one !== plan))) : [];
    const what = random.next();
    if (what >= 0.22) return [];
    this.waiting = null;
    const { requestId } = waiting;
    if (what < 0.08) return this.mine(at, { type: 'PlanRequestWithdrawn', data: { requestId } });
    const by = {
      operator: random.pick(texts.OPERATORS),
      reason: `${texts.DECLINED_REASON} ${random.between(100, 999)}`,
    };
    return this.mine(at, { type: 'PlanRequestDeclined', data: { requestId, by } });
  }

  /** What goes before and after a change of plan by an operator: some have asked for it on the page, and paid at once. */
  around(at: number, plan: PlanId, by: OperatorAct): { before: Happening[]; after: Happening[] } {
    const before = !this.waiting && this.random.chance(0.6) ? this.asked(at - GRANTED_MS, plan) : [];
    if (this.waiting?.plan !== plan) return { before, after: [] };
    const { requestId } = this.waiting;
    this.waiting = null;
    return { before, after: this.mine(at, { type: 'PlanRequestGranted', data: { requestId, by } }) };
  }

  private asked(at: number, plan: PlanId): Happening[] {
    const { random, stream } = this;
    const requestId = random.uuid();
    this.waiting = { requestId, plan };
    const place = { stream: stream.name, id: requestId, field: 'note' };
    const note = random.chance(0.4) ? this.seal(random.pick(texts.REQUEST_NOTES), place) : null;
    return this.mine(at, { type: 'PlanRequested', data: { requestId, plan, note } });
  }

  private mine(at: number, event: MemberEvent): Happening[] {
    return [{ at, stream: this.stream, events: [event], ids: this.random }];
  }
}
