import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logOf, messageSent } from '../../testing/events.js';
import { SpillFile } from './spill-file.js';

/** Long enough that some blocks are written and the last events still wait. */
const TEXT = '–'.repeat(1_000);
const events = logOf(
  ...Array.from({ length: 10_000 }, (_, n) => ({
    at: new Date(n).toISOString(),
    stream: 'conversation-c1',
    event: messageSent(`${n} ${TEXT}`),
  })),
);

describe('what is postponed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emit-postponed-'));
  const postponed = new SpillFile<(typeof events)[number]>(folder);
  afterAll(() => {
    postponed.close();
    rmSync(folder, { recursive: true });
  });

  it('comes back by its parts, whole and in order, each part once; no file has a name', () => {
    events.forEach((event, n) => postponed.add(n % 3, event));
    expect(readdirSync(folder)).toEqual([]);
    for (const part of [2, 0, 1]) {
      const pages = [...postponed.take(part)];
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.flat()).toEqual(events.filter((_, n) => n % 3 === part));
      expect([...postponed.take(part)]).toEqual([]);
    }
  });
});
