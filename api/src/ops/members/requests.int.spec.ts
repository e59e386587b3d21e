import type { PlanAccount } from '@emit/contract/plan-requests';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import type { RequestRow } from './requests-command.js';

describe('emit members requests', () => {
  const emit = new EmitCommand();
  let app: TestApp;
  let [ruth, naomi]: TestMember[] = [];
  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir });
    [ruth, naomi] = [await app.register(), await app.register('Naomi Bethlehem')];
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });
  const requests = (...options: string[]) => emit.json<RequestRow[]>(['members', 'requests', ...options]);
  const ask = async (member: TestMember, body: object) => {
    const answer = await app.http.post('/api/v1/plan/requests').set(member.headers).send(body).expect(201);
    return (answer.body as PlanAccount).request!.id;
  };

  it('says that nobody asks', async () => {
    expect(await emit.run(['members', 'requests'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nobody asks for a plan.') as string,
    });
  });

  it('lists who waits, the first one first, without what is personal', async () => {
    await ask(naomi!, { plan: 'creation', note: 'a private note' });
    await ask(ruth!, { plan: 'exploration' });
    const waiting = await requests();
    expect(waiting.map(({ member }) => member)).toEqual([naomi!.user.id, ruth!.user.id]);
    expect(waiting[0]).toMatchObject({
      plan: 'trial',
      wanted: 'creation',
      status: 'waiting',
      settledAt: null,
    });
    const { out } = await emit.run(['members', 'requests']);
    expect(out).toContain(naomi!.user.id);
    expect(out).not.toMatch(/private note|Naomi|example\.org|v\d\.[\w.-]{38,}/);
  });

  it('opens address and note where they are asked for', async () => {
    expect(await requests('--personal')).toMatchObject([
      { email: naomi!.email, note: 'a private note' },
      { email: ruth!.email, note: '' },
    ]);
  });

  it('no longer lists what is settled, withdrawn or erased, but with --all', async () => {
    const act = ['--reason', 'paid'];
    expect(await emit.run(['members', 'plan', naomi!.email, 'creation', ...act])).toMatchObject({
      code: 0,
      err: expect.stringContaining('PlanChanged, PlanRequestGranted') as string,
    });
    expect((await requests()).map(({ member }) => member)).toEqual([ruth!.user.id]);
    expect(await requests('--all')).toMatchObject([
      { member: naomi!.user.id, plan: 'creation', status: 'granted' },
      { member: ruth!.user.id, status: 'waiting' },
    ]);
    await emit.run(['members', 'erase', ruth!.email, '--yes', '--reason', 'asked']);
    expect((await requests('--all')).map(({ member }) => member)).toEqual([naomi!.user.id]);
  });

  it('declines once, and says so where nobody asks', async () => {
    const member = await app.register();
    await ask(member, { plan: 'exploration' });
    const decline = ['members', 'decline', member.email, '--reason', 'unpaid'];
    expect((await emit.run(decline)).err).toContain('PlanRequestDeclined');
    expect((await emit.run(decline)).err).toContain('Nothing to change.');
    expect(await emit.run(['members', 'decline', member.email])).toMatchObject({ code: 2 });
  });
});
