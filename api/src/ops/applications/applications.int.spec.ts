import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { EmitCommand, NOW } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';

interface Row {
  readonly id: string;
  readonly form: string;
  readonly confirmed: string;
  readonly answeredAt: string | null;
  readonly email: string;
  readonly name: string;
  readonly about: string;
  readonly message: string;
}

describe('emit applications', () => {
  const key = randomBytes(32).toString('hex');
  const emit = new EmitCommand({ EMIT_MASTER_KEY: key });
  // Each moment later than the one before: ids are in the order of time.
  let now = NOW - 86_400_000;
  const clock = () => (now += 1_000);
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir, env: { EMIT_MASTER_KEY: key }, clock });
    await send('waitlist', { product: 'mental-health', email: 'ruth@example.org', message: 'Calm' });
    await send('waitlist', { product: 'wellness', email: 'ruth@example.org' });
    await send('affiliate', {
      email: 'boaz@example.org',
      name: '=HYPERLINK("http://evil.example";"Boaz")',
      audience: '@SUM(1+1)',
      message: '+1\n-2 "quoted", and more',
    });
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });
  const send = (form: string, body: object) =>
    app.http
      .post(`/api/v1/applications/${form}`)
      .send({ ...body, privacy_version: PRIVACY_VERSION })
      .expect(200);
  const list = (...args: string[]) => emit.json<Row[]>(['applications', 'list', ...args]);
  const erased = () => emit.json<{ data: object }[]>(['events', 'list', '--type', 'ApplicationErased']);

  it('lists who applied for what, as JSON and as a table with a line for each', async () => {
    const rows = await list();
    expect(rows.map(({ form, email, about, confirmed }) => [form, email, about, confirmed])).toEqual([
      ['waitlist', 'ruth@example.org', 'Mental Health', 'not asked'],
      ['waitlist', 'ruth@example.org', 'Wellness', 'not asked'],
      ['affiliate', 'boaz@example.org', '@SUM(1+1)', 'not asked'],
    ]);
    expect(rows[2]?.message).toBe('+1\n-2 "quoted", and more');
    const { out, code } = await emit.run(['applications', 'list', '--form', 'affiliate']);
    expect([code, out.trim().split('\n').length]).toEqual([0, 3]);
    expect(out).toContain('+1 -2 "quoted", and more');
  });

  it('writes CSV that no spreadsheet runs as formulas', async () => {
    const { out } = await emit.run(['applications', 'list', '--csv']);
    expect(out).toContain(`'=HYPERLINK`);
    expect(out).toContain(`'@SUM(1+1)`);
    expect(out).toContain(`'+1\n'-2 ""quoted""`);
    for (const cell of out.split(/[,\n]/)) expect(cell).not.toMatch(/^"?[=@]/);
  });

  it('shows nothing without the master key, and changes nothing by an address', async () => {
    const blind = emit.with({ EMIT_MASTER_KEY: randomBytes(32).toString('hex') });
    for (const args of [
      ['list'],
      ['answered', 'ruth@example.org'],
      ['erase', 'ruth@example.org', '--yes', '--reason', 'a test'],
    ]) {
      const { code, out } = await blind.run(['applications', ...args]);
      expect([code, out]).toEqual([2, '']);
    }
    expect(await list()).toHaveLength(3);
  });

  it('notes that one was answered, once, and lists the others with --open', async () => {
    const [first, , affiliate] = await list();
    const answered = ['applications', 'answered', affiliate?.id ?? '', '--operator', 'ada'];
    expect(await emit.run(answered)).toMatchObject({ code: 0 });
    expect(await emit.run(answered)).toMatchObject({ err: expect.stringContaining('Nothing') as string });
    expect((await list('--open')).map(({ id }) => id)).not.toContain(affiliate?.id);
    expect((await list('--open')).map(({ id }) => id)).toContain(first?.id);
    expect((await list())[2]?.answeredAt).toBe(new Date(NOW).toISOString());
  });

  it('erases all of an address beside a running server, and nothing else', async () => {
    const erase = ['applications', 'erase', 'Ruth@example.org', '--reason', 'asked by letter'];
    expect(await emit.run(erase)).toMatchObject({ code: 2 });
    expect(await emit.run([...erase, '--yes', '--operator', 'ada'])).toMatchObject({ code: 0 });
    expect((await list()).map(({ email }) => email)).toEqual(['boaz@example.org']);
    const by = { operator: 'ada', reason: 'asked by letter' };
    expect((await erased()).map(({ data }) => data)).toEqual([
      { cause: 'operator', by },
      { cause: 'operator', by },
    ]);
    expect(await emit.run([...erase, '--yes'])).toMatchObject({ code: 1 });
    await send('waitlist', { product: 'wellness', email: 'ruth@example.org', message: 'Anew' });
    expect((await list()).map(({ message }) => message)).toContain('Anew');
  });

  it('takes no member for an application, and no application for a member', async () => {
    const member = await app.register();
    for (const named of [member.email, member.user.id, 'nobody@example.org', 'no-such-id']) {
      const { code } = await emit.run(['applications', 'erase', named, '--yes', '--reason', 'a test']);
      expect([named, code]).toEqual([named, 1]);
    }
    await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
    const [{ id } = { id: '' }] = await list();
    const { code } = await emit.run(['members', 'erase', id, '--yes', '--reason', 'a test']);
    expect(code).toBe(1);
    expect((await list()).map((row) => row.id)).toContain(id);
  });

  it('leaves a log that verifies, whose read models are the same when they are folded anew', async () => {
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
  });
});

