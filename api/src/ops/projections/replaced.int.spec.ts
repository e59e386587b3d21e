import { eventCatalogue } from '../../domain/all-events.js';
import { quietLog } from '../../runtime/log.js';
import { rebuild } from '../../runtime/rebuild.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { projectionsInForce } from '../support/projections-in-force.js';

describe('a rebuild while another one begins', () => {
  const emit = new EmitCommand();
  afterAll(() => emit.remove());

  it('says so in a line, and leaves what the other one made', async () => {
    await emit.run(['demo', '--members', '3', '--days', '5']);
    await emit.withStores(async (stores) => {
      const { eventStore: store, models } = stores;
      const projections = (await projectionsInForce(stores)).filter(({ name }) => name === 'dashboard');
      const { signal } = new AbortController();
      const { lift } = eventCatalogue;
      const beside = (beforeSwitch?: () => Promise<void>) =>
        rebuild({ store, models, projections, lift, log: quietLog }, projections, { signal, beforeSwitch });
      const replaced = beside(async () => {
        await beside();
      });
      await expect(replaced).rejects.toMatchObject({
        name: 'RebuildReplaced',
        message: 'another rebuild of dashboard began meanwhile: it took the place of this one',
      });
      expect(await models.versions()).toMatchObject([
        { collection: 'dashboard', version: 2, status: 'active' },
      ]);
    });
    expect(await emit.run(['audit', 'verify', '--only', 'dashboard'])).toMatchObject({ code: 0 });
  });
});
