import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { eventCatalogue } from '../../domain/all-events.js';
import { applicationDecider } from '../../domain/application/decide.js';
import {
  applicantPlace,
  applicationList,
  applicationStream,
  type Applicant,
} from '../../domain/application/events.js';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream, profilePlace, type Profile } from '../../domain/member/events.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { requireKeys } from '../../features/keys/require-keys.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import { EmitCommand, NOW } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';

const [RUTH, BOAZ] = ['ruth@example.org', 'boaz@example.org'];

const nobodySignsIn = { passwordHash: '', sessions: [], markGeneration: 0, marksGiven: 0, createdAt: 1 };
const runnerOn = (eventStore: EventStore) =>
  new CommandRunner(eventStore, eventCatalogue, () => NOW - 86_400_000);

function registered(emit: EmitCommand, email: string): Promise<void> {
  return emit.withStores(async ({ eventStore, vault }) => {
    const keyring = new Keyring(emit.settings().masterKey);
    const memberId = randomUUID();
    const { key, wrappedKey } = keyring.newKey(memberId);
    await vault.add({ memberId, emailHash: keyring.emailHash(email), wrappedKey, ...nobodySignsIn });
    const profile = key.seal<Profile>({ fullName: 'Ruth', email }, profilePlace(memberId));
    const command = { type: 'RegisterMember', profile } as const;
    const context = { memberId, correlationId: 'c' };
    await runnerOn(eventStore).run(memberDecider, memberStream(memberId), command, context);
  });
}

/** An application with a key of its own, as the form makes it. */
function applied(emit: EmitCommand, email: string): Promise<void> {
  return emit.withStores(async ({ eventStore, vault }) => {
    const keyring = new Keyring(emit.settings().masterKey);
    const [id, list] = [randomUUID(), applicationList('waitlist', 'wellness')];
    const { key, wrappedKey } = keyring.newKey(id);
    const emailHash = keyring.applicationHash(list, email);
    await vault.add({ memberId: id, emailHash, wrappedKey, ...nobodySignsIn });
    const applicant = { email, name: null, message: null, product: 'wellness', audience: null } as const;
    const sent = { form: 'waitlist', privacyVersion: PRIVACY_VERSION, mustConfirm: false } as const;
    await runnerOn(eventStore).run(
      applicationDecider,
      applicationStream(id),
      { type: 'ReceiveApplication', ...sent, applicant: key.seal<Applicant>(applicant, applicantPlace(id)) },
      { memberId: id, correlationId: 'c' },
    );
  });
}

