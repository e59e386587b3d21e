import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { closeSqlite, openSqlite } from '../../adapters/sqlite/connection.js';
import { TREE_HEAD, merkleTree } from '../../projections/merkle-tree.projection.js';
import { tilePath } from '../../proof/tiles.js';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import { EmitCommand } from '../../testing/emit-command.js';

const ACT = ['--reason', 'a test'];

/** What is done to the tree before a rebuild of everything, and whether that folds it anew. */
const CASES: Readonly<Record<string, { readonly isKept: boolean; readonly before: Before }>> = {
  'as it was folded': { isKept: true, before: () => Promise.resolve() },
  'behind the log, which went on while nobody folded': {
    isKept: true,
    before: async (emit) => {
      await done(emit, 'members', 'grant', 'demo-tree-1@example.org', '1000', ...ACT);
    },
  },
  'with damage on record': {
    isKept: false,
    before: (emit, tree) =>
      emit.withStores(({ models }) => models.markDamaged(tree, { key: TREE_HEAD, what: 'a test' })),
  },
  'with a tile that is not what Emit wrote': { isKept: false, before: (emit) => spoil(emit, tilePath(0, 0)) },
  'with a head that is not what Emit wrote': { isKept: false, before: (emit) => spoil(emit, TREE_HEAD) },
  'without its head': {
    isKept: false,
    before: (emit) => sql(emit, `DELETE FROM documents WHERE key = '${TREE_HEAD}'`),
  },
  'without a tile': {
    isKept: false,
    before: (emit) => sql(emit, `DELETE FROM documents WHERE key = '${tilePath(0, 0)}'`),
  },
  'of another shape': {
    isKept: false,
    before: (emit) =>
      emit.withStores(async ({ models }) => {
        const other = await models.createVersion(merkleTree.name, '0');
        await models.activate([other]);
      }),
  },
};

type Before = (emit: EmitCommand, tree: CollectionVersion) => Promise<unknown>;

async function done(emit: EmitCommand, ...args: string[]) {
  const ran = await emit.run(args);
  expect({ args, ...ran }).toMatchObject({ code: 0 });
  return ran;
}

function sql(emit: EmitCommand, text: string): Promise<void> {
  const db = openSqlite(join(emit.dataDir, 'read-models', `${merkleTree.name}_v1.sqlite`), {
    durability: 'normal',
  });
  db.exec(text);
  closeSqlite(db);
  return Promise.resolve();
}

const spoil = (emit: EmitCommand, key: string) =>
  sql(emit, `UPDATE documents SET body = replace(body, 'A', 'B') WHERE key = '${key}'`);

describe('emit projections rebuild --all', () => {
  const source = new EmitCommand();
  let emit: EmitCommand;
  beforeAll(async () => {
    await done(source, 'demo', '--members', '10', '--days', '40', '--seed', 'tree', '--end', '2026-11-19');
    await done(source, 'projections', 'rebuild', '--all');
  });
  beforeEach(() => {
    emit = new EmitCommand();
    cpSync(source.dataDir, emit.dataDir, { recursive: true });
  });
  afterEach(() => emit.remove());
  afterAll(() => source.remove());

  const versionsOf = (name: string) =>
    emit.withStores(async ({ models }) =>
      (await models.versions()).filter(({ collection }) => collection === name),
    );
  const servedOf = async (name: string) =>
    (await versionsOf(name)).find(({ status }) => status === 'active')!;

  it.each(Object.entries(CASES))('the tree %s', async (_, { isKept, before }) => {
    const tree = await servedOf(merkleTree.name);
    await before(emit, tree);
    const was = await servedOf(merkleTree.name);
    const { err, out } = await done(emit, 'projections', 'rebuild', '--all', '--json');
    const now = await servedOf(merkleTree.name);
    expect(now.version === was.version).toBe(isKept);
    expect(err.includes('merkle-tree is kept')).toBe(isKept);
    expect((JSON.parse(out) as { collection: string }[]).map(({ collection }) => collection)).toContain(
      'dashboard',
    );
    // Whatever was there before, it is the tree of today's log, up to its end.
    const { code, err: verified } = await emit.run(['audit', 'verify']);
    expect({ code, verified }).toMatchObject({
      code: 0,
      verified: expect.stringContaining('Nothing is wrong') as string,
    });
    const rows = await emit.json<{ name: string; lag: number }[]>(['projections', 'status']);
    expect(rows.filter(({ lag }) => lag > 0)).toEqual([]);
  });

  it('by its name the tree is folded always', async () => {
    const { version } = await servedOf(merkleTree.name);
    await done(emit, 'projections', 'rebuild', merkleTree.name);
    expect((await servedOf(merkleTree.name)).version).toBeGreaterThan(version);
    await done(emit, 'audit', 'verify');
  });
});
