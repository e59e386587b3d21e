import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkpointOutbox } from '../../composition/checkpoint-parts.js';
import { NoteSigner } from '../../proof/signed-note.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { forgeableSqlite } from '../../testing/forgery/forgeable-log.js';
import { forgedGrant, repositioned, resealed } from '../../testing/forgery/forgeries.js';
import type { Finding } from './findings.js';

const own = NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, 3));
const DEMO = ['demo', '--members', '6', '--days', '25', '--seed', 'against', '--end', '2026-11-15'];

let emit: EmitCommand;
let outside: string;
const kept = (file: string) => join(outside, file);

beforeEach(async () => {
  emit = new EmitCommand({ EMIT_AUDIT_KEY: own.toString() });
  outside = mkdtempSync(join(tmpdir(), 'emit-outside-'));
  await done(...DEMO);
});
afterEach(() => {
  emit.remove();
  rmSync(outside, { recursive: true, force: true });
});

async function done(...args: string[]): Promise<string> {
  const ran = await emit.run(args);
  expect({ args, ...ran }).toMatchObject({ code: 0 });
  return ran.out;
}

/** An event after the evidence, as an operator's grant would be. */
function goOn(): void {
  const events = log().read();
  const grant = forgedGrant(events, events.length, Date.parse('2026-11-20T12:00:00Z'));
  log().write(resealed(repositioned([...events, grant], events)));
}

async function verify(...args: string[]) {
  const { code, out, err } = await emit.run(['audit', 'verify', '--no-models', '--format', 'json', ...args]);
  const findings =
    out === '' ? [] : (JSON.parse(out) as Finding[]).filter(({ check }) => check === 'against');
  return { code, findings, err };
}

const log = () => forgeableSqlite(emit.dataDir);
const edit = (index: number) => {
  const events = log().read();
  const { data, ...event } = events[index]!;
  log().write(resealed(events.with(index, { ...event, data: { ...(data as object), forged: true } })));
  return events[index]!;
};

it.each(['ndjson', 'csv', 'json', 'parquet'])(
  'continues an export as %s, also when more has come',
  async (format) => {
    const file = kept(`events.${format}`);
    await done('events', 'export', '--format', format, '--out', file);
    goOn();
    const before = log().read().length - 1;
    const { code, findings, err } = await verify('--against', file);
    expect({ code, findings }).toEqual({ code: 0, findings: [] });
    // Nothing is proven of what comes after it, or was cut off.
    expect(err).toContain(`Compared with the export ${file} with ${before} events.`);
    const changed = edit(40);
    const after = await verify('--against', file);
    expect(after.code).toBe(1);
    expect(after.findings[0]).toMatchObject({ positions: [changed.position] });
    expect(after.findings[0]!.what).toContain('data.forged is true, and was nothing');
    expect(err).toContain('Nothing is wrong');
  },
);

it('reads an export that is packed, has no known ending, or is of an earlier release', async () => {
  const whole = await done('events', 'export');
  const earlier = whole.replaceAll(/"sealed":\{[^}]*\},/g, '');
  expect(earlier).not.toContain('"sealed"');
  writeFileSync(kept('events.ndjson.gz'), gzipSync(whole));
  writeFileSync(kept('export'), whole);
  writeFileSync(kept('earlier.ndjson'), earlier);
  writeFileSync(kept('ciphertext.ndjson'), await done('events', 'export', '--ciphertext'));
  const files = ['events.ndjson.gz', 'export', 'earlier.ndjson', 'ciphertext.ndjson'].map(kept);
  expect(await verify('--against', files.join())).toMatchObject({ code: 0, findings: [] });
  edit(30);
  for (const file of files) expect(await verify('--against', file)).toMatchObject({ code: 1 });
});

