import type { OperatorAct } from '../../kernel/operator-act.js';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, UsageError } from '../support/failures.js';

type Upkept = Pick<Stores, 'models' | 'lease'>;

/** Takes versions from whoever rebuilds them. Throws CommandFailed when nobody does. */
export async function cancelRebuilds(
  { terminal }: Cli,
  { models, lease }: Upkept,
  names: readonly string[],
): Promise<void> {
  const dropped = await models.dropAbandoned();
  const busy = (await models.versions()).filter(
    ({ collection, status }) =>
      isNamed(names, collection) && (status === 'building' || status === 'following'),
  );
  for (const version of busy) await models.cancel(version);
  const ended = [...dropped.filter(({ collection }) => isNamed(names, collection)), ...busy];
  if (ended.length === 0)
    throw new CommandFailed(`no rebuild of ${names.join(', ') || 'any read model'} is under way`);
  terminal.note(`Cancelled: ${ended.map(nameOf).join(', ')}. What was served before is served on.`);
  if ((await lease.holder()) !== null)
    terminal.note(
      'What is due is folded anew by the server a minute later: emit projections pause keeps it from that.',
    );
}

/** Stops folding into read models, or goes on. */
export async function setPaused(
  { terminal, clock }: Cli,
  { models }: Upkept,
  names: readonly string[],
  by: OperatorAct | null,
): Promise<void> {
  const at = new Date(clock()).toISOString();
  const paused = new Set((await models.versions()).flatMap((one) => (one.paused ? one.collection : [])));
  for (const name of names) await models.pause(name, by && { at, ...by });
  const changed = by === null ? names.filter((name) => paused.has(name)) : names;
  const what = by === null ? 'Goes on' : 'Paused: it is served as it is, and nothing is folded into it';
  terminal.note(changed.length > 0 ? `${what}: ${changed.join(', ')}.` : 'None of these was paused.');
}

/** Forgets a version that is not served. Throws UsageError for one that is, and CommandFailed where there is none. */
export async function dropVersion(
  { terminal }: Cli,
  { models }: Upkept,
  name: string,
  number: number,
): Promise<void> {
  await models.dropAbandoned();
  const found = (await models.versions()).find(
    ({ collection, version }) => collection === name && version === number,
  );
  if (!found) throw new CommandFailed(`there is no version ${number} of ${name}: emit projections list`);
  if (found.status === 'active')
    throw new UsageError(`version ${number} of ${name} is the one that is served: switch to another first`);
  if (found.status !== 'retired')
    throw new UsageError(`version ${number} of ${name} is being rebuilt: emit projections cancel ${name}`);
  await models.dropVersion(found);
  terminal.note(`Dropped: ${nameOf(found)}.`);
}

function isNamed(names: readonly string[], collection: string): boolean {
  return names.length === 0 || names.includes(collection);
}

function nameOf({ collection, version }: CollectionVersion): string {
  return `${collection} version ${version}`;
}
