import { PRIVACY_VERSIONS, type PrivacyVersion } from '@emit/contract/privacy';
import { ROLES } from '@emit/contract/roles';
import type { Decider } from '../../kernel/decider.js';
import { checkedAct, requiredAct } from '../../kernel/operator-act.js';
import { Refusal } from '../../kernel/refusal.js';
import type {
  AbandonRegistration,
  AdjustTokens,
  ChangeAddress,
  ChangeProfile,
  ChangeRole,
  EraseMember,
  GrantAllowance,
  GrantTokens,
  MemberCommand,
  RecordFactorAdded,
  RecordFactorRemoved,
  RegisterMember,
  VerifyAddress,
} from './commands.js';
import type { MemberEvent } from './events.js';
import { decidePlan, isOfPlan } from './decide-plan.js';
import { evolveMember, initialMember, type MemberState } from './state.js';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * A member's own facts: registration, address, translation, goal, plan, role, allowance, erasure (design "Events").
 * Refuses EMAIL_TAKEN, MEMBER_NOT_FOUND, WRONG_CURRENT_PASSWORD, VALIDATION_FAILED {field}, PLAN_IN_FORCE,
 * PLAN_REQUEST_WAITS, PLAN_REQUEST_SETTLED, PLAN_REQUEST_NOT_FOUND, CONCURRENT_CHANGE. What an operator does says who and why.
 */
export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: initialMember,
  evolve: evolveMember,
  decide: decideMember,
};

function decideMember(command: MemberCommand, state: MemberState): MemberEvent[] {
  if (command.type === 'RegisterMember') return registerMember(command, state);
  if (command.type === 'AbandonRegistration') return abandonRegistration(state);
  if (command.type === 'EraseMember' && state.status === 'erased') return [];
  if (state.status !== 'registered') throw new Refusal('MEMBER_NOT_FOUND');
  return decideRegistered(command, state);
}

type OfMember = Exclude<MemberCommand, RegisterMember | AbandonRegistration>;

function decideRegistered(command: OfMember, state: MemberState): MemberEvent[] {
  if (isOfPlan(command)) return decidePlan(command, state);
  switch (command.type) {
    case 'VerifyAddress':
      return verifyAddress(command, state);
    case 'ChangeAddress':
    case 'ChangeProfile':
      return changeProfile(command, state);
    case 'ChooseTranslation': {
      const { translation } = command;
      return translation === state.translation ? [] : [{ type: 'TranslationChosen', data: { translation } }];
    }
    case 'ChooseWeeklyGoal':
      if (command.goal === state.weeklyGoal) return [];
      return [{ type: 'WeeklyGoalChosen', data: { goal: command.goal } }];
    case 'AcceptPrivacy':
      return acceptPrivacy(command.version, state);
    case 'ChangeRole':
      return changeRole(command, state);
    case 'GrantAllowance':
      return grantAllowance(command, state);
    case 'GrantTokens':
      return grantTokens(command, state);
    case 'AdjustTokens':
      return adjustTokens(command, state);
    case 'RecordPasswordChange':
      return [{ type: 'PasswordChanged', data: {} }];
    case 'RecordFactorAdded':
    case 'RecordFactorRemoved':
      return [factorEvent(command)];
    case 'EndSessions':
      return [{ type: 'SessionsEnded', data: { by: requiredAct(command.by) } }];
    case 'EraseMember':
      return eraseMember(command, state);
    default:
      return command satisfies never;
  }
}

function registerMember({ profile, privacyVersion }: RegisterMember, state: MemberState): MemberEvent[] {
  if (state.status !== 'unknown') throw new Refusal('EMAIL_TAKEN');
  const accepted = privacyVersion === undefined ? [] : acceptPrivacy(privacyVersion, state);
  return [{ type: 'MemberRegistered', data: { profile } }, ...accepted];
}

/** At the stream's beginning, or never: so it is refused for whoever has registered, even where a read does not show that. */
function abandonRegistration({ status }: MemberState): MemberEvent[] {
  if (status === 'registered') throw new Refusal('EMAIL_TAKEN');
  return status === 'unknown' ? [{ type: 'RegistrationAbandoned', data: {} }] : [];
}

