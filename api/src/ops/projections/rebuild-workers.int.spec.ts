import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { openSqlite } from '../../adapters/sqlite/connection.js';

const CLI = join(process.cwd(), 'api/dist/cli.js');

/** The built command: its threads cannot be had from the sources that the other specs run. */
describe('emit projections rebuild --workers', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-workers-'));
  const emit = (...args: string[]) =>
    spawnSync(process.execPath, [CLI, ...args], {
      encoding: 'utf8',
      env: { ...process.env, EMIT_DATA_DIR: dataDir, MONGODB_URL: '', EVENTSTORE_URL: '' },
    });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('folds with several threads what one thread folds', () => {
    expect(emit('demo', '--members', '15', '--days', '40').status).toBe(0);
    const folded = (workers: string) => {
      const { status, stdout, stderr } = emit(
        ...['projections', 'rebuild', '--all', '--workers', workers, '--format', 'json'],
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const rows = JSON.parse(stdout) as { collection: string; events: number }[];
      return Object.fromEntries(rows.map(({ collection, events }) => [collection, events]));
    };
    const one = folded('1');
    for (const workers of ['2', '8']) expect(folded(workers)).toEqual(one);
    // Folds everything afresh and compares.
    expect(emit('audit', 'verify').status).toBe(0);
  });

  it.each(['PracticeLogged', 'TokensConsumed'])(
    'fails in whichever thread meets a damaged %s, and the old read models serve on',
    (type) => {
      const before = emit('projections', 'status', '--format', 'json').stdout;
      const log = openSqlite(join(dataDir, 'log.sqlite'), { durability: 'full' });
      const [damaged] = log
        .prepare(
          `SELECT position, data FROM events
           WHERE type = (SELECT id FROM types WHERE name = ?) ORDER BY position DESC LIMIT 1`,
        )
        .all(type) as { position: number; data: string }[];
      const write = log.prepare('UPDATE events SET data = ? WHERE position = ?');
      write.run('{', Number(damaged?.position));
      const { status, stderr } = emit('projections', 'rebuild', '--all', '--workers', '2');
      write.run(String(damaged?.data), Number(damaged?.position));
      log.close();
      expect(status).toBe(1);
      expect(stderr).toContain('it holds data that Emit did not write');
      expect(emit('projections', 'status', '--format', 'json').stdout).toBe(before);
    },
  );

  it.each(['0', '9', '1.5', 'many'])('refuses %s threads', (workers) => {
    const { status, stderr } = emit('projections', 'rebuild', '--all', '--workers', workers);
    expect(status).toBe(2);
    expect(stderr).toContain('from 1 to 8');
  });
});
