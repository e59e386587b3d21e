import type { ApplicationCommand } from '../../domain/application/commands.js';
import { applicationDecider } from '../../domain/application/decide.js';
import type { ApplicationEvent } from '../../domain/application/events.js';
import type { ApplicationState } from '../../domain/application/state.js';
import { practiceDecider } from '../../domain/practice/decide.js';
import type { PracticeEvent } from '../../domain/practice/events.js';
import type { MemberCommand } from '../../domain/member/commands.js';
import { memberDecider } from '../../domain/member/decide.js';
import type { MemberEvent, Profile } from '../../domain/member/events.js';
import type { MemberState } from '../../domain/member/state.js';
import { placeIn } from '../../domain/sealed-places.js';
import type { RecordedEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';
import { markOf, partsOf } from '../../runtime/sealed-format.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { eventCatalogue } from '../../domain/all-events.js';

describe('emit demo', () => {
  const history = async (...options: string[]): Promise<RecordedEvent[]> => {
    const emit = new EmitCommand();
    try {
      const ran = await emit.run(['demo', '--end', '2026-11-20', ...options]);
      expect(ran).toMatchObject({ code: 0 });
      return await emit.json<RecordedEvent[]>(['events', 'export']);
    } finally {
      emit.remove();
    }
  };
  /** Keys are never made from a seed: what is sealed differs, and the chain over it. */
  const withoutChain = (events: readonly RecordedEvent[]) =>
    events.map(({ metadata, ...event }) => ({ ...event, sealed: {}, metadata: { ...metadata, chain: '' } }));
  const small = ['--members', '5', '--days', '15', '--seed'];

  it('writes the same history for the same seed, and another for another', async () => {
    const one = withoutChain(await history(...small, 'one'));
    expect(withoutChain(await history(...small, 'one'))).toEqual(one);
    expect(withoutChain(await history(...small, 'other'))).not.toEqual(one);
  });

  it('has nothing that is still to come, unless an end is given', async () => {
    const emit = new EmitCommand();
    await emit.run(['demo', '--members', '20', '--days', '5']);
    const { out } = await emit.run(['doctor']);
    const events = await emit.json<RecordedEvent[]>(['events', 'export', '--since', '2026-11-19']);
    emit.remove();
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ metadata }) => metadata.at >= Date.parse('2026-11-20T00:00Z'))).toEqual([]);
    expect(out).toMatch(/^clock +ok /m);
  });

  it('refuses more days than there are dates for', async () => {
    const emit = new EmitCommand();
    const ran = await emit.run(['demo', '--days', '99999999']);
    emit.remove();
    expect(ran).toMatchObject({
      code: 2,
      err: expect.stringContaining('It must be 3,650 or less') as string,
    });
  });

  it('adds nobody when one is there already', async () => {
    const emit = new EmitCommand();
    await emit.run(['demo', ...small, 'one']);
    const keys = () => emit.withStores(async ({ vault }) => (await vault.page('', 100)).length);
    const before = await keys();
    const again = await emit.run(['demo', '--append', '--members', '9', '--seed', 'one']);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is there already') as string });
    expect(await keys()).toBe(before);
    emit.remove();
  });

  it('has every event type in it but those of payments, in the order of days', async () => {
    const events = await history();
    const missing = eventCatalogue.names.filter((wanted) => !events.some(({ type }) => type === wanted));
    // A customer is one of a service outside. Nobody agreed to a privacy page before it was told.
    const ofPayments = ['PlanGranted', 'CustomerCreated', 'SubscriptionChanged'];
    expect(missing.filter((type) => !ofPayments.includes(type))).toEqual(['PrivacyAccepted']);
    const days = events.map(({ metadata }) => new Date(metadata.at).toISOString().slice(0, 10));
    expect(days).toEqual([...days].sort());
  });

  it('has practices that the decider would have taken', async () => {
    const states = new Map<string, ReturnType<typeof practiceDecider.initial>>();
    const events = await history('--members', '60');
    const practices = events.filter(({ stream }) => stream.startsWith('practices-'));
    expect(practices.length).toBeGreaterThan(500);
    for (const { stream, type, data } of practices) {
      const state = states.get(stream) ?? practiceDecider.initial();
      const event = { type, data } as PracticeEvent;
      if (event.type === 'PracticeLogged')
        expect(practiceDecider.decide({ ...event.data, type: 'LogPractice' }, state)).toEqual([event]);
      if (event.type === 'PracticeCorrected')
        expect(practiceDecider.decide({ ...event.data, type: 'CorrectPractice', date: null }, state)).toEqual(
          [event],
        );
      states.set(stream, practiceDecider.evolve(state, event));
    }
  });

  it('has members whose events the decider would have made, each sealed value in its place', async () => {
    const states = new Map<string, MemberState>();
    const applied = new Map<string, ApplicationState>();
    const erased = new Set<string>();
    /** Of what a command made, what is still to come in its stream. */
    const rest = new Map<string, MemberEvent[]>();
    const emit = new EmitCommand({}, undefined, () => Date.parse('2027-01-01'));
    await emit.run(['demo', '--end', '2026-12-20', '--members', '80', '--days', '60']);
    await emit.withStores(async ({ eventStore, vault }) => {
      for await (const page of eventStore.replay({ after: 0 }))
        for (const { stream, type, data } of page) {
          for (const field of eventCatalogue.sealedFieldsOf(type) ?? []) {
            const value = (data as Record<string, Sealed<unknown> | null>)[field] ?? null;
            if (value !== null)
              expect(partsOf(value).mark).toBe(markOf(placeIn(stream, type, data as object, field)));
          }
          if (stream.startsWith('application-')) {
            const state = applied.get(stream) ?? applicationDecider.initial();
            const event = { type, data } as ApplicationEvent;
            expect(applicationDecider.decide(applicationCommandFor(event), state)).toEqual([event]);
            applied.set(stream, applicationDecider.evolve(state, event));
            if (type === 'ApplicationErased') erased.add(stream);
          }
          if (!stream.startsWith('member-')) continue;
          const state = states.get(stream) ?? memberDecider.initial();
          const event = { type, data } as MemberEvent;
          const [expected, ...others] =
            rest.get(stream) ?? memberDecider.decide(commandFor(event, state), state);
          expect(event).toEqual(expected);
          if (others.length > 0) rest.set(stream, others);
          else rest.delete(stream);
          states.set(stream, memberDecider.evolve(state, event));
        }
      expect([...rest]).toEqual([]);
      for (const stream of applied.keys()) {
        const entry = await vault.find(stream.slice('application-'.length));
        expect([stream, entry === null]).toEqual([stream, erased.has(stream)]);
      }
    });
    emit.remove();
    expect(states.size).toBeGreaterThan(80);
    expect(erased.size).toBeGreaterThan(5);
    expect(applied.size).toBeGreaterThan(erased.size);
    expect([...states.values()].some(({ privacyVersion }) => privacyVersion !== null)).toBe(true);
  });
});