it('takes an export of some of the events for a part where it is told so', async () => {
  const file = kept('charges.ndjson');
  await done('events', 'export', '--type', 'TokensConsumed', '--out', file);
  expect((await verify('--against', file)).code).toBe(1);
  expect(await verify('--against', file, '--part')).toMatchObject({ code: 0, findings: [] });
  const events = log().read();
  const charges = events.flatMap(({ type }, index) => (type === 'TokensConsumed' ? [index] : []));
  const other = edit(charges[3]! - 1);
  expect(await verify('--against', file, '--part')).toMatchObject({
    code: 1,
    findings: [{ what: expect.stringContaining('metadata.chain is') as string }],
  });
  log().write(events);
  log().write(resealed(events.toSpliced(charges[2]!, 1)));
  const { findings } = await verify('--against', file, '--part');
  expect(findings[0]!.what).toContain(`position ${events[charges[2]!]!.position} held TokensConsumed`);
  expect(other.type).toBe('MessageSent');
});

it('says between which of several checkpoints the first change lies', async () => {
  mkdirSync(kept('checkpoints'));
  const sizes: number[] = [];
  for (const day of [1, 2, 3]) {
    const note = await done('audit', 'checkpoint');
    sizes.push(Number(note.split('\n')[1]));
    writeFileSync(kept(`checkpoints/2026-11-2${day}T00-00-00.000Z_1.checkpoint`), note);
    goOn();
  }
  const key = ['--key', own.verifier.toString()];
  expect(await verify('--against', outside, ...key)).toMatchObject({ code: 0 });
  edit(sizes[1]!);
  const { findings } = await verify('--against', outside, ...key);
  expect(findings).toHaveLength(1);
  expect(findings[0]!.what).toMatch(`event ${sizes[1]! + 1}, up to position`);
});

it('accuses the evidence, and no event, where the hashes beside the checkpoints were changed', async () => {
  await done('audit', 'checkpoint', '--out', outside);
  const tile = kept('tile/0/000');
  writeFileSync(tile, readFileSync(tile).reverse());
  const { code, findings } = await verify('--against', outside);
  expect({ code, findings }).toMatchObject({ code: 1, findings: [{ where: outside, positions: [] }] });
  expect(findings[0]!.what).toContain('the hashes beside the checkpoints do not fit');
  rmSync(tile);
  expect(await verify('--against', outside)).toMatchObject({ code: 0, findings: [] });
});

it('compares with what a server of the folder has signed last, where no evidence is named', async () => {
  const note = await done('audit', 'checkpoint');
  await checkpointOutbox(emit.dataDir).keep({ note, at: 1, position: log().read().length }, false);
  goOn();
  expect(await verify()).toMatchObject({
    code: 0,
    err: expect.stringContaining('Compared with the last checkpoint of this data folder over ') as string,
  });
  edit(10);
  const { code, findings } = await verify();
  expect({ code, findings }).toMatchObject({ code: 1, findings: [{ where: 'the log' }] });
  expect(findings[0]!.what).toContain('are not those signed in the last checkpoint of this data folder');
});

it('compares with a backup and with a copy of the data folder', async () => {
  await done('backup', kept('backup'), '--only', 'log');
  cpSync(emit.dataDir, kept('copy'), { recursive: true });
  goOn();
  expect(await verify('--against', [kept('backup'), kept('copy')].join())).toMatchObject({ code: 0 });
  const events = log().read();
  log().write(resealed(events.toSpliced(50, 1)).map((event, n) => ({ ...event, position: n + 1 })));
  const { findings } = await verify('--against', kept('backup'));
  expect(findings[0]!.what).toContain(`position 51 held ${events[50]!.type}`);
  // What was moved is told, a hundred events at most.
  expect(findings.length).toBeLessThanOrEqual(102);
  expect(findings.at(-1)!.what).toMatch(/more events? of the event store in .* differ/);
});

