import { unzipSync } from 'fflate';
import { PushService } from '../../testing/push-service.js';
import { DAY, PUSH_KEYS, remindedApp } from '../../testing/reminded-app.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

describe('daily reminders', () => {
  const { world, bodyFor, set, list, signIn, sendAt, sent } = remindedApp();
  let { app, service, member, onTime } = world;
  beforeEach(() => void ({ app, service, member, onTime } = world));

  it('are listed and removed one by one; another member sees none of them', async () => {
    const tablet = await signIn();
    await set('phone').expect(200);
    world.now += 1;
    await set('tablet', tablet, '21:00', 'Europe/Rome').expect(200);
    const { push_key, reminders } = await list();
    expect(push_key).toBe(PUSH_KEYS.publicKey);
    expect(reminders).toMatchObject([
      { time: '21:00', time_zone: 'Europe/Rome', current: false },
      { time: '07:30', time_zone: 'UTC', current: true },
    ]);
    const stranger = await app.register();
    expect((await list(stranger)).reminders).toEqual([]);
    const [ofTablet] = reminders;
    await app.http.delete(`/api/v1/reminders/${ofTablet?.id}`).set(stranger.headers).expect(404);
    expect((await list()).reminders).toHaveLength(2);
    await app.http.delete(`/api/v1/reminders/${ofTablet?.id}`).set(member.headers).expect(200);
    await app.http.delete('/api/v1/reminders/current').set(member.headers).expect(200);
    await app.http.delete('/api/v1/reminders/current').set(member.headers).expect(404);
    expect((await list()).reminders).toEqual([]);
    await sendAt(onTime);
    expect(service.asked).toEqual([]);
  });

  it('end with the session: signed out here, from elsewhere, by a new password, with the account', async () => {
    const ends: readonly ((own: TestMember) => Promise<unknown>)[] = [
      (own) => app.http.delete('/api/v1/sessions/current').set(own.headers).expect(200),
      (own) =>
        app.http
          .post('/api/change-password')
          .set(member.headers)
          .send({ current_password: member.password, new_password: 'orchard-gate-2' })
          .expect(200)
          .then(() => own),
    ];
    for (const [n, end] of ends.entries()) {
      const own = await signIn();
      await set(`device-${n}`, own).expect(200);
      await end(own);
      await sendAt(onTime + n * DAY);
    }
    expect(service.asked).toEqual([]);
    const leaving = await app.register();
    await set('leaving', leaving).expect(200);
    await app.http
      .post('/api/v1/account/erase')
      .set(leaving.headers)
      .send({ password: leaving.password })
      .expect(200);
    expect(await app.emit.stores.vault.reminders.of(leaving.user.id)).toEqual([]);
    await sendAt(onTime + 3 * DAY);
    expect(service.asked).toEqual([]);
  });

  it('outlive a session that is over by its time alone, and end 30 days after the last visit', async () => {
    await set('phone').expect(200);
    for (let day = 0; day < 33; day++) await sendAt(onTime + day * DAY);
    expect(sent()).toHaveLength(30);
    expect(await app.emit.stores.vault.reminders.of(member.user.id)).toEqual([]);
  });

  it('go on in the same browser after another sign-in there', async () => {
    const signedIn = async (cookie: string) => {
      const { email, password } = member;
      const asked = app.http.post('/api/v1/auth/login').set('Cookie', cookie);
      const { body, headers } = await asked.send({ username: email, password }).expect(200);
      const { access_token } = body as TestMember;
      const marks = headers['set-cookie'] as unknown as string[];
      return { own: { ...member, headers: { authorization: `Bearer ${access_token}` } }, marks };
    };
    const first = await signedIn('');
    await set('phone', first.own).expect(200);
    const { own } = await signedIn(first.marks.map((mark) => mark.split(';')[0]).join('; '));
    expect((await list(own)).reminders).toMatchObject([{ current: true }]);
    await sendAt(onTime);
    expect(sent()).toEqual(['phone on day 0']);
  });

  it('belong to whoever set them last in a browser', async () => {
    await set('phone').expect(200);
    const other = await app.register();
    await set('phone', other, '08:00').expect(200);
    expect((await list()).reminders).toEqual([]);
    expect((await list(other)).reminders).toHaveLength(1);
  });

  it('are in the download of one’s own data, and sealed in the vault', async () => {
    await set('phone', member, '07:30', 'Europe/Rome').expect(200);
    const { body } = await app.http
      .get('/api/v1/account/export')
      .set(member.headers)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    const files = unzipSync(new Uint8Array(body as Buffer));
    const name = Object.keys(files).find((file) => file.endsWith('account.json')) ?? '';
    const { reminders } = JSON.parse(Buffer.from(files[name] ?? []).toString()) as { reminders: object[] };
    const { endpoint } = service.browser('phone');
    expect(reminders).toMatchObject([{ endpoint, time: '07:30', time_zone: 'Europe/Rome' }]);
    const [kept] = await app.emit.stores.vault.reminders.of(member.user.id);
    expect(JSON.stringify(kept)).not.toMatch(/push\.example|07:30|Rome/);
  });

  it.each([
    ['an address that is none', { endpoint: 'nowhere' }],
    ['an address of this machine', { endpoint: 'https://127.0.0.1/send' }],
    ['an address in the clear', { endpoint: 'http://push.example.org/send' }],
    ['another port', { endpoint: 'https://push.example.org:8443/send' }],
    ['an address too long', { endpoint: `https://push.example.org/${'a'.repeat(1_000)}` }],
    ['a key cut short', { p256dh: 'AAAA' }],
    ['no secret', { auth: undefined }],
    ['a time that is none', { time: '24:00' }],
    ['a zone that is none', { time_zone: 'Europe/Nowhere' }],
    ['no zone', { time_zone: undefined }],
    ['a number', { endpoint: 7 }],
  ])('refuse %s, and change nothing', async (_what, changed) => {
    await set('phone').expect(200);
    const body = { ...bodyFor('tablet'), ...changed };
    await app.http.put('/api/v1/reminders').set(member.headers).send(body).expect(400);
    expect((await list()).reminders).toMatchObject([{ time: '07:30' }]);
  });
});

describe('without EMIT_PUSH_KEYS', () => {
  it('no reminder is offered or taken', async () => {
    const app = await TestApp.start();
    const service = await PushService.start(PUSH_KEYS);
    try {
      const { headers } = await app.register();
      const { body } = await app.http.get('/api/v1/reminders').set(headers).expect(200);
      expect(body).toEqual({ push_key: null, reminders: [] });
      const asked = { ...service.browser('phone'), time: '07:30', time_zone: 'UTC' };
      await app.http.put('/api/v1/reminders').set(headers).send(asked).expect(400);
    } finally {
      await app.close();
      await service.close();
    }
  });
});
