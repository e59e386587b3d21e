import type { PlanId } from '@emit/contract/plans';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { MemberCommand } from './commands.js';
import { memberDecider } from './decide.js';
import type { MemberEvent, Profile } from './events.js';

const registered: MemberEvent = {
  type: 'MemberRegistered',
  data: { profile: sealedAs<Profile>('ada') },
};
const by = { operator: 'ada', reason: 'paid in November' };
const note = sealedAs('please');
const request = (requestId: string, plan: PlanId): MemberCommand => ({
  type: 'RequestPlan',
  requestId,
  plan,
  note,
});
const requested = (requestId: string, plan: PlanId): MemberEvent => ({
  type: 'PlanRequested',
  data: { requestId, plan, note },
});
const withdraw = (requestId: string): MemberCommand => ({ type: 'WithdrawPlanRequest', requestId });
const withdrawn = (requestId: string): MemberEvent => ({ type: 'PlanRequestWithdrawn', data: { requestId } });
const change = (plan: PlanId): MemberCommand => ({ type: 'ChangePlan', plan, by });
const changed = (plan: PlanId): MemberEvent => ({ type: 'PlanChanged', data: { plan, by } });
const granted = (requestId: string): MemberEvent => ({ type: 'PlanRequestGranted', data: { requestId, by } });
const decline: MemberCommand = { type: 'DeclinePlanRequest', by };
const declined = (requestId: string): MemberEvent => ({
  type: 'PlanRequestDeclined',
  data: { requestId, by },
});
const member = (...events: MemberEvent[]) => given(memberDecider, registered, ...events);

describe('a request for a plan', () => {
  it('is recorded once, however often it is sent', () => {
    member().when(request('r1', 'creation')).then(requested('r1', 'creation'));
    member(requested('r1', 'creation')).when(request('r1', 'creation')).thenNothing();
    member(requested('r1', 'creation'), withdrawn('r1')).when(request('r1', 'creation')).thenNothing();
    member(requested('r1', 'creation'), changed('creation'), granted('r1'))
      .when(request('r1', 'creation'))
      .thenNothing();
  });

  it('waits alone: another is refused until it is settled', () => {
    const waiting = member(requested('r1', 'creation'));
    waiting.when(request('r2', 'creation')).thenRefused('PLAN_REQUEST_WAITS');
    waiting.when(request('r2', 'exploration')).thenRefused('PLAN_REQUEST_WAITS');
    member(requested('r1', 'creation'), withdrawn('r1'))
      .when(request('r2', 'exploration'))
      .then(requested('r2', 'exploration'));
    member(requested('r1', 'creation'), declined('r1'))
      .when(request('r2', 'creation'))
      .then(requested('r2', 'creation'));
  });

  it('is not for the plan that is in force; for the trial it ends the plan', () => {
    member().when(request('r1', 'trial')).thenRefused('PLAN_IN_FORCE');
    member(changed('creation')).when(request('r1', 'creation')).thenRefused('PLAN_IN_FORCE');
    member(changed('creation')).when(request('r1', 'trial')).then(requested('r1', 'trial'));
  });

  it('refuses what is no plan, and whoever is no member', () => {
    const gold: MemberCommand = JSON.parse(
      '{"type":"RequestPlan","requestId":"r1","plan":"gold","note":null}',
    );
    member().when(gold).thenRefused('VALIDATION_FAILED', { field: 'plan' });
    given(memberDecider).when(request('r1', 'creation')).thenRefused('MEMBER_NOT_FOUND');
    member({ type: 'MemberErased', data: {} })
      .when(request('r1', 'creation'))
      .thenRefused('MEMBER_NOT_FOUND');
  });

  it('is withdrawn while it waits, and once', () => {
    const waiting = requested('r1', 'creation');
    member(waiting).when(withdraw('r1')).then(withdrawn('r1'));
    member(waiting, withdrawn('r1')).when(withdraw('r1')).thenNothing();
    member(waiting, declined('r1')).when(withdraw('r1')).thenRefused('PLAN_REQUEST_SETTLED');
    member(waiting, changed('creation'), granted('r1'))
      .when(withdraw('r1'))
      .thenRefused('PLAN_REQUEST_SETTLED');
    member(waiting).when(withdraw('r2')).thenRefused('PLAN_REQUEST_NOT_FOUND');
  });
});

describe('the answer of an operator', () => {
  it('grants the request with the plan that was asked for', () => {
    member(requested('r1', 'creation')).when(change('creation')).then(changed('creation'), granted('r1'));
    member(changed('creation'), requested('r1', 'trial'))
      .when(change('trial'))
      .then(changed('trial'), granted('r1'));
  });

  it('leaves it waiting with another plan, and settles none that is settled', () => {
    member(requested('r1', 'creation')).when(change('exploration')).then(changed('exploration'));
    member(requested('r1', 'creation'), withdrawn('r1')).when(change('creation')).then(changed('creation'));
    member().when(change('creation')).then(changed('creation'));
  });

  it('may be no, with a reason', () => {
    member(requested('r1', 'creation')).when(decline).then(declined('r1'));
    member(requested('r1', 'creation'), declined('r1')).when(decline).thenNothing();
    member().when(decline).thenNothing();
    member(requested('r1', 'creation'))
      .when({ type: 'DeclinePlanRequest', by: { operator: 'ada', reason: ' ' } })
      .thenRefused('VALIDATION_FAILED', { field: 'reason' });
  });
});
