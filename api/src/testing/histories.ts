import fc from 'fast-check';
import { monthlyAllowance, PLAN_IDS } from '@emit/contract/plans';
import type { Translation } from '@emit/contract/translations';
import { memberDecider } from '../domain/member/decide.js';
import { memberStream, type Profile, type WeeklyGoal } from '../domain/member/events.js';
import type { FoldEvent } from '../kernel/event.js';
import { ask, fail, rate, remove, rename, save } from './conversation-deeds.js';
import { choose, type Deed, type Life } from './deed.js';
import { HistoryWriter } from './history-writer.js';
import { backdate, bringAlong, correct, practise, takeBack } from './practice-deeds.js';
import { sealedAs } from './sealed.js';

const HOUR = 3_600_000;
const BEGINNING = Date.parse('2026-03-20T09:00:00Z');
/** Hours between two deeds: the same day, the next, travel's 36 either way, a lapse. */
const PAUSES = [0, 0, 0.02, 1, 5, 12, 20, 22, 24, 24, 25, 28, 30, 35.9, 36, 36.1, 48, 72, 200];
const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

type Kind = keyof typeof DEEDS;

const DEEDS = {
  practise,
  backdate,
  bringAlong,
  correct,
  takeBack,
  travel,
  ask,
  fail,
  save,
  rename,
  remove,
  renew,
  receive,
  choosePlan,
  changeProfile,
  rate,
  chooseTranslation,
  chooseGoal,
  erase,
};

const kinds = fc.oneof(
  { weight: 40, arbitrary: fc.constant<Kind>('practise') },
  { weight: 15, arbitrary: fc.constantFrom<Kind>('backdate', 'bringAlong', 'correct', 'takeBack') },
  { weight: 10, arbitrary: fc.constant<Kind>('travel') },
  { weight: 20, arbitrary: fc.constantFrom<Kind>('ask', 'ask', 'fail', 'save', 'save') },
  {
    weight: 19,
    arbitrary: fc.constantFrom<Kind>(
      'rename',
      'remove',
      'renew',
      'receive',
      'choosePlan',
      'changeProfile',
      'rate',
      'chooseTranslation',
      'chooseGoal',
    ),
  },
  { weight: 1, arbitrary: fc.constant<Kind>('erase') },
);
const steps = {
  pause: fc.constantFrom(...PAUSES),
  pick: fc.nat(9_999),
  size: fc.integer({ min: 1, max: 10 }),
};
const deed: fc.Arbitrary<Deed & { kind: Kind }> = fc.record({ ...steps, kind: kinds });

/**
 * Histories of one member, as the deciders let them happen: practices in changing time zones, corrected and removed, turns
 * and saves of a few conversations, renames, deletions, allowances, gifts and, seldom, an erasure. In the event store's order.
 */
export function memberHistories(memberId = 'member-1', maxDeeds = 24): fc.Arbitrary<FoldEvent[]> {
  return historiesOf(fc.array(deed, { maxLength: maxDeeds, size: 'max' }), memberId);
}

/** Histories of practices alone: logged, for days before too, corrected and removed in any order, in any time zones. */
export function practiceHistories(maxDeeds: number): fc.Arbitrary<FoldEvent[]> {
  const kind = fc.constantFrom<Kind>(
    ...([
      'practise',
      'practise',
      'practise',
      'backdate',
      'bringAlong',
      'correct',
      'correct',
      'takeBack',
      'travel',
    ] as const),
  );
  return historiesOf(
    fc.array(fc.record({ ...steps, kind }), { maxLength: maxDeeds, size: 'max' }),
    'member-1',
  );
}

/** What is logged stays as it is: nothing but more comes to what a member has reached. */
export function growingHistories(): fc.Arbitrary<FoldEvent[]> {
  const kind = kinds.filter((one) => !['backdate', 'bringAlong', 'correct', 'takeBack'].includes(one));
  return historiesOf(fc.array(fc.record({ ...steps, kind }), { maxLength: 24, size: 'max' }), 'member-1');
}

function historiesOf(
  deeds: fc.Arbitrary<(Deed & { kind: Kind })[]>,
  memberId: string,
): fc.Arbitrary<FoldEvent[]> {
  return fc.tuple(deeds, fc.integer({ min: 1, max: 3 })).map(([list, stride]) => {
    const life: Life = Object.assign(new HistoryWriter(BEGINNING, memberId, stride), { zone: 'UTC' });
    life.run(memberDecider, memberStream(memberId), {
      type: 'RegisterMember',
      profile: sealedAs<Profile>(memberId),
    });
    for (const next of list) {
      life.at += Math.round(next.pause * HOUR);
      DEEDS[next.kind](life, next);
    }
    return life.events;
  });
}

function travel(life: Life, { pick }: Deed): void {
  life.zone = choose(ZONES, pick);
}

function renew(life: Life): void {
  const stream = memberStream(life.memberId);
  const amount = monthlyAllowance(life.stateOf(memberDecider, stream).plan, 20_000);
  const month = new Date(life.at).toISOString().slice(0, 7);
  life.run(memberDecider, stream, { type: 'GrantAllowance', month, amount });
}

function receive(life: Life, { size }: Deed): void {
  life.run(memberDecider, memberStream(life.memberId), { type: 'GrantTokens', amount: size * 1_000 });
}

function choosePlan(life: Life, { pick }: Deed): void {
  life.run(memberDecider, memberStream(life.memberId), { type: 'ChangePlan', plan: choose(PLAN_IDS, pick) });
}

function changeProfile(life: Life, { pick }: Deed): void {
  const stream = memberStream(life.memberId);
  const { profile: former } = life.stateOf(memberDecider, stream);
  if (former === null) return;
  life.run(memberDecider, stream, {
    type: 'ChangeProfile',
    former,
    profile: sealedAs<Profile>(`profile-${pick}`),
  });
}

function chooseTranslation(life: Life, { pick }: Deed): void {
  const translation = sealedAs<Translation>(`translation-${pick}`);
  life.run(memberDecider, memberStream(life.memberId), { type: 'ChooseTranslation', translation });
}

function chooseGoal(life: Life, { pick }: Deed): void {
  const goal = sealedAs<WeeklyGoal>(`goal-${pick}`);
  life.run(memberDecider, memberStream(life.memberId), { type: 'ChooseWeeklyGoal', goal });
}

function erase(life: Life): void {
  life.run(memberDecider, memberStream(life.memberId), { type: 'EraseMember' });
}
