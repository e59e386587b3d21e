import type { Filling, ReadModelStore, StoredDocument, VersionRef } from '../../ports/read-models.port.js';
import { KEYS, MANY, type Closing, type MongoStores, type Prepare } from './operation.js';

const DASHBOARD = { name: 'dashboard' };

const documentsAt = (position: number): StoredDocument[] =>
  KEYS.map((key) => ({ key, owner: 'ann', position, body: { at: position } }));
/** A version with documents, which somebody works on. */
async function building({ models }: MongoStores): Promise<VersionRef> {
  const ref = await models.createVersion('dashboard', 'shape-1');
  await models.commit([{ ...ref, documents: documentsAt(1), checkpoint: 1 }]);
  return ref;
}

async function active(direct: MongoStores): Promise<VersionRef> {
  const ref = await building(direct);
  await direct.models.activate([ref]);
  return ref;
}

const withActive =
  (act: (models: ReadModelStore, ref: VersionRef) => Promise<unknown>): Prepare =>
  async ({ models }, direct) => {
    const ref = await active(direct);
    return () => act(models, ref);
  };
const PAUSED = { at: '2026-11-20T12:00:00Z', operator: 'ada', reason: 'a test' };
/** Some of whose documents stand at an event. */
const withParked =
  (act: (models: ReadModelStore, ref: VersionRef) => Promise<unknown>): Prepare =>
  async ({ models }, direct) => {
    const ref = await active(direct);
    const parked = { type: 'PracticeLogged', why: 'it is odd' };
    const documents = documentsAt(2).map((document) => ({ ...document, parked }));
    await direct.models.commit([{ ...ref, documents, checkpoint: 2 }]);
    return () => act(models, ref);
  };
const withBuilding =
  (act: (models: ReadModelStore, ref: VersionRef) => Promise<unknown>): Prepare =>
  async ({ models }, direct) => {
    const ref = await building(direct);
    return () => act(models, ref);
  };
export const MODELS: Record<Exclude<keyof ReadModelStore, Closing>, Prepare> = {
  versions: withActive((models) => models.versions()),
  createVersion:
    async ({ models }) =>
    () =>
      models.createVersion('dashboard', 'shape-1'),
  setStatus: withBuilding((models, ref) => models.setStatus(ref, 'following')),
  activate: withBuilding((models, ref) => models.activate([ref])),
  hold: withBuilding((models, ref) => models.hold(ref, { at: '2026-11-20T12:00:00Z' })),
  cancel: withBuilding((models, ref) => models.cancel(ref)),
  pause: withActive((models) => models.pause('dashboard', PAUSED)),
  fault: withActive((models) => models.fault()),
  setFault: withActive((models) => models.setFault({ since: PAUSED.at, position: 7, why: 'it is stuck' })),
  parked: withParked((models, ref) => models.parked(ref, MANY)),
  countParked: withParked((models, ref) => models.countParked(ref)),
  dropVersion: withBuilding((models, ref) => models.dropVersion(ref)),
  markReached: withBuilding((models, ref) => models.markReached([ref], 7)),
  fill: withBuilding((models, ref) => models.fill(ref)),
  load: withActive((models, ref) => models.load(ref, KEYS)),
  commit: withActive((models, ref) =>
    models.commit([
      { ...ref, documents: [...documentsAt(1), ...documentsAt(2)].slice(100, 200), checkpoint: 2 },
    ]),
  ),
  get: withActive((models) => models.get(DASHBOARD, 'key-007')),
  list: withActive((models) => models.list(DASHBOARD, { owner: 'ann' })),
  abandoned: withBuilding((models) => models.abandoned()),
  dropAbandoned: async ({ models }, direct) => {
    await direct.models.createVersion('dashboard', 'shape-1');
    await direct.models.close();
    return () => models.dropAbandoned();
  },
  page: withActive((models, ref) => models.page(ref, MANY)),
  faultIn: withActive((models, ref) => models.faultIn(ref)),
  markDamaged: withActive((models, ref) => models.markDamaged(ref, { key: null, what: 'it is bad' })),
  setAside: withBuilding((models, ref) => models.setAside(ref)),
  setAsides: withActive((models) => models.setAsides()),
  mendRegistry: async ({ models }, direct) => {
    await active(direct);
    await direct.spoilRegistry();
    return () => models.mendRegistry();
  },
  ping:
    async ({ models }) =>
    () =>
      models.ping(),
};

const filling =
  (act: (filling: Filling) => Promise<unknown>): Prepare =>
  async ({ models }, direct) => {
    const ref = await direct.models.createVersion('dashboard', 'shape-1');
    const begun = await models.fill(ref);
    return () => act(begun);
  };
export const FILLING: Record<keyof Filling, Prepare> = {
  put: filling(({ put }) => put(KEYS.map((key) => ({ key, owner: 'ann', position: 1, json: '{}' })))),
  finish: filling(({ finish }) => finish(7)),
  abandon: filling(({ abandon }) => abandon()),
};
