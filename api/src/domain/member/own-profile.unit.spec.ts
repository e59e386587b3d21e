import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { memberDecider } from './decide.js';
import type { MemberErased, MemberEvent, MemberRegistered, Profile, WeeklyGoal } from './events.js';

const profile = sealedAs<Profile>('ada');
const registered: MemberRegistered = { type: 'MemberRegistered', data: { profile } };
const erased: MemberErased = { type: 'MemberErased', data: {} };

describe('ChooseWeeklyGoal', () => {
  const goal = sealedAs<WeeklyGoal>('150');
  const chosen: MemberEvent = { type: 'WeeklyGoalChosen', data: { goal } };
  it('keeps the goal, and says nothing when it is the very same', () => {
    given(memberDecider, registered).when({ type: 'ChooseWeeklyGoal', goal }).then(chosen);
    given(memberDecider, registered, chosen).when({ type: 'ChooseWeeklyGoal', goal }).thenNothing();
  });
  it('is forgotten with the member', () => {
    const state = [registered, chosen, erased].reduce(memberDecider.evolve, memberDecider.initial());
    expect(state.weeklyGoal).toBeNull();
  });
});

describe('ChangeProfile', () => {
  it('keeps the new profile', () => {
    const other = sealedAs<Profile>('ada lovelace');
    given(memberDecider, registered)
      .when({ type: 'ChangeProfile', former: profile, profile: other })
      .then({ type: 'ProfileChanged', data: { profile: other } });
  });
  it('says nothing when it is the very same', () => {
    given(memberDecider, registered).when({ type: 'ChangeProfile', former: profile, profile }).thenNothing();
  });
  it('is refused when the address has changed since: the former one would come back', () => {
    const moved: MemberEvent = {
      type: 'AddressChanged',
      data: { profile: sealedAs<Profile>('ada-moved') },
    };
    given(memberDecider, registered, moved)
      .when({ type: 'ChangeProfile', former: profile, profile: sealedAs<Profile>('ada lovelace') })
      .thenRefused('CONCURRENT_CHANGE');
  });
});
