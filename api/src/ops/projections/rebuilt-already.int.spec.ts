import { eventCatalogue } from '../../domain/all-events.js';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import { quietLog } from '../../runtime/log.js';
import { rebuild } from '../../runtime/rebuild.js';
import { EmitCommand } from '../../testing/emit-command.js';

const ACT = ['--reason', 'a test'];

describe('a rebuild while another one is under way', () => {
  const emit = new EmitCommand();
  beforeAll(() => emit.run(['demo', '--members', '3', '--days', '5']));
  afterAll(() => emit.remove());

  /** A rebuild of the dashboard that does something else before it switches. */
  const whileRebuilding = (work: () => Promise<void>) =>
    emit.withStores(async (stores) => {
      const { eventStore: store, models } = stores;
      const projections = (await projectionsInForce(stores)).filter(({ name }) => name === 'dashboard');
      const { signal } = new AbortController();
      const { lift } = eventCatalogue;
      const parts = { store, models, projections, lift, log: quietLog };
      return rebuild(parts, projections, { signal, beforeSwitch: work });
    });

  it('is refused in a line that says what to do, and leaves the other alone', async () => {
    await whileRebuilding(async () => {
      for (const args of [
        ['rebuild', 'dashboard'],
        ['rebuild', '--all'],
        ['rebuild', 'dashboard', '--hold'],
      ]) {
        const ran = await emit.run(['projections', ...args]);
        expect(ran.code).toBe(1);
        expect(ran.err).toMatch(
          /^emit: dashboard is being rebuilt already, as version \d+: wait for it \(emit projections status\), or end it with emit projections cancel dashboard\n$/,
        );
      }
      // Another read model is nobody's concern.
      expect(await emit.run(['projections', 'rebuild', 'token-grants'])).toMatchObject({ code: 0 });
    });
    const rows = await emit.json<{ collection: string; status: string }[]>(['projections', 'list']);
    expect(rows.map(({ collection, status }) => `${collection} ${status}`)).toEqual([
      'dashboard active',
      'token-grants active',
    ]);
    expect(await emit.run(['audit', 'verify', '--only', 'dashboard'])).toMatchObject({ code: 0 });
  });

  it('keeps a rollback and a switch waiting, too', async () => {
    expect(await emit.run(['projections', 'rebuild', 'dashboard'])).toMatchObject({ code: 0 });
    await whileRebuilding(async () => {
      const ran = await emit.run(['projections', 'rollback', 'dashboard', ...ACT]);
      expect(ran).toMatchObject({ code: 1 });
      expect(ran.err).toContain('dashboard is being rebuilt, as version');
    });
  });

  it('can be cancelled from elsewhere, and changes nothing then', async () => {
    const served = await emit.json<unknown>(['projections', 'status']);
    const cancelled = whileRebuilding(async () => {
      const ran = await emit.run(['projections', 'cancel', 'dashboard']);
      expect(ran).toMatchObject({
        code: 0,
        err: expect.stringContaining('Cancelled: dashboard version') as string,
      });
    });
    await expect(cancelled).rejects.toMatchObject({
      name: 'RebuildCancelled',
      message: 'the rebuild of dashboard was cancelled',
    });
    expect(await emit.json<unknown>(['projections', 'status'])).toEqual(served);
    const again = await emit.run(['projections', 'cancel']);
    expect(again).toMatchObject({ code: 1, err: 'emit: no rebuild of any read model is under way\n' });
  });

  it('lets one of two that begin at the same moment go on', async () => {
    const begun = await Promise.all([
      emit.run(['projections', 'rebuild', '--all']),
      emit.run(['projections', 'rebuild', '--all']),
    ]);
    const codes = begun.map(({ code }) => code).sort();
    expect([
      [0, 0],
      [0, 1],
    ]).toContainEqual(codes);
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
    const rows = await emit.json<{ status: string }[]>(['projections', 'list']);
    expect(rows.every(({ status }) => status === 'active' || status === 'retired')).toBe(true);
  });
});