/** Not with a password that has been changed since it was confirmed. */
function eraseMember({ passwordChanges, by }: EraseMember, state: MemberState): MemberEvent[] {
  if (passwordChanges !== undefined && passwordChanges !== state.passwordChanges)
    throw new Refusal('WRONG_CURRENT_PASSWORD');
  return [{ type: 'MemberErased', data: checkedAct({ by }) }];
}

/** Not of another profile's address: that one is no longer the member's. */
function verifyAddress({ profile }: VerifyAddress, state: MemberState): MemberEvent[] {
  if (profile !== state.profile || state.isAddressVerified) return [];
  return [{ type: 'AddressVerified', data: {} }];
}

/** Made of the profile that there is: one that changed meanwhile would come back. */
function changeProfile(
  { type, former, profile }: ChangeAddress | ChangeProfile,
  state: MemberState,
): MemberEvent[] {
  if (type === 'ChangeProfile' && profile === state.profile) return [];
  if (former !== state.profile) throw new Refusal('CONCURRENT_CHANGE');
  return [{ type: type === 'ChangeProfile' ? 'ProfileChanged' : 'AddressChanged', data: { profile } }];
}

/** An earlier one than was agreed to changes nothing: a page that was opened long ago. */
function acceptPrivacy(version: PrivacyVersion, { privacyVersion: before }: MemberState): MemberEvent[] {
  if (!PRIVACY_VERSIONS.includes(version)) throw new Refusal('VALIDATION_FAILED', { field: 'version' });
  return before !== null && before >= version ? [] : [{ type: 'PrivacyAccepted', data: { version } }];
}

function factorEvent(command: RecordFactorAdded | RecordFactorRemoved): MemberEvent {
  const { type, kind } = command;
  if (type === 'RecordFactorAdded') return { type: 'SecondFactorAdded', data: { kind } };
  return { type: 'SecondFactorRemoved', data: { kind, ...checkedAct(command) } };
}

/** One at a time: another takes the place of the former. */
function changeRole({ role, by }: ChangeRole, { role: former }: MemberState): MemberEvent[] {
  if (!ROLES.includes(role)) throw new Refusal('VALIDATION_FAILED', { field: 'role' });
  if (role === former) return [];
  const act = requiredAct(by);
  const revoked: MemberEvent[] =
    former === 'member' ? [] : [{ type: 'RoleRevoked', data: { role: former, by: act } }];
  return role === 'member' ? revoked : [...revoked, { type: 'RoleGranted', data: { role, by: act } }];
}

function grantTokens(command: GrantTokens, { plan }: MemberState): MemberEvent[] {
  const { amount } = command;
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Refusal('VALIDATION_FAILED', { field: 'amount' });
  return [{ type: 'TokensGranted', data: { amount, plan, month: null, ...checkedAct(command) } }];
}

/** Once a month and never twice, also when the plan changed in between; a plan that grants nothing records nothing. */
function grantAllowance(command: GrantAllowance, state: MemberState): MemberEvent[] {
  const { month, amount, plan = state.plan } = command;
  if (!MONTH.test(month)) throw new Refusal('VALIDATION_FAILED', { field: 'month' });
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new Refusal('VALIDATION_FAILED', { field: 'amount' });
  if (amount === 0 || Object.hasOwn(state.allowances, month)) return [];
  return [{ type: 'TokensGranted', data: { amount, plan, month } }];
}

/** A word of up to 100 letters, digits and marks, as a ticket's number or a receipt's. */
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N}._:/#-]{0,99}$/u;

/** Once for a reference: the same again changes nothing, another amount is refused. */
function adjustTokens({ amount, reference, by }: AdjustTokens, { adjustments }: MemberState): MemberEvent[] {
  if (!Number.isSafeInteger(amount) || amount === 0)
    throw new Refusal('VALIDATION_FAILED', { field: 'amount' });
  const before = Object.hasOwn(adjustments, reference) ? adjustments[reference] : undefined;
  const isTaken = before !== undefined && before !== amount;
  if (isTaken || !REFERENCE.test(reference)) throw new Refusal('VALIDATION_FAILED', { field: 'reference' });
  if (before === amount) return [];
  return [{ type: 'TokensAdjusted', data: { amount, reference, by: requiredAct(by) } }];
}
