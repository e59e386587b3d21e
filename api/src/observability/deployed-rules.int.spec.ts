import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApp } from '../testing/test-app.js';

const FOLDER = join(process.cwd(), 'deploy', 'observability');
const FILES = ['alerts.yaml', 'alerts.test.yaml', 'dashboard.json'];
const promtool = process.env['EMIT_PROMTOOL'] ?? 'promtool';
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
/** Names of metrics in a text, without what Prometheus adds to those of histograms. */
const namesIn = (text: string, prefix: string) => {
  const found = text.matchAll(new RegExp(`\\b(?:${prefix})_[a-z0-9_]+`, 'g'));
  return [...new Set([...found].map(([name]) => name.replace(/_(count|bucket|sum)$/, '')))].sort();
};

describe('what deploy/observability asks of a running Emit', () => {
  let metrics: string;
  const backups = mkdtempSync(join(tmpdir(), 'emit-backups-'));

  beforeAll(async () => {
    const app = await TestApp.start({ env: { EMIT_BACKUPS: backups } });
    metrics = (await app.http.get('/metrics').expect(200)).text;
    await app.close();
    rmSync(backups, { recursive: true });
  });

  it.each(FILES)('names metrics that are there: %s', (file) => {
    const there = namesIn(metrics, 'emit|nodejs|process');
    const named = namesIn(read(file), 'emit|nodejs|process');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !there.includes(name))).toEqual([]);
  });

  it('leaves no metric out of the document, nor names one there that is none', () => {
    const document = readFileSync(join(process.cwd(), 'docs', 'observability.md'), 'utf8');
    const rows = [...document.matchAll(/^\| `(emit_[a-z_]+)` \|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(namesIn(metrics, 'emit'));
  });

  it('has an alert for each row of the document, and the other way round', () => {
    const document = readFileSync(join(process.cwd(), 'docs', 'observability.md'), 'utf8');
    const rows = [...document.matchAll(/^\| `(Emit[A-Za-z]+)` \|/gm)].map(([, name]) => name);
    const alerts = [...read('alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(rows.sort()).toEqual(alerts.sort());
    // Each of them was seen to fire, or not to, in its own test.
    for (const name of alerts) expect(read('alerts.test.yaml')).toContain(name);
  });

  it('is a dashboard whose panels each ask something, and stand beside each other', () => {
    interface Panel {
      id: number;
      type: string;
      title: string;
      gridPos: { x: number; y: number; w: number; h: number };
      targets?: { expr: string }[];
    }
    const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const covered = new Set<string>();
    for (const { type, title, targets = [], gridPos } of panels) {
      if (type !== 'row')
        expect({ title, asks: targets.every(({ expr }) => expr.length > 5) && targets.length > 0 }).toEqual({
          title,
          asks: true,
        });
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(covered.has(`${x} ${y}`)).toBe(false);
          covered.add(`${x} ${y}`);
        }
    }
  });

  (hasPromtool ? it : it.skip)(
    'holds before promtool, and fires where it should (where promtool is found)',
    () => {
      for (const args of [
        ['check', 'rules', 'alerts.yaml'],
        ['check', 'config', 'prometheus.yaml'],
        ['test', 'rules', 'alerts.test.yaml'],
      ]) {
        const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: FOLDER, encoding: 'utf8' });
        expect({ args, status, said: status === 0 ? '' : stdout + stderr }).toEqual({
          args,
          status: 0,
          said: '',
        });
      }
    },
  );
});
