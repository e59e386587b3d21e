import type { Translation } from '@emit/contract/translations';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { MemberCommand } from './commands.js';
import { memberDecider } from './decide.js';
import type { MemberErased, MemberEvent, MemberRegistered, PlanChanged, Profile } from './events.js';

const profile = sealedAs<Profile>('ada');
const registered: MemberRegistered = { type: 'MemberRegistered', data: { profile } };
const erased: MemberErased = { type: 'MemberErased', data: {} };
const planned: PlanChanged = { type: 'PlanChanged', data: { plan: 'creation' } };
const granted = (month: string | null, amount = 20_000): MemberEvent => ({
  type: 'TokensGranted',
  data: { amount, plan: 'trial', month },
});

describe('RegisterMember', () => {
  it('registers whoever is new', () => {
    given(memberDecider).when({ type: 'RegisterMember', profile }).then(registered);
  });
  it.each([
    ['a member', [registered]],
    ['an erased member', [registered, erased]],
  ])('is refused for %s', (_who, history) => {
    given(memberDecider, ...history)
      .when({ type: 'RegisterMember', profile })
      .thenRefused('EMAIL_TAKEN');
  });
});

describe('AbandonRegistration', () => {
  const command = { type: 'AbandonRegistration' } as const;
  const abandoned: MemberEvent = { type: 'RegistrationAbandoned', data: {} };
  it('takes the place of a registration that never came, once', () => {
    given(memberDecider).when(command).then(abandoned);
    given(memberDecider, abandoned).when(command).thenNothing();
    given(memberDecider, registered, erased).when(command).thenNothing();
  });
  it('is refused for a member', () => {
    given(memberDecider, registered).when(command).thenRefused('EMAIL_TAKEN');
  });
  it.each<[MemberCommand, 'EMAIL_TAKEN' | 'MEMBER_NOT_FOUND']>([
    [{ type: 'RegisterMember', profile }, 'EMAIL_TAKEN'],
    [{ type: 'RecordPasswordChange' }, 'MEMBER_NOT_FOUND'],
    [{ type: 'GrantTokens', amount: 1 }, 'MEMBER_NOT_FOUND'],
    [{ type: 'EraseMember' }, 'MEMBER_NOT_FOUND'],
  ])('lets nobody live there afterwards: %j', (later, code) => {
    given(memberDecider, abandoned).when(later).thenRefused(code);
  });
});

describe('VerifyAddress', () => {
  const command = { type: 'VerifyAddress', profile } as const;
  const verified: MemberEvent = { type: 'AddressVerified', data: {} };
  it('is a fact once', () => {
    given(memberDecider, registered).when(command).then(verified);
    given(memberDecider, registered, verified).when(command).thenNothing();
  });
  it('changes nothing for an address that the profile has no longer', () => {
    given(memberDecider, registered)
      .when({ ...command, profile: sealedAs<Profile>('ada-before') })
      .thenNothing();
  });
  it.each([
    ['nobody', []],
    ['an erased member', [registered, erased]],
  ])('is refused for %s', (_who, history) => {
    given(memberDecider, ...history)
      .when(command)
      .thenRefused('MEMBER_NOT_FOUND');
  });
});

describe('ChangeAddress', () => {
  const moved = sealedAs<Profile>('ada-moved');
  const command = { type: 'ChangeAddress', former: profile, profile: moved } as const;
  const changed: MemberEvent = { type: 'AddressChanged', data: { profile: moved } };
  it('moves the member, whose address is verified by it', () => {
    given(memberDecider, registered).when(command).then(changed);
    given(memberDecider, registered, changed).when({ type: 'VerifyAddress', profile: moved }).thenNothing();
  });
  it('is refused when the profile has changed since', () => {
    given(memberDecider, registered, changed).when(command).thenRefused('CONCURRENT_CHANGE');
  });
  it('is refused for an erased member', () => {
    given(memberDecider, registered, erased).when(command).thenRefused('MEMBER_NOT_FOUND');
  });
});

describe('ChooseTranslation', () => {
  const [web, asv] = [sealedAs<Translation>('web'), sealedAs<Translation>('asv')];
  const chosen = (translation: typeof web): MemberEvent => ({
    type: 'TranslationChosen',
    data: { translation },
  });
  it('keeps what the member reads in, and each change of it', () => {
    given(memberDecider, registered).when({ type: 'ChooseTranslation', translation: web }).then(chosen(web));
    given(memberDecider, registered, chosen(web))
      .when({ type: 'ChooseTranslation', translation: asv })
      .then(chosen(asv));
    given(memberDecider, registered, chosen(web), chosen(asv))
      .when({ type: 'ChooseTranslation', translation: web })
      .then(chosen(web));
  });
  it('says nothing when it is the very same', () => {
    given(memberDecider, registered, chosen(web))
      .when({ type: 'ChooseTranslation', translation: web })
      .thenNothing();
  });
  it.each<[string, MemberEvent[]]>([
    ['nobody', []],
    ['an erased member', [registered, chosen(web), erased]],
  ])('is refused for %s', (_who, history) => {
    given(memberDecider, ...history)
      .when({ type: 'ChooseTranslation', translation: web })
      .thenRefused('MEMBER_NOT_FOUND');
  });
});

