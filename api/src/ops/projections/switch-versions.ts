import type { ScoringRules } from '@emit/contract/scoring';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import { rulesIn } from '../../domain/operations/state.js';
import { projectionsBy } from '../../features/shared/projections-in-force.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import { revive, type Revivable } from '../../runtime/rebuild.js';
import type { Rebuilt } from '../../runtime/rebuild-options.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { damageIn } from '../support/damage-in.js';
import { CommandFailed } from '../support/failures.js';
import { operationsOf, recordRebuilt, requireFree } from './operate.js';
import { foldingParts, reportRebuild } from './report-rebuild.js';

/** Brings the version back that was served before. Throws CommandFailed when there is none, or none that can be kept current. */
export async function rollBack(cli: Cli, stores: Stores, name: string, by: OperatorAct): Promise<Rebuilt[]> {
  await stores.models.dropAbandoned();
  await refuseWhileRebuilt(stores, [name]);
  const former = await usableFormer(stores, name);
  const { collection: projection, version, shape } = former.version;
  const rules = rulesIn(shape);
  const operate = operationsOf(cli, stores);
  return reportRebuild(cli, stores, (options) =>
    revive(foldingParts(stores, [former.projection]), [former], {
      ...options,
      async beforeSwitch() {
        await operate({
          type: 'RollBack',
          ...{ projection, version, shape, by },
          ...(rules !== null && { rules }),
        });
      },
    }),
  );
}

/** Switches to what was filled and put aside, all of it at once. Throws CommandFailed. */
export async function switchToHeld(
  cli: Cli,
  stores: Stores,
  names: readonly string[],
  by: OperatorAct,
): Promise<Rebuilt[]> {
  const { models } = stores;
  await models.dropAbandoned();
  const inForce = await RulesInForce.load(stores.eventStore);
  const all = (await models.versions()).filter(({ held }) => held);
  const held = names.length === 0 ? all : all.filter(({ collection }) => names.includes(collection));
  const missing = names.filter((name) => !held.some(({ collection }) => collection === name));
  if (missing.length > 0 || held.length === 0)
    throw new CommandFailed(
      `no version of ${missing.join(', ') || 'any read model'} is held: emit projections rebuild --hold fills one`,
    );
  const collections = held.map(({ collection }) => collection);
  await refuseWhileRebuilt(stores, collections);
  const versions = held.map((version) => heldVersion(inForce, version));
  const [rules] = held.flatMap(({ held: one }) => (one?.foldedWith ? [one.foldedWith as ScoringRules] : []));
  if (rules) requireFree(inForce, rules);
  const operate = operationsOf(cli, stores);
  const switched = await reportRebuild(cli, stores, (options) =>
    revive(
      foldingParts(
        stores,
        versions.map(({ projection }) => projection),
      ),
      versions,
      {
        ...options,
        async beforeSwitch() {
          if (rules) await operate({ type: 'ChangeScoringRules', rules, by });
        },
      },
    ),
  );
  await recordRebuilt(operate, switched, by);
  return switched;
}

/** Throws CommandFailed where it would be served by other rules than those in force, or this release cannot fold it. */
function heldVersion(inForce: RulesInForce, version: CollectionVersion): Revivable {
  const { collection, shape, held } = version;
  const scoring = (held?.foldedWith as ScoringRules | undefined) ?? inForce.current;
  const projection = projectionsBy(inForce, scoring).find(
    (one) => one.name === collection && one.shape === shape,
  );
  if (projection) return { projection, version };
  throw new CommandFailed(
    `the held version ${version.version} of ${collection} has the shape ${shape}, which is not to be served now: ` +
      `drop it (emit projections drop ${collection} ${version.version}) and fill another`,
  );
}

/** The latest former version that can be kept current and be read. Throws CommandFailed. */
async function usableFormer({ eventStore, models }: Stores, name: string): Promise<Revivable> {
  const former = (await models.versions())
    .filter(({ collection, status, held }) => collection === name && status === 'retired' && !held)
    .sort((a, b) => b.version - a.version);
  const inForce = await RulesInForce.load(eventStore);
  const known = inForce.all.flatMap((scoring) => projectionsBy(inForce, scoring));
  const reasons: string[] = [];
  for (const version of former) {
    const projection = known.find((one) => one.name === name && one.shape === version.shape);
    const damage = await damageIn(models, version);
    if (projection && damage === null) return { projection, version };
    const why = damage === null ? unknownShape(version) : `cannot be read: ${damage}`;
    reasons.push(`version ${version.version} of ${name} ${why}`);
  }
  throw new CommandFailed(reasons.join('; ') || `there is no former version of ${name} to go back to`);
}

function unknownShape({ shape }: CollectionVersion): string {
  return `cannot be kept current by this release: its shape is ${shape}`;
}

/** Throws CommandFailed. */
async function refuseWhileRebuilt({ models }: Stores, names: readonly string[]): Promise<void> {
  const busy = (await models.versions()).find(
    ({ collection, status }) =>
      names.includes(collection) && (status === 'building' || status === 'following'),
  );
  if (!busy) return;
  const { collection, version } = busy;
  throw new CommandFailed(
    `${collection} is being rebuilt, as version ${version}: wait for it, or end it with emit projections cancel ${collection}`,
  );
}