describe('the keys of applications', () => {
  /** Two members and two applications; nobody has it open. */
  const prepared = new EmitCommand();
  let emit: EmitCommand;
  let other: EmitCommand;
  const to = (name: string) => `${emit.dataDir}-${name}`;
  const copy = (from: EmitCommand, target: EmitCommand) =>
    cpSync(from.dataDir, target.dataDir, { recursive: true });

  beforeAll(async () => {
    const made = new EmitCommand();
    for (const email of ['naomi@example.org', 'orpah@example.org']) await registered(made, email);
    for (const email of [RUTH, BOAZ]) await applied(made, email);
    await made.run(['projections', 'rebuild', '--all']);
    copy(made, prepared);
    made.remove();
  });
  afterAll(() => prepared.removeAll());
  beforeEach(() => {
    [emit, other] = [new EmitCommand(), new EmitCommand()];
    other.remove();
    copy(prepared, emit);
  });
  afterEach(() => {
    for (const one of [emit, other]) one.removeAll();
  });

  const listed = (one: EmitCommand) => one.json<{ id: string; email: string }[]>(['applications', 'list']);
  const idOf = async (email: string) => (await listed(emit)).find((row) => row.email === email)?.id ?? '';
  const backUp = async (name: string) => {
    const ran = await emit.run(['backup', to(name), '--with-secrets']);
    expect(ran).toMatchObject({ code: 0 });
    return ran.err;
  };
  const fold = (one: EmitCommand) => one.run(['projections', 'rebuild', '--all']);

  it('are counted as what they are', async () => {
    expect(await backUp('all')).toContain(' 4 keys of members and applications. ');
    const verified = await emit.run(['backup', 'verify', to('all')]);
    expect(verified.err).toContain('the keys of 2 members and 2 applications, each opens what is theirs');
    expect((await emit.run(['doctor'])).out).toMatch(
      /keys +ok +2 members and 2 applications, each with a key/,
    );
    const rotated = await emit.run(['keys', 'rotate']);
    expect([rotated.code, rotated.err]).toEqual([
      0,
      expect.stringContaining('Done: 4 keys of members and applications.'),
    ]);
    expect((await listed(emit)).map(({ email }) => email).sort()).toEqual([BOAZ, RUTH]);
  });

  it('stay destroyed after a restore, by the file that the documented backup writes', async () => {
    await backUp('before');
    const erase = ['applications', 'erase', RUTH, '--yes', '--reason', 'a test'];
    expect(await emit.run(erase)).toMatchObject({ code: 0 });
    const [script, page] = ['deploy/systemd/emit-backup', 'docs/operations.md'].map((path) =>
      readFileSync(join(process.cwd(), path), 'utf8'),
    );
    const [types = ''] = /(?<=events export --type )\S+/.exec(script ?? '') ?? [];
    expect(page).toContain(`npx emit events export --type ${types} --out erased.ndjson`);
    const list = to('erased.ndjson');
    await emit.run(['events', 'export', '--type', types, '--out', list]);
    const restored = await other.run(['restore', to('before'), '--erased', list]);
    expect([restored.code, restored.err]).toEqual([
      0,
      expect.stringContaining('0 members and 1 application erased again.'),
    ]);
    await fold(other);
    expect((await listed(other)).map(({ email }) => email)).toEqual([BOAZ]);
  });

  it('are missed when they are lost, and come back from a backup', async () => {
    await backUp('all');
    const id = await idOf(RUTH);
    await emit.withStores(({ vault }) => vault.destroy(id));
    const lost = '1 application of 2 without a key that opens it: nobody can read it';
    const doctor = await emit.run(['doctor']);
    expect([doctor.code, doctor.out]).toEqual([1, expect.stringContaining(lost)]);
    const verified = await emit.run(['audit', 'verify', '--no-models']);
    expect([verified.code, verified.out]).toEqual([1, expect.stringContaining(`application-${id}`)]);
    const app = await TestApp.start({ dataDir: emit.dataDir });
    await app.emit.keys?.firstRound;
    expect((await app.http.get('/health')).body).toMatchObject({
      status: 'degraded',
      problems: expect.arrayContaining([expect.stringContaining(lost)]) as string[],
    });
    await app.stop();
    expect(await backUp('without')).toContain(lost);
    expect(await emit.run(['keys', 'rotate'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no key of 0 members and 1 application') as string,
    });
    // This process keeps open what it has opened.
    copy(emit, other);
    const restored = await other.run(['restore', to('all'), '--only', 'keys']);
    expect([restored.code, restored.err]).toEqual([0, '0 members and 1 application with a key again.\n']);
    expect((await listed(other)).map(({ email }) => email)).toContain(RUTH);
    expect(await other.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
  });

  it('are not taken for an erasure by a restore of a backup that lacks them', async () => {
    const id = await idOf(RUTH);
    await emit.withStores(({ vault }) => vault.destroy(id));
    await backUp('without');
    expect(await emit.run(['backup', 'verify', to('without')])).toMatchObject({ code: 0 });
    expect(await other.run(['restore', to('without')])).toMatchObject({ code: 0 });
    const erased = await other.json<object[]>(['events', 'list', '--type', 'ApplicationErased']);
    expect(erased).toEqual([]);
  });

  it('are wrong where one stands under another address or opens nothing', async () => {
    const [ruth, boaz] = [await idOf(RUTH), await idOf(BOAZ)];
    const keyring = new Keyring(emit.settings().masterKey);
    await emit.withStores(async ({ vault }) => {
      const [one, two] = [await vault.find(ruth), await vault.find(boaz)];
      if (one) await vault.rewrap(one, one.wrappedKey, 'another');
      if (two) await vault.rewrap(two, keyring.newKey(boaz).wrappedKey, two.emailHash);
    });
    const { code, out } = await emit.run(['audit', 'verify', '--no-models']);
    expect(code).toBe(1);
    for (const id of [ruth, boaz]) expect(out).toContain(`application-${id}`);
  });

  // Their ids are in the order of time, and those of members are not: the first entries of a vault are those of applications.
  it('let a server start without looking through all of them', () =>
    emit.withStores(async ({ eventStore, vault }) => {
      const entry = await vault.find(await idOf(RUTH));
      const keyring = new Keyring(emit.settings().masterKey);
      const unread = {
        readStream: eventStore.readStream.bind(eventStore),
        replay: () => {
          throw new Error('Every key is looked at');
        },
      };
      const ofRuth = { find: vault.find.bind(vault), isRotating: () => Promise.resolve(false) };
      const ends = { page: () => Promise.resolve(entry ? [entry] : []), last: () => Promise.resolve(entry) };
      const stores = { eventStore: unread, vault: { ...vault, ...ofRuth, ...ends } };
      expect(entry).not.toBeNull();
      await requireKeys(stores, { keyring, from: 'the key', wayBack: 'none' });
    }));

  it('are named by a file of ids as well, and what is neither is refused by its line', async () => {
    await backUp('ids');
    const list = to('ids.txt');
    writeFileSync(list, `${await idOf(RUTH)}\nnot an id\n`);
    const refused = await other.run(['restore', to('ids'), '--erased', list]);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('ids.txt, line 2')]);
    writeFileSync(list, await idOf(RUTH));
    const restored = await other.run(['restore', to('ids'), '--erased', list]);
    expect(restored.err).toContain('0 members and 1 application erased again.');
  });
});
