import { eventCatalogue } from '../../domain/all-events.js';
import { quietLog } from '../../runtime/log.js';
import { EmitCommand } from '../../testing/emit-command.js';
import type { Cli } from '../support/cli.js';
import { projectionsInForce } from '../support/projections-in-force.js';
import { RebuildBeside } from './rebuild-beside.js';

describe('a rebuild while another one begins', () => {
  const emit = new EmitCommand();
  afterAll(() => emit.remove());

  it('says so in a line, and leaves what the other one made', async () => {
    await emit.run(['demo', '--members', '3', '--days', '5']);
    await emit.withStores(async (stores) => {
      const { eventStore: store, models } = stores;
      const terminal = { write: async () => undefined, note: () => undefined, progress: () => undefined };
      const cli = { terminal, signal: new AbortController().signal } as unknown as Cli;
      const projections = (await projectionsInForce(stores)).filter(({ name }) => name === 'dashboard');
      const beside = () =>
        new RebuildBeside(cli, { store, models, projections, lift: eventCatalogue.lift, log: quietLog });
      const nothing = async () => undefined;
      const replaced = beside().run(async () => {
        await beside().run(async () => [], nothing);
        return [];
      }, nothing);
      await expect(replaced).rejects.toMatchObject({
        name: 'CommandFailed',
        message: 'another rebuild of dashboard began meanwhile: it took the place of this one',
      });
      expect(await models.versions()).toMatchObject([
        { collection: 'dashboard', version: 2, status: 'active' },
      ]);
    });
    expect(await emit.run(['audit', 'verify', '--only', 'dashboard'])).toMatchObject({ code: 0 });
  });
});
