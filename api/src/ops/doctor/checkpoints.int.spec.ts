import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkpointOutbox } from '../../composition/checkpoint-parts.js';
import { NoteSigner } from '../../proof/signed-note.js';
import { signTreeHead } from '../../proof/tree-head.js';
import { EmitCommand } from '../../testing/emit-command.js';
import type { Check } from './check.js';

/** Now, as the command's clock has it. */
const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const [own, other] = [3, 4].map((seed) => NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, seed)));
const outside = mkdtempSync(join(tmpdir(), 'emit-outside-'));
const given = { EMIT_AUDIT_KEY: own!.toString(), EMIT_CHECKPOINTS: outside };
let emit: EmitCommand;

beforeAll(async () => {
  emit = new EmitCommand(given);
  await emit.run(['demo', '--members', '1', '--days', '2', '--seed', 'doctor', '--end', '2026-11-15']);
});
afterAll(() => {
  emit.remove();
  rmSync(outside, { recursive: true, force: true });
});
afterEach(() => rmSync(join(emit.dataDir, 'checkpoints'), { recursive: true, force: true }));

const signed = async (minutesAgo: number, { by = own!, waits = false } = {}) => {
  const { note } = signTreeHead({ size: 12, root: Buffer.alloc(32, 1) }, [by]);
  const checkpoint = { note, at: NOW - minutesAgo * MINUTE, position: 12 };
  await checkpointOutbox(emit.dataDir).keep(checkpoint, waits);
};
const told = async (env: Readonly<Record<string, string>> = given): Promise<Omit<Check, 'check'>> => {
  const checks = await new EmitCommand(env, emit.dataDir).json<Check[]>(['doctor']);
  const { state, what } = checks.find(({ check }) => check === 'checkpoints')!;
  return { state, what };
};

it('tells that none is signed yet', async () => {
  expect(await told()).toMatchObject({
    state: 'ok',
    what: expect.stringContaining('none is signed yet') as string,
  });
});

it('tells how old the last one is, and that it was handed on', async () => {
  await signed(12);
  expect(await told()).toEqual({
    state: 'ok',
    what: 'the last one is 12 minutes old, over 12 events, and handed on',
  });
  await signed(11, { waits: true });
  expect(await told()).toMatchObject({
    state: 'ok',
    what: expect.stringContaining('wait for 11 minutes') as string,
  });
});

it.each([
  ['is old', () => signed(300), /the last one is 5 hours old/],
  ['is not taken', () => signed(150, { waits: true }), /checkpoints wait for 3 hours to be handed on/],
])('warns of one that %s', async (_, make, what) => {
  await make();
  expect(await told()).toMatchObject({ state: 'warning', what: expect.stringMatching(what) as string });
});

it('warns at once of a folder that is not there', async () => {
  await signed(1, { waits: true });
  expect(await told({ ...given, EMIT_CHECKPOINTS: join(outside, 'mistyped') })).toMatchObject({
    state: 'warning',
    what: expect.stringMatching(/EMIT_CHECKPOINTS: .*mistyped cannot be used: ENOENT/) as string,
  });
});

it('finds a key that was exchanged', async () => {
  await signed(12, { by: other! });
  expect(await told()).toMatchObject({
    state: 'wrong',
    what: expect.stringContaining('signed by another key') as string,
  });
});

it('says that one is handed on to nobody, which is a warning in production', async () => {
  await signed(12);
  const kept = { EMIT_AUDIT_KEY: own!.toString() };
  expect(await told(kept)).toMatchObject({
    state: 'ok',
    what: expect.stringContaining('EMIT_CHECKPOINTS') as string,
  });
  expect(await told({ ...kept, NODE_ENV: 'production' })).toMatchObject({ state: 'warning' });
});