it('says that it does not know by whom a checkpoint is signed, and takes the keys at hand', async () => {
  const file = kept('one.checkpoint');
  writeFileSync(file, await done('audit', 'checkpoint'));
  expect(await verify('--against', file)).toMatchObject({ code: 0 });
  const stranger = new EmitCommand({}, emit.dataDir);
  const { code, err } = await stranger.run(['audit', 'verify', '--no-models', '--against', file]);
  expect(code).toBe(3);
  expect(err).toContain('name the public key with --key');
  writeFileSync(kept('audit.pub'), `${own.verifier.toString()}\n`);
  expect(
    await stranger.run(['audit', 'verify', '--no-models', '--against', file, '--key', kept('audit.pub')]),
  ).toMatchObject({ code: 0 });
});

it('signs nothing that does not continue what the server or the folder has', async () => {
  await done('audit', 'checkpoint', '--out', outside);
  goOn();
  await done('audit', 'checkpoint', '--out', outside);
  edit(10);
  const { code, err } = await emit.run(['audit', 'checkpoint', '--out', outside]);
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringContaining('they were changed') as string,
  });
  const other = emit.with({
    EMIT_AUDIT_KEY: NoteSigner.fromSeed('example.org/other', Buffer.alloc(32, 1)).toString(),
  });
  expect(await other.run(['audit', 'checkpoint', '--out', outside])).toMatchObject({
    code: 1,
    err: expect.stringContaining('the folder has checkpoints of example.org/emit') as string,
  });
});

it.each<[string, string[], number]>([
  ['a file that is not there', ['--against', 'nowhere.checkpoint'], 1],
  ['a folder of something else', ['--against', tmpdir()], 2],
  ['a file of something else', ['--against', 'README.md'], 2],
  ['a key without evidence', ['--key', own.verifier.toString()], 2],
  ['a part of nothing', ['--part'], 2],
  ['no log', ['--no-log', '--against', 'README.md'], 2],
  ['a private key', ['--against', 'README.md', '--key', own.toString()], 2],
])('refuses %s', async (_, args, code) => {
  const ran = await emit.run(['audit', 'verify', '--no-keys', ...args]);
  expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
  expect(ran.err).not.toContain('PRIVATE+KEY');
});

it('says where an export cannot be read', async () => {
  writeFileSync(
    kept('broken.ndjson'),
    (await done('events', 'export')).replace('"position":7', '"position":"x"'),
  );
  expect(await verify('--against', kept('broken.ndjson'))).toMatchObject({
    code: 2,
    err: expect.stringMatching(/row 7: it is no event/) as string,
  });
  writeFileSync(kept('none.csv'), 'a,b\n1,2\n');
  expect((await verify('--against', kept('none.csv'))).err).toContain('is no export of events');
  expect(readFileSync(kept('none.csv'), 'utf8')).toContain('a,b');
});

describe('the keys of the log', () => {
  it('are shown as they are given to auditors', async () => {
    expect(await done('audit', 'key')).toBe(`${own.verifier.toString()}\n`);
    expect(await done('audit', 'key', '--pem')).toContain('BEGIN PUBLIC KEY');
    const none = new EmitCommand();
    expect(await none.run(['audit', 'key'])).toMatchObject({ code: 1 });
    expect(await none.run(['audit', 'checkpoint'])).toMatchObject({ code: 1 });
    none.remove();
  });

  it('are made where they are asked for, and nowhere else', async () => {
    const made = await done('audit', 'key', '--make', kept('audit.key'), '--origin', 'example.org/emit');
    const using = emit.with({ EMIT_AUDIT_KEY: kept('audit.key') });
    expect((await using.run(['audit', 'key'])).out).toBe(made);
    const again = ['audit', 'key', '--make', kept('audit.key'), '--origin', 'example.org/emit'];
    expect(await emit.run(again)).toMatchObject({ code: 1 });
    expect(await emit.run(['audit', 'key', '--make', kept('b.key')])).toMatchObject({ code: 2 });
    expect(await emit.run(['audit', 'key', '--make', kept('b.key'), '--origin', 'a b'])).toMatchObject({
      code: 2,
    });
    expect(await emit.run(['audit', 'key', '--origin', 'example.org/emit'])).toMatchObject({ code: 2 });
  });
});
