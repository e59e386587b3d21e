import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Health } from '@emit/contract/operations';
import { comesTo } from '../../testing/comes-to.js';
import { zeroPages } from '../../testing/damages/damage.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';

it('tells that the event store is damaged where nobody has asked for it, and serves what it can', async () => {
  const emit = new EmitCommand();
  await emit.run(['demo', '--members', '20', '--days', '60', '--seed', 'pages']);
  await emit.run(['projections', 'rebuild', '--all']);
  const texts: string[] = [];
  const keep = (_: object, text: string) => void texts.push(text);
  const sound = `${emit.dataDir}-sound`;
  cpSync(emit.dataDir, sound, { recursive: true });
  const start = (dataDir: string) => TestApp.start({ dataDir, log: { info: keep, warn: keep, error: keep } });
  const problemsOf = async (app: TestApp) =>
    (((await app.http.get('/health').expect(200)).body as Health).problems ?? []).join();

  const well = await start(sound);
  zeroPages(join(emit.dataDir, 'log.sqlite'), { from: 20, to: 24 });
  const app = await start(emit.dataDir);
  await comesTo(
    () => problemsOf(app),
    expect.stringMatching(
      /the event store cannot be read on after position \d+; bring it back from a backup: .*emit restore/,
    ),
  );
  // It began earlier, and is as long.
  expect(await problemsOf(well)).toBe('');
  await well.stop();
  expect(texts).toContain('the event store is damaged');
  await app.http.get('/metrics').expect(200);
  await app.stop();
  emit.removeAll();
});