describe('keys of applications', () => {
  it('go over to another master key, and are found by their address then', async () => {
    const emit = new EmitCommand();
    const apply = async (message: string) => {
      const app = await TestApp.start({ dataDir: emit.dataDir });
      const body = {
        product: 'wellness',
        email: 'ruth@example.org',
        message,
        privacy_version: PRIVACY_VERSION,
      };
      await app.http.post('/api/v1/applications/waitlist').send(body).expect(200);
      await app.stop();
    };
    await apply('The first');
    expect(await emit.run(['keys', 'rotate'])).toMatchObject({ code: 0 });
    await apply('The second');
    const rows = await emit.json<Row[]>(['applications', 'list']);
    expect(rows.map(({ message }) => message)).toEqual(['The first']);
    const erase = ['applications', 'erase', 'ruth@example.org', '--yes', '--reason', 'a test'];
    expect(await emit.run(erase)).toMatchObject({ code: 0 });
    emit.remove();
  });

  it('that were destroyed stay so after a restore of older backups', async () => {
    const emit = new EmitCommand();
    const app = await TestApp.start({ dataDir: emit.dataDir });
    const apply = (email: string) =>
      app.http
        .post('/api/v1/applications/waitlist')
        .send({ product: 'wellness', email, privacy_version: PRIVACY_VERSION })
        .expect(200);
    await apply('ruth@example.org');
    await apply('naomi@example.org');
    const backup = `${emit.dataDir}-backup`;
    expect(await emit.run(['backup', backup, '--with-secrets'])).toMatchObject({ code: 0 });
    await emit.run(['applications', 'erase', 'ruth@example.org', '--yes', '--reason', 'asked']);
    const { out } = await emit.run(['events', 'export', '--type', 'ApplicationErased']);
    await app.stop();
    const list = `${backup}.ndjson`;
    writeFileSync(list, out);
    const elsewhere = new EmitCommand();
    const restored = await elsewhere.run([
      'restore',
      backup,
      '--erased',
      list,
      '--reason',
      'a test',
      '--force',
    ]);
    expect(restored).toMatchObject({ code: 0 });
    await elsewhere.run(['projections', 'rebuild', '--all']);
    const rows = await elsewhere.json<Row[]>(['applications', 'list']);
    expect(rows.map(({ email }) => email)).toEqual(['naomi@example.org']);
    for (const folder of [backup, list]) rmSync(folder, { recursive: true, force: true });
    emit.remove();
    elsewhere.remove();
  });
});
