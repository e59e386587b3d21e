import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmitCommand } from '../testing/emit-command.js';

const root = process.cwd();
const UNITS = join(root, 'deploy', 'systemd');
const CRON = join(root, 'deploy', 'cron', 'emit');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('scheduled work', () => {
  const emit = new EmitCommand();
  const backups = `${emit.dataDir}-backups`;
  beforeAll(() => emit.run(['demo', '--members', '5', '--days', '10', '--seed', 'nightly']));
  afterAll(() => emit.removeAll());

  const backUp = (env: Record<string, string> = {}) =>
    spawnSync('sh', [join(UNITS, 'emit-backup')], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        EMIT_DATA_DIR: emit.dataDir,
        EMIT_BACKUPS: backups,
        EMIT_COMMAND: `node ${join(root, 'api/dist/cli.js')}`,
        ...env,
      },
    });
  const kept = (part: string) => readdirSync(backups).filter((name) => name.startsWith(part));

  it('backs up, reads the copies back, keeps of the keys only the latest, and of the rest what is not too old', async () => {
    expect(backUp()).toMatchObject({ status: 0 });
    const [first = ''] = kept('log-');
    const long = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(join(backups, first), long, long);
    // Names are to the second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const again = backUp();
    expect({ status: again.status, err: again.stderr }).toMatchObject({ status: 0 });
    expect(again.stderr).toMatch(/log-\S+ is whole: .*every chain whole/);
    expect(kept('log-')).toHaveLength(1);
    expect(kept('log-')).not.toContain(first);
    expect(kept('keys-')).toHaveLength(1);
    expect(readFileSync(join(backups, 'erased.ndjson'), 'utf8')).toMatch(/^$|MemberErased/);
    const watching = new EmitCommand({ EMIT_BACKUPS: backups, EMIT_BACKUP_MAX_AGE: '8760' });
    cpSync(emit.dataDir, watching.dataDir, { recursive: true });
    expect((await watching.run(['doctor'])).out).toMatch(/backups +ok +latest: .*last found whole/);
    watching.remove();
    // And what it made can be restored.
    const other = new EmitCommand();
    const [log = '', keys = ''] = [...kept('log-'), ...kept('keys-')].map((name) => join(backups, name));
    cpSync(join(emit.dataDir, 'secrets'), join(other.dataDir, 'secrets'), { recursive: true });
    const restore = ['restore', log, '--keys', keys, '--erased', join(backups, 'erased.ndjson'), '--force'];
    expect(await other.run(restore)).toMatchObject({ code: 0 });
    expect(await other.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
    other.removeAll();
  });

  it('keeps the former copies where the new ones fail', () => {
    const before = readdirSync(backups).sort();
    const failed = backUp({ EMIT_DATA_DIR: join(emit.dataDir, 'nowhere') });
    expect(failed.status).not.toBe(0);
    expect(readdirSync(backups).sort()).toEqual(before);
    expect(backUp({ EMIT_BACKUPS: '' })).toMatchObject({ status: expect.any(Number) as number });
    expect(backUp({ EMIT_BACKUPS: '' }).stderr).toContain('is the folder for backups');
  });

  (hasSystemd ? it : it.skip)('is in units that systemd takes (where systemd-analyze is found)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'emit-units-'));
    const units = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));
    expect(units.length).toBeGreaterThan(6);
    for (const name of units) {
      const text = readFileSync(join(UNITS, name), 'utf8')
        .replaceAll('/opt/emit', root)
        .replaceAll('/usr/bin/npx', join(dirname(process.execPath), 'npx'));
      writeFileSync(join(folder, name), text);
    }
    const paths = units.filter((name) => !name.includes('@')).map((name) => join(folder, name));
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
      env,
    });
    const said = (stdout + stderr)
      .split('\n')
      .filter((line) => line.includes(folder) || line.includes('emit-'));
    expect({ status, said }).toEqual({ status: 0, said: [] });
    for (const name of units.filter((unit) => unit.endsWith('.timer'))) {
      const when = /^OnCalendar=(.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '';
      expect({ name, status: spawnSync('systemd-analyze', ['calendar', when]).status }).toEqual({
        name,
        status: 0,
      });
    }
    rmSync(folder, { recursive: true });
  });

  it('is the same in cron', () => {
    const lines = readFileSync(CRON, 'utf8')
      .split('\n')
      .filter((line) => /^[\d*]/.test(line));
    const field = String.raw`(?:\*|\d+)`;
    for (const line of lines)
      expect(line).toMatch(new RegExp(String.raw`^(?:${field} +){5}emit +cd /opt/emit && `));
    const timers = readdirSync(UNITS).filter((name) => name.endsWith('.timer'));
    expect(lines).toHaveLength(timers.length);
    for (const timer of timers) {
      const service = readFileSync(join(UNITS, timer.replace('.timer', '.service')), 'utf8');
      const [, command = ''] = /^ExecStart=(?:\/usr\/bin\/|\/opt\/emit\/)(.*)$/m.exec(service) ?? [];
      expect(lines.filter((line) => line.includes(command))).toHaveLength(1);
    }
  });
});
