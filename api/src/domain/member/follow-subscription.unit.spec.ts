import type { PlanId, TierId } from '@emit/contract/plans';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { FollowSubscription, MemberCommand } from './commands.js';
import { memberDecider } from './decide.js';
import type { MemberEvent, Profile } from './events.js';
import type { SubscriptionState } from './state.js';

const registered: MemberEvent = { type: 'MemberRegistered', data: { profile: sealedAs<Profile>('ada') } };
const by = { operator: 'ada', reason: 'a friend' };
const paid = (plan: TierId | null, status: SubscriptionState['status'] = 'paid'): SubscriptionState => ({
  plan,
  status,
  endsAt: null,
});
const follow = (subscription: SubscriptionState | null): FollowSubscription => ({
  type: 'FollowSubscription',
  subscription,
  month: '2026-11',
  trialTokens: 20_000,
});
const seen = (data: SubscriptionState): MemberEvent => ({ type: 'SubscriptionChanged', data });
const planned = (plan: PlanId): MemberEvent => ({ type: 'PlanChanged', data: { plan } });
const granted = (plan: PlanId): MemberEvent => ({ type: 'PlanChanged', data: { plan, by } });
const grant = (plan: PlanId): MemberCommand => ({ type: 'ChangePlan', plan, by });
const tokens = (plan: PlanId, amount: number): MemberEvent => ({
  type: 'TokensGranted',
  data: { amount, plan, month: '2026-11' },
});
const member = (...events: MemberEvent[]) => given(memberDecider, registered, ...events);
const payer = (plan: TierId, ...events: MemberEvent[]) => member(seen(paid(plan)), planned(plan), ...events);

describe('the plan', () => {
  it('follows the subscription, and each change is recorded once', () => {
    member()
      .when(follow(paid('creation')))
      .then(seen(paid('creation')), planned('creation'));
    payer('creation')
      .when(follow(paid('creation')))
      .thenNothing();
    payer('creation')
      .when(follow(paid('exploration')))
      .then(seen(paid('exploration')), planned('exploration'));
    const ending = { ...paid('creation'), endsAt: 1_800_000_000_000 };
    payer('creation').when(follow(ending)).then(seen(ending));
    payer('creation', seen(ending))
      .when(follow(paid('creation', 'ended')))
      .then(seen(paid('creation', 'ended')), planned('trial'));
  });

  it('stays while a late payment is tried again, and ends when it is not made', () => {
    const late = paid('creation', 'late');
    payer('creation').when(follow(late)).then(seen(late));
    const unpaid = paid('creation', 'unpaid');
    payer('creation', seen(late)).when(follow(unpaid)).then(seen(unpaid), planned('trial'));
    payer('creation', seen(unpaid), planned('trial'))
      .when(follow(paid('creation')))
      .then(seen(paid('creation')), planned('creation'));
  });

  it('ends with a subscription that the provider knows no more, and none is made of nothing', () => {
    payer('creation')
      .when(follow(null))
      .then(seen(paid('creation', 'ended')), planned('trial'));
    payer('creation', seen(paid('creation', 'ended')), planned('trial'))
      .when(follow(null))
      .thenNothing();
    member().when(follow(null)).thenNothing();
    member()
      .when(follow(paid('creation', 'ended')))
      .thenNothing();
  });

  it('comes of no price that is none of a plan', () => {
    member()
      .when(follow(paid(null)))
      .then(seen(paid(null)));
    payer('creation')
      .when(follow(paid(null)))
      .then(seen(paid(null)), planned('trial'));
  });

  it('is nobody’s who is no member', () => {
    given(memberDecider)
      .when(follow(paid('creation')))
      .thenRefused('MEMBER_NOT_FOUND');
    payer('creation', { type: 'MemberErased', data: {} }).when(follow(null)).thenRefused('MEMBER_NOT_FOUND');
  });
});

describe('what an operator grants', () => {
  it('is never taken away by a subscription', () => {
    member(granted('transformation'))
      .when(follow(paid('exploration')))
      .then(seen(paid('exploration')));
    member(granted('transformation'))
      .when(follow(paid('creation')))
      .then(seen(paid('creation')), planned('creation'));
    member(granted('transformation'), seen(paid('creation')), planned('creation'))
      .when(follow(null))
      .then(seen(paid('creation', 'ended')), planned('transformation'));
  });

  it('takes nothing away that is paid for', () => {
    const lower: MemberEvent = { type: 'PlanGranted', data: { plan: 'exploration', by } };
    payer('creation').when(grant('exploration')).then(lower);
    payer('creation', lower).when(grant('exploration')).thenNothing();
    payer('creation', lower)
      .when(follow(null))
      .then(seen(paid('creation', 'ended')), planned('exploration'));
    payer('exploration').when(grant('creation')).then(granted('creation'));
    const back: MemberEvent = { type: 'PlanGranted', data: { plan: 'trial', by } };
    payer('exploration', granted('creation')).when(grant('trial')).then(granted('exploration'), back);
    payer('exploration', granted('creation'), granted('exploration'), back)
      .when(follow(null))
      .then(seen(paid('exploration', 'ended')), planned('trial'));
  });

  it('says who and why beside a subscription', () => {
    payer('creation')
      .when({ type: 'ChangePlan', plan: 'exploration' })
      .thenRefused('VALIDATION_FAILED', { field: 'operator' });
  });
});

describe('whoever pays', () => {
  it('has the rest of the month’s tokens at once, and no more than the plan grants', () => {
    const trial = tokens('trial', 20_000);
    member(trial)
      .when(follow(paid('exploration')))
      .then(seen(paid('exploration')), planned('exploration'), tokens('exploration', 180_000));
    const has = payer('exploration', trial, tokens('exploration', 180_000));
    has
      .when(follow(paid('creation')))
      .then(seen(paid('creation')), planned('creation'), tokens('creation', 1_300_000));
    has.when(follow(null)).then(seen(paid('exploration', 'ended')), planned('trial'));
    payer('exploration', tokens('exploration', 200_000), seen(paid('exploration', 'ended')), planned('trial'))
      .when(follow(paid('exploration')))
      .then(seen(paid('exploration')), planned('exploration'));
  });

  it('has what was asked for', () => {
    const note = sealedAs('please');
    const asked: MemberEvent = { type: 'PlanRequested', data: { requestId: 'r1', plan: 'creation', note } };
    member(asked)
      .when(follow(paid('creation')))
      .then(seen(paid('creation')), planned('creation'), {
        type: 'PlanRequestGranted',
        data: { requestId: 'r1' },
      });
  });

  it('is one customer', () => {
    const [customerId, other] = [sealedAs('cus_1'), sealedAs('cus_2')];
    const created: MemberEvent = { type: 'CustomerCreated', data: { customerId } };
    member().when({ type: 'RecordCustomer', customerId }).then(created);
    member(created).when({ type: 'RecordCustomer', customerId: other }).thenNothing();
  });
});