describe('ChangePlan', () => {
  it('changes to another plan', () => {
    given(memberDecider, registered).when({ type: 'ChangePlan', plan: 'creation' }).then(planned);
  });
  it('says nothing when the plan is the same', () => {
    given(memberDecider, registered).when({ type: 'ChangePlan', plan: 'trial' }).thenNothing();
    given(memberDecider, registered, planned).when({ type: 'ChangePlan', plan: 'creation' }).thenNothing();
  });
  it('refuses a plan that does not exist', () => {
    const command: MemberCommand = JSON.parse('{"type":"ChangePlan","plan":"golden"}');
    given(memberDecider, registered).when(command).thenRefused('VALIDATION_FAILED', { field: 'plan' });
  });
});

describe('GrantAllowance', () => {
  const november: MemberCommand = { type: 'GrantAllowance', month: '2026-11', amount: 20_000 };

  it("grants a month's allowance under the member's plan", () => {
    given(memberDecider, registered).when(november).then(granted('2026-11'));
    given(memberDecider, registered, planned)
      .when({ ...november, amount: 1_500_000 })
      .then({ type: 'TokensGranted', data: { amount: 1_500_000, plan: 'creation', month: '2026-11' } });
  });
  it('grants a month once, also after the plan has changed', () => {
    given(memberDecider, registered, granted('2026-11')).when(november).thenNothing();
    given(memberDecider, registered, granted('2026-11'), planned).when(november).thenNothing();
  });
  it('grants the next month, and is not hindered by a gift', () => {
    given(memberDecider, registered, granted('2026-10'), granted(null))
      .when(november)
      .then(granted('2026-11'));
  });
  it('records nothing when the plan grants nothing', () => {
    given(memberDecider, registered)
      .when({ ...november, amount: 0 })
      .thenNothing();
  });
  it.each(['2026-13', '2026-00', '26-11', '2026-11-20', ''])('refuses the month %p', (month) => {
    given(memberDecider, registered)
      .when({ type: 'GrantAllowance', month, amount: 1 })
      .thenRefused('VALIDATION_FAILED', { field: 'month' });
  });
  it.each([-1, 0.5, Number.NaN])('refuses the amount %p', (amount) => {
    given(memberDecider, registered)
      .when({ type: 'GrantAllowance', month: '2026-11', amount })
      .thenRefused('VALIDATION_FAILED', { field: 'amount' });
  });
});

describe('GrantTokens', () => {
  it('gives tokens as often as an operator wishes', () => {
    given(memberDecider, registered, granted(null, 500))
      .when({ type: 'GrantTokens', amount: 500 })
      .then(granted(null, 500));
  });
  it.each([0, -5, 1.5, Infinity])('refuses the amount %p', (amount) => {
    given(memberDecider, registered)
      .when({ type: 'GrantTokens', amount })
      .thenRefused('VALIDATION_FAILED', { field: 'amount' });
  });
});

describe('RecordPasswordChange', () => {
  it('records the fact alone, each time', () => {
    const changed: MemberEvent = { type: 'PasswordChanged', data: {} };
    given(memberDecider, registered, changed).when({ type: 'RecordPasswordChange' }).then(changed);
  });
});

describe('EraseMember', () => {
  it('erases a member once', () => {
    given(memberDecider, registered).when({ type: 'EraseMember' }).then(erased);
    given(memberDecider, registered, erased).when({ type: 'EraseMember' }).thenNothing();
  });
  it('is refused for whoever is not there', () => {
    given(memberDecider).when({ type: 'EraseMember' }).thenRefused('MEMBER_NOT_FOUND');
  });
  it('is refused with a password that has been changed since it was confirmed', () => {
    const changed: MemberEvent = { type: 'PasswordChanged', data: {} };
    const confirmed = (passwordChanges: number): MemberCommand => ({ type: 'EraseMember', passwordChanges });
    given(memberDecider, registered).when(confirmed(0)).then(erased);
    given(memberDecider, registered, changed, changed).when(confirmed(2)).then(erased);
    given(memberDecider, registered, changed).when({ type: 'EraseMember' }).then(erased);
    given(memberDecider, registered, changed).when(confirmed(0)).thenRefused('WRONG_CURRENT_PASSWORD');
    given(memberDecider, registered, erased).when(confirmed(1)).thenNothing();
  });
  it('leaves nothing personal in the state', () => {
    const state = [registered, erased].reduce(memberDecider.evolve, memberDecider.initial());
    expect(JSON.stringify(state)).not.toContain(profile);
  });
});

describe.each<[string, MemberEvent[]]>([
  ['nobody', []],
  ['an erased member', [registered, erased]],
])('for %s', (_who, history) => {
  it.each<MemberCommand>([
    { type: 'ChangeProfile', former: profile, profile },
    { type: 'ChangePlan', plan: 'creation' },
    { type: 'GrantAllowance', month: '2026-11', amount: 1 },
    { type: 'GrantTokens', amount: 1 },
    { type: 'RecordPasswordChange' },
  ])('$type is refused', (command) => {
    given(memberDecider, ...history)
      .when(command)
      .thenRefused('MEMBER_NOT_FOUND');
  });
});

describe("a member's plan", () => {
  it('is the trial until a plan is chosen', () => {
    expect(memberDecider.initial().plan).toBe('trial');
    const history = [registered, planned];
    expect(history.reduce(memberDecider.evolve, memberDecider.initial()).plan).toBe('creation');
  });
});
