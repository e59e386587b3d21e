import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { NewEvent } from '../../kernel/event.js';
import { NO_STREAM } from '../../ports/event-store.port.js';
import { DataFolder } from '../../testing/data-folder.js';

const folder = new DataFolder();
afterAll(() => folder.remove());

async function append(stream: string): Promise<void> {
  const ids = { id: `event of ${stream}`, correlationId: 'c', causationId: 'c', chain: '' };
  const metadata = { ...ids, at: Date.parse('2026-11-20T12:00:00Z'), memberId: stream, schema: 1 };
  const event: NewEvent = { type: 'PlanChanged', data: { plan: 'creation' }, metadata };
  await folder.withStores(({ eventStore }) => eventStore.append(stream, NO_STREAM, [event]));
}

it('emit events tail shows what other processes append, as it comes, until Ctrl-C', async () => {
  await append('member-before');
  const tail = folder.emit(['events', 'tail', '--format', 'ndjson']);
  const lines = createInterface({ input: tail.child.stdout })[Symbol.asyncIterator]();
  const streams: string[] = [];
  for (const next of ['member-one', 'member-two', null]) {
    const { value } = (await lines.next()) as { value: string };
    streams.push((JSON.parse(value) as { stream: string }).stream);
    if (next !== null) await append(next);
  }
  expect(streams).toEqual(['member-before', 'member-one', 'member-two']);
  tail.kill('SIGINT');
  expect(await tail.ended).toMatchObject({ code: 130, err: '' });
}, 60_000);

it('emit events tail ends with its reader, though no event comes', async () => {
  await append('member-last');
  const line = `set -o pipefail; '${process.execPath}' api/dist/cli.js events tail --format ndjson | head -1`;
  const env = { ...process.env, EMIT_DATA_DIR: folder.path, EVENTSTORE_URL: '', MONGODB_URL: '' };
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line], { env });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).toBe('');
}, 30_000);
