import type { ReadModelStore, StoredDocument } from '../../ports/read-models.port.js';
import { memberDirectory, type DirectoryEntry } from '../../projections/member-directory.projection.js';
import { memberPlans, type FoldedSubscription } from '../../projections/member-plans.projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import { CommandFailed } from '../support/failures.js';
import { fields } from '../../features/export/csv.js';
import { figures, type RowLayout } from '../support/rows.js';
import { utcDayOf } from '../../kernel/local-date.js';

export interface MemberRow {
  readonly member: string;
  /** In force. */
  readonly plan: string;
  /** By an operator, whatever is paid for. */
  readonly planGranted: string;
  /** What is paid for, and how that stands; empty before there was a payment. */
  readonly subscription: string;
  readonly role: string;
  readonly granted: number;
  readonly adjusted: number;
  readonly consumed: number;
  readonly balance: number;
  readonly replies: number;
  /** ISO instants. */
  readonly registeredAt: string;
  readonly lastActiveAt: string;
  readonly erased: boolean;
}

const LISTED_AT_ONCE = 500;

export const memberLayout: RowLayout<MemberRow> = {
  none: 'There are no members.',
  columns: [
    ...fields<MemberRow>('member', 'plan', 'planGranted', 'subscription', 'role'),
    ...figures<MemberRow>('granted', 'adjusted', 'consumed', 'balance', 'replies'),
    ...fields<MemberRow>('registeredAt', 'lastActiveAt'),
    { title: 'erased', value: ({ erased }) => (erased ? 'yes' : '') },
  ],
};

/** Every member by id, a page at a time in memory. Throws CommandFailed when nobody has folded the read models yet. */
export async function* listMembers(models: ReadModelStore): AsyncGenerator<MemberRow> {
  await requireFolded(models, memberDirectory.name);
  let afterKey: string | undefined;
  for (;;) {
    const query = { limit: LISTED_AT_ONCE, ...(afterKey !== undefined && { afterKey }) };
    const entries = await models.list(memberDirectory, query);
    for (const entry of entries) yield await memberRow(models, entry);
    afterKey = entries.at(-1)?.key;
    if (entries.length < LISTED_AT_ONCE) return;
  }
}

/** Throws CommandFailed when nobody has folded this read model yet. */
export async function requireFolded(models: ReadModelStore, name: string): Promise<void> {
  const versions = await models.versions();
  if (versions.some(({ collection, status }) => collection === name && status === 'active')) return;
  throw new CommandFailed(
    'the read models are not folded yet: start the server, or run emit projections rebuild --all',
  );
}

/** Nothing personal is in it: names and addresses stay sealed. */
export async function memberRow(
  models: ReadModelStore,
  { key, body }: StoredDocument<DirectoryEntry>,
): Promise<MemberRow> {
  const [used, planned] = await Promise.all([
    models.get(tokenBalance, key).then((found) => found?.body),
    models.get(memberPlans, key).then((found) => found?.body),
  ]);
  const { granted = 0, adjusted = 0, consumed = 0, balance = 0, replies = 0 } = used ?? {};
  const registeredAt = new Date(body.registeredAt).toISOString();
  const lastActiveAt = new Date(body.lastActiveAt).toISOString();
  const { plan, role = 'member', erased } = body;
  return {
    member: key,
    plan,
    planGranted: planned?.granted ?? plan,
    subscription: subscriptionIn(planned?.subscription ?? null),
    role,
    granted,
    adjusted,
    consumed,
    balance,
    replies,
    registeredAt,
    lastActiveAt,
    erased,
  };
}

/** 'creation paid until 2026-12-20'. */
function subscriptionIn(subscription: FoldedSubscription | null): string {
  if (subscription === null) return '';
  const { plan, status, endsAt } = subscription;
  const end = endsAt === null ? '' : ` until ${utcDayOf(endsAt)}`;
  return `${plan ?? 'no plan'} ${status}${end}`;
}
