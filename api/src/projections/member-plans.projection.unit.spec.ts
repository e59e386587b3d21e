import fc from 'fast-check';
import { PLAN_IDS } from '@emit/contract/plans';
import { higherPlan, planPaidFor, SUBSCRIPTION_STATUSES } from '@emit/contract/subscriptions';
import type { MemberCommand } from '../domain/member/commands.js';
import { memberDecider } from '../domain/member/decide.js';
import { memberStream, type MemberEvent, type Profile } from '../domain/member/events.js';
import { Refusal } from '../kernel/refusal.js';
import { logOf, type Happening } from '../testing/events.js';
import { fold, foldBatches } from '../testing/fold.js';
import { timesRounds } from '../testing/rounds.js';
import { sealedAs } from '../testing/sealed.js';
import { memberPlans } from './member-plans.projection.js';

const by = { operator: 'ada', reason: 'a test' };
const BEGINNING = Date.parse('2026-11-01T00:00:00Z');
const HOUR = 3_600_000;
/** Few requests, so that they are sent again and settled twice. */
const deeds = fc.array(
  fc.record({ kind: fc.nat(12), which: fc.nat(3), plan: fc.constantFrom(...PLAN_IDS) }),
  {
    maxLength: 40,
  },
);

function commandOf({ kind, which, plan }: { kind: number; which: number; plan: (typeof PLAN_IDS)[number] }) {
  const requestId = `r${which}`;
  const note = which === 0 ? null : sealedAs(`note ${which}`);
  if (kind < 4) return { type: 'RequestPlan', requestId, plan, note } as const;
  if (kind < 6) return { type: 'WithdrawPlanRequest', requestId } as const;
  if (kind === 6) return { type: 'DeclinePlanRequest', by } as const;
  if (kind < 10) return { type: 'ChangePlan', plan, by } as const;
  const status = SUBSCRIPTION_STATUSES[which] ?? 'ended';
  const subscription = plan === 'trial' ? null : { plan, status, endsAt: null };
  return { type: 'FollowSubscription', subscription, month: '2026-11', trialTokens: 20_000 } as const;
}

function logOfDeeds(commands: readonly MemberCommand[]) {
  let state = memberDecider.initial();
  const happenings: Happening[] = [];
  commands.forEach((command, index) => {
    try {
      for (const event of memberDecider.decide(command, state)) {
        state = memberDecider.evolve(state, event);
        const at = new Date(BEGINNING + index * HOUR).toISOString();
        happenings.push({ at, stream: memberStream('ada'), event });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  });
  return { state, log: logOf(...happenings) };
}

const register: MemberCommand = { type: 'RegisterMember', profile: sealedAs<Profile>('ada') };

it('live, rebuilt and in any batches it is the same, and what the decider knows', () => {
  fc.assert(
    fc.property(deeds, fc.nat(40), (list, cut) => {
      const { state, log } = logOfDeeds([register, ...list.map(commandOf)]);
      const documents = fold(memberPlans, log);
      const batches = [log.slice(0, cut), log.slice(Math.max(0, cut - 3)), log.slice(-2)];
      expect(foldBatches(memberPlans, batches)).toEqual(documents);
      const [only] = [...documents.values()];
      const last = state.planRequests.at(-1);
      expect(only?.body.plan).toBe(state.plan);
      expect(only?.body.granted).toBe(state.grantedPlan);
      expect(only?.body.subscription).toEqual(state.subscription);
      expect(state.plan).toBe(higherPlan(state.grantedPlan, planPaidFor(state.subscription)));
      expect(only?.body.request?.requestId).toBe(last?.requestId);
      expect(only?.body.request?.status).toBe(last?.status);
      expect(state.planRequests.filter(({ status }) => status === 'waiting').length).toBeLessThan(2);
    }),
    { numRuns: timesRounds(500) },
  );
});

it('says since when the plan is in force, and when a request was asked and settled', () => {
  const { log } = logOfDeeds([
    register,
    { type: 'RequestPlan', requestId: 'r1', plan: 'creation', note: null },
    { type: 'ChangePlan', plan: 'creation', by },
  ]);
  const at = BEGINNING + 2 * HOUR;
  const request = { requestId: 'r1', plan: 'creation', note: null, askedAt: BEGINNING + HOUR };
  expect([...fold(memberPlans, log).values()].map(({ body }) => body)).toEqual([
    {
      plan: 'creation',
      since: at,
      granted: 'creation',
      subscription: null,
      request: { ...request, status: 'granted', settledAt: at },
    },
  ]);
});

it('keeps nothing that was asked once the member is erased', () => {
  const { log } = logOfDeeds([
    register,
    { type: 'RequestPlan', requestId: 'r1', plan: 'creation', note: sealedAs('please') },
    { type: 'EraseMember' },
  ]);
  expect([...fold(memberPlans, log).values()].map(({ body }) => body.request)).toEqual([null]);
});

it('goes on where an operator has skipped the request', () => {
  const answers: MemberEvent[] = [
    { type: 'PlanRequestWithdrawn', data: { requestId: 'r1' } },
    { type: 'PlanRequestDeclined', data: { requestId: 'r1', by } },
  ];
  const log = logOf(
    ...answers.map((event): Happening => ({
      at: '2026-11-01T00:00:00Z',
      stream: memberStream('ada'),
      event,
    })),
  );
  expect([...fold(memberPlans, log).values()].map(({ body }) => body.request)).toEqual([null]);
});