function applicationCommandFor(event: ApplicationEvent): ApplicationCommand {
  switch (event.type) {
    case 'ApplicationReceived':
      return { type: 'ReceiveApplication', ...event.data };
    case 'ApplicationConfirmed':
      return { type: 'ConfirmApplication' };
    case 'ApplicationAnswered':
      return { type: 'AnswerApplication', ...event.data };
    case 'ApplicationErased':
      return { type: 'EraseApplication', ...event.data };
    default:
      return event satisfies never;
  }
}

/** What was asked for when this was recorded. */
function commandFor(event: MemberEvent, { profile }: MemberState): MemberCommand {
  switch (event.type) {
    case 'MemberRegistered':
      return { type: 'RegisterMember', ...event.data };
    case 'RegistrationAbandoned':
      return { type: 'AbandonRegistration' };
    case 'AddressVerified':
      return { type: 'VerifyAddress', profile: profile as Sealed<Profile> };
    case 'AddressChanged':
      return { type: 'ChangeAddress', former: profile as Sealed<Profile>, ...event.data };
    case 'ProfileChanged':
      return { type: 'ChangeProfile', former: profile as Sealed<Profile>, ...event.data };
    case 'TranslationChosen':
      return { type: 'ChooseTranslation', ...event.data };
    case 'WeeklyGoalChosen':
      return { type: 'ChooseWeeklyGoal', ...event.data };
    case 'PrivacyAccepted':
      return { type: 'AcceptPrivacy', ...event.data };
    case 'PlanChanged':
      return { type: 'ChangePlan', ...event.data };
    case 'PlanGranted':
      return { type: 'ChangePlan', ...event.data };
    case 'CustomerCreated':
      return { type: 'RecordCustomer', ...event.data };
    case 'SubscriptionChanged':
      return { type: 'FollowSubscription', subscription: event.data, month: '2026-11', trialTokens: 0 };
    case 'PlanRequested':
      return { type: 'RequestPlan', ...event.data };
    case 'PlanRequestWithdrawn':
      return { type: 'WithdrawPlanRequest', ...event.data };
    case 'PlanRequestDeclined':
      return { type: 'DeclinePlanRequest', ...event.data };
    case 'PlanRequestGranted':
      throw new Error('it comes with its PlanChanged');
    case 'RoleGranted':
      return { type: 'ChangeRole', ...event.data };
    case 'RoleRevoked':
      return { type: 'ChangeRole', role: 'member', by: event.data.by };
    case 'TokensGranted': {
      const { month, ...given } = event.data;
      return month === null ? { type: 'GrantTokens', ...given } : { type: 'GrantAllowance', month, ...given };
    }
    case 'TokensAdjusted':
      return { type: 'AdjustTokens', ...event.data };
    case 'PasswordChanged':
      return { type: 'RecordPasswordChange' };
    case 'SecondFactorAdded':
      return { type: 'RecordFactorAdded', ...event.data };
    case 'SecondFactorRemoved':
      return { type: 'RecordFactorRemoved', ...event.data };
    case 'SessionsEnded':
      return { type: 'EndSessions', ...event.data };
    case 'MemberErased':
      return { type: 'EraseMember' };
    default:
      return event satisfies never;
  }
}
