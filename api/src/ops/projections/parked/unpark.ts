import { projectionsInForce } from '../../../features/shared/projections-in-force.js';
import { RulesInForce } from '../../../features/shared/rules-in-force.js';
import type { OperatorAct } from '../../../kernel/operator-act.js';
import type { Stores } from '../../../composition/stores.js';
import type { Cli } from '../../support/cli.js';
import { CommandFailed } from '../../support/failures.js';
import { named, rebuildReadModels } from '../apply-rebuild.js';
import { eventAt, parkedRows, type ParkedRow } from './look-at-parked.js';

/** Which parked events are meant: of one position, and of one read model, where these are given. */
export interface Which {
  readonly position: number | null;
  readonly projection: string | null;
}

/**
 * Folds the read models anew whose documents stand at these events; one that was skipped is folded again, which is an act that
 * somebody answers for. Returns what stands still. Throws CommandFailed where there is none.
 */
export async function retryParked(
  cli: Cli,
  stores: Stores,
  which: Which,
  actFor: (takesBack: boolean) => Promise<OperatorAct>,
): Promise<ParkedRow[]> {
  const rows = await chosen(stores, which, (row) => row.state === 'parked' || which.position !== null);
  const withdrawn = rows.filter(({ state }) => state === 'skipped');
  const by = await actFor(withdrawn.length > 0);
  const inForce = await RulesInForce.load(stores.eventStore);
  const skippedIn = (name: string) => {
    const gone = new Set(
      withdrawn.flatMap(({ projection, position }) => (projection === name ? position : [])),
    );
    return new Set([...inForce.skippedIn(name)].filter((position) => !gone.has(position)));
  };
  const facts = withdrawn.map(({ projection, position }) => {
    return { type: 'WithdrawSkip' as const, projection, position, by };
  });
  await rebuildReadModels(cli, stores, {
    names: namesOf(rows),
    rules: null,
    by,
    skips: { skippedIn, facts },
  });
  return remaining(stores, rows);
}

/** Folds the read models that stand at an event without it, now and in every rebuild. Throws CommandFailed where none does. */
export async function skipParked(
  cli: Cli,
  stores: Stores,
  which: Which & { readonly position: number },
  by: OperatorAct,
): Promise<ParkedRow[]> {
  const rows = await chosen(stores, which, ({ state }) => state === 'parked');
  const { position } = which;
  const { stream, revision, type: eventType } = await eventAt(stores.eventStore, position);
  const inForce = await RulesInForce.load(stores.eventStore);
  const names = namesOf(rows);
  const skippedIn = (name: string) =>
    names.includes(name) ? new Set([...inForce.skippedIn(name), position]) : inForce.skippedIn(name);
  const facts = names.map((projection) => {
    return { type: 'SkipEvent' as const, projection, position, stream, revision, eventType, by };
  });
  await rebuildReadModels(cli, stores, { names, rules: null, by, skips: { skippedIn, facts } });
  return remaining(stores, rows);
}

async function chosen(
  stores: Stores,
  { position, projection }: Which,
  isWanted: (row: ParkedRow) => boolean,
): Promise<ParkedRow[]> {
  if (projection !== null) named(await projectionsInForce(stores), [projection]);
  const [rows, others]: [ParkedRow[], ParkedRow[]] = [[], []];
  for await (const row of parkedRows(stores)) {
    const isMeant = position === null || row.position === position;
    if (isMeant && (projection === null || row.projection === projection))
      (isWanted(row) ? rows : others).push(row);
  }
  if (rows.length > 0) return rows;
  if (position !== null && others.length > 0)
    throw new CommandFailed(
      `the event at position ${position} is skipped already in ${namesOf(others).join(', ')}: emit projections parked list`,
    );
  const at = position === null ? '' : ` at position ${position}`;
  const of = projection === null ? '' : ` of ${projection}`;
  throw new CommandFailed(`no document${of} stands at an event${at}: emit projections parked list`);
}

/** What of the same read models stands still. */
async function remaining(stores: Stores, before: readonly ParkedRow[]): Promise<ParkedRow[]> {
  const names = namesOf(before);
  const rows: ParkedRow[] = [];
  for await (const row of parkedRows(stores)) {
    if (row.state === 'parked' && names.includes(row.projection)) rows.push(row);
  }
  return rows;
}

function namesOf(rows: readonly ParkedRow[]): string[] {
  return [...new Set(rows.map(({ projection }) => projection))];
}
