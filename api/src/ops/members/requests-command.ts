import { Command } from 'commander';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { VaultReading } from '../../ports/vault.port.js';
import { memberDirectory } from '../../projections/member-directory.projection.js';
import {
  memberPlans,
  type MemberPlan,
  type RequestedPlan,
} from '../../projections/member-plans.projection.js';
import { Keyring } from '../../runtime/sealing.js';
import { withReadOnlyStores, type Cli } from '../support/cli.js';
import { masterKeyOf, requireMasterKey } from '../support/master-key.js';
import { examples, formatOption } from '../support/options.js';
import { fields } from '../../features/export/csv.js';
import { writeRows, type Format, type RowLayout } from '../support/rows.js';
import { requireFolded } from './member-rows.js';

export interface RequestRow {
  readonly member: string;
  /** The plan that the member has. */
  readonly plan: string;
  /** The plan that was asked for; the trial ends the plan. */
  readonly wanted: string;
  readonly status: string;
  /** ISO instants. */
  readonly askedAt: string;
  readonly settledAt: string | null;
}
/** Opened with the member's key. */
interface PersonalRow extends RequestRow {
  readonly email: string;
  readonly note: string;
}

interface Options {
  readonly format: Format;
  readonly all?: boolean;
  readonly personal?: boolean;
}

const READ_AT_ONCE = 500;
const NONE = 'Nobody asks for a plan.';

const layout: RowLayout<RequestRow> = {
  none: NONE,
  columns: fields<RequestRow>('member', 'plan', 'wanted', 'status', 'askedAt', 'settledAt'),
};
const personalLayout: RowLayout<PersonalRow> = {
  none: NONE,
  columns: fields<PersonalRow>(
    ...(['member', 'email', 'plan', 'wanted', 'status', 'askedAt', 'settledAt', 'note'] as const),
  ),
};

/** `emit members requests`: who asks for another plan. */
export function requestsCommand(cli: Cli): Command {
  return new Command('requests')
    .description('requests for another plan that wait, the first one first')
    .option('--all', 'also those that were granted, declined or withdrawn: the last one of each member')
    .option('--personal', 'also the address and what the member wrote; needs the master key')
    .addOption(formatOption())
    .addHelpText('after', examples('emit members requests', 'emit members requests --personal'))
    .action(({ format, all = false, personal = false }: Options) =>
      withReadOnlyStores(cli, async (stores, settings) => {
        const rows = await requestsIn(stores.models, all);
        if (!personal)
          return writeRows(
            cli.terminal,
            format,
            rows.map(({ row }) => row),
            layout,
          );
        await requireMasterKey(stores, settings);
        const keyring = new Keyring(masterKeyOf(settings).key);
        const opened = await Promise.all(rows.map((request) => open(stores, keyring, request)));
        await writeRows(cli.terminal, format, opened, personalLayout);
      }),
    );
}

interface Found {
  readonly row: RequestRow;
  readonly request: RequestedPlan;
}

/** Throws CommandFailed when nobody has folded the read models yet. */
async function requestsIn(models: ReadModelStore, all: boolean): Promise<Found[]> {
  await requireFolded(models, memberPlans.name);
  const found: Found[] = [];
  for (let afterKey: string | undefined; ;) {
    const page = await models.list(memberPlans, { limit: READ_AT_ONCE, ...(afterKey && { afterKey }) });
    for (const { key, body } of page) {
      const { request } = body;
      if (request && (all || request.status === 'waiting'))
        found.push({ row: rowOf(key, body, request), request });
    }
    afterKey = page.at(-1)?.key;
    if (page.length < READ_AT_ONCE) break;
  }
  return found.sort((one, other) => one.request.askedAt - other.request.askedAt);
}

function rowOf(member: string, { plan }: MemberPlan, request: RequestedPlan): RequestRow {
  const { plan: wanted, status, askedAt, settledAt } = request;
  return {
    member,
    plan,
    wanted,
    status,
    askedAt: new Date(askedAt).toISOString(),
    settledAt: settledAt === null ? null : new Date(settledAt).toISOString(),
  };
}

/** Empty where the member's key is gone. */
async function open(
  { models, vault }: { readonly models: ReadModelStore; readonly vault: VaultReading },
  keyring: Keyring,
  { row, request }: Found,
): Promise<PersonalRow> {
  const { member } = row;
  const [directory, entry] = await Promise.all([models.get(memberDirectory, member), vault.find(member)]);
  const key = entry && keyring.keyIn(member, entry.wrappedKey);
  const profile = directory?.body.profile;
  return {
    ...row,
    email: key && profile ? key.open(profile).email : '',
    note: key && request.note ? key.open(request.note) : '',
  };
}
