import { counted } from '@emit/contract/english';
import type { PlanId } from '@emit/contract/plans';
import type { Role } from '@emit/contract/roles';
import { FACTOR_NAMES } from '@emit/contract/second-factors';
import { DEFAULT_TRANSLATION, TRANSLATIONS, type Translation } from '@emit/contract/translations';
import type { Reminder } from '@emit/contract/reminders';
import type { FactorList, SessionList } from '@emit/contract/account';
import type { ProgressSummary } from '@emit/contract/wire';
import type { MemberEvent } from '../../domain/member/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Folded } from '../../kernel/projection.js';
import { fields } from './csv.js';
import { isOfPlan, toldOfPlan } from './plan-history.js';
import type { TokenRow } from './token-rows.js';

export interface HistoryRow {
  /** ISO instant. */
  readonly at: string;
  readonly what: string;
  readonly details: string;
}

/** The account as the event store holds it, opened; nothing of a password is ever in it. */
export interface AccountRecord {
  readonly member_id: string;
  full_name: string;
  email: string;
  registered_at: string | null;
  plan: PlanId;
  role: Role;
  /** What the member reads in. */
  translation: Translation;
  /** Minutes of practice that a week is to have. */
  weekly_goal: number | null;
  readonly history: HistoryRow[];
}

export const HISTORY_COLUMNS = fields<HistoryRow>('at', 'what', 'details');

/** What account.json says beside the record. */
export interface AccountFile extends AccountRecord {
  readonly exported_at: string;
  readonly tokens: { granted: number; adjusted: number; used: number; balance: number };
  readonly progress: ProgressSummary;
  readonly sessions: SessionList['sessions'];
  readonly second_factors: FactorList;
  /** With the address at the browser's maker to which each is sent. */
  readonly reminders: readonly (Reminder & { endpoint: string })[];
}

type Open = <T>(sealed: Sealed<T>) => T;

export function accountRecord(
  memberId: string,
  events: readonly Folded<MemberEvent>[],
  open: Open,
): AccountRecord {
  const record: AccountRecord = {
    member_id: memberId,
    full_name: '',
    email: '',
    registered_at: null,
    plan: 'trial',
    role: 'member',
    translation: DEFAULT_TRANSLATION,
    weekly_goal: null,
    history: [],
  };
  for (const event of events) {
    const at = new Date(event.at).toISOString();
    if (event.type === 'MemberRegistered') record.registered_at = at;
    if (event.type === 'PlanChanged') record.plan = event.data.plan;
    if (event.type === 'RoleGranted') record.role = event.data.role;
    if (event.type === 'RoleRevoked') record.role = 'member';
    if (event.type === 'TranslationChosen') record.translation = open(event.data.translation);
    if (event.type === 'WeeklyGoalChosen') record.weekly_goal = open(event.data.goal).minutes;
    if (hasProfile(event)) {
      const { fullName, email } = open(event.data.profile);
      Object.assign(record, { full_name: fullName, email });
    }
    record.history.push({ at, ...told(event, record, open) });
  }
  return record;
}

type WithProfile = Extract<Folded<MemberEvent>, { readonly data: { profile: unknown } }>;

function hasProfile(event: Folded<MemberEvent>): event is WithProfile {
  return 'profile' in event.data;
}

/** The grants and corrections among the same events, for the ledger. */
export function grantRows(events: readonly Folded<MemberEvent>[]): TokenRow[] {
  return events.flatMap((event): TokenRow[] => {
    const row = { at: event.at, conversation_id: null, usage: null };
    if (event.type === 'TokensAdjusted') return [{ ...row, what: 'adjustment', tokens: event.data.amount }];
    if (event.type !== 'TokensGranted') return [];
    const { amount, month } = event.data;
    const what = month === null ? 'gift' : 'monthly allowance';
    return [{ ...row, what, tokens: amount }];
  });
}

function told(event: Folded<MemberEvent>, record: AccountRecord, open: Open): Omit<HistoryRow, 'at'> {
  if (isOfAccess(event)) return toldOfAccess(event);
  if (isOfPlan(event)) return toldOfPlan(event, open);
  const { full_name, email, translation } = record;
  switch (event.type) {
    case 'MemberRegistered':
      return { what: 'Account registered', details: `${full_name}, ${email}` };
    case 'RegistrationAbandoned':
      return { what: 'Registration abandoned', details: '' };
    case 'AddressVerified':
      return { what: 'Address confirmed', details: email };
    case 'AddressChanged':
      return { what: 'Address changed', details: email };
    case 'ProfileChanged':
      return { what: 'Profile changed', details: `${full_name}, ${email}` };
    case 'TranslationChosen':
      return { what: 'Translation chosen', details: TRANSLATIONS[translation] };
    case 'WeeklyGoalChosen':
      return { what: 'Weekly goal chosen', details: sayGoal(record.weekly_goal) };
    case 'PrivacyAccepted':
      return { what: 'Privacy page accepted', details: event.data.version };
    case 'TokensGranted': {
      const { amount, month } = event.data;
      const why = month === null ? 'a gift' : `allowance of ${month}`;
      return { what: 'Tokens granted', details: `${amount}, ${why}` };
    }
    case 'TokensAdjusted': {
      const { amount, reference } = event.data;
      return { what: 'Tokens adjusted', details: `${amount}, ${reference}` };
    }
    case 'MemberErased':
      return { what: 'Account erased', details: '' };
    default:
      return event satisfies never;
  }
}

const OF_ACCESS = [
  'RoleGranted',
  'RoleRevoked',
  'PasswordChanged',
  'SecondFactorAdded',
  'SecondFactorRemoved',
  'SessionsEnded',
] as const satisfies readonly MemberEvent['type'][];
type OfAccess = Extract<Folded<MemberEvent>, { type: (typeof OF_ACCESS)[number] }>;

function isOfAccess(event: Folded<MemberEvent>): event is OfAccess {
  return OF_ACCESS.some((type) => type === event.type);
}

/** What opens the account, and what it opens. */
function toldOfAccess(event: OfAccess): Omit<HistoryRow, 'at'> {
  switch (event.type) {
    case 'RoleGranted':
      return { what: 'Role given', details: event.data.role };
    case 'RoleRevoked':
      return { what: 'Role taken back', details: event.data.role };
    case 'PasswordChanged':
      return { what: 'Password changed', details: '' };
    case 'SecondFactorAdded':
      return { what: 'Second factor added', details: FACTOR_NAMES[event.data.kind] };
    case 'SecondFactorRemoved':
      return { what: 'Second factor removed', details: FACTOR_NAMES[event.data.kind] };
    case 'SessionsEnded':
      return { what: 'Signed out everywhere', details: 'by the service' };
    default:
      return event satisfies never;
  }
}

function sayGoal(minutes: number | null): string {
  return minutes === null ? 'none' : counted(minutes, 'minute');
}
