import { WebPush } from '../../adapters/push/web-push/web-push.js';
import { openSqliteVault } from '../../adapters/vault/sqlite/sqlite-vault.js';
import { Metrics } from '../../observability/metrics.js';
import { quietLog } from '../../runtime/log.js';
import { Keyring } from '../../runtime/sealing.js';
import { keptSecret } from '../../settings/secrets.js';
import { DAY, HOUR, MINUTE, PUSH_KEYS, remindedApp } from '../../testing/reminded-app.js';
import type { TestMember } from '../../testing/test-app.js';
import { ReminderSender } from './reminder-sender.js';

describe('the sender of daily reminders', () => {
  const { world, set, list, signIn, sendAt, sent } = remindedApp();
  let { app, service, member, early, onTime } = world;
  beforeEach(() => void ({ app, service, member, early, onTime } = world));

  it('are sent to each device at its time, once a day, encrypted and signed', async () => {
    const tablet = await signIn();
    await set('phone').expect(200);
    await set('tablet', tablet, '08:30').expect(200);
    await sendAt(onTime - 1);
    expect(sent()).toEqual([]);
    await sendAt(onTime);
    await sendAt(onTime + MINUTE);
    expect(sent()).toEqual(['phone on day 0']);
    await sendAt(onTime + HOUR);
    await sendAt(onTime + DAY);
    expect(sent()).toEqual(['phone on day 0', 'tablet on day 0', 'phone on day 1']);
    expect(service.delivered[0]?.message).toMatchObject({ path: '/app' });
  });

  it('say nothing of the member or of faith: they are read on locked screens', async () => {
    await set('phone').expect(200);
    for (let day = 0; day < 6; day++) await sendAt(onTime + day * DAY);
    expect(service.delivered).toHaveLength(6);
    const texts = service.delivered.map(({ message }) => `${message.title} ${message.body}`).join(' ');
    expect(texts).not.toMatch(/ruth|moab|example|god|bible|pray|faith|practi|spirit|emit/i);
  });

  it('are quiet on a day with a practice', async () => {
    await set('phone').expect(200);
    const practice = {
      mindstream_type: 'flow',
      practice_type: 'Meditation',
      duration_minutes: 15,
      quality_rating: 8,
      time_zone: 'UTC',
    };
    await app.http.post('/fho/practices/me').set(member.headers).send(practice).expect(201);
    await sendAt(onTime);
    expect(service.asked).toEqual([]);
    await sendAt(onTime + DAY);
    expect(sent()).toEqual(['phone on day 1']);
  });

  it('are skipped, not late, when nobody could send them for more than an hour', async () => {
    await set('phone').expect(200);
    await sendAt(onTime + HOUR + 1);
    expect(service.asked).toEqual([]);
    await sendAt(onTime + DAY + HOUR);
    expect(sent()).toEqual(['phone on day 1']);
  });

  it('come once a day, also when they are removed and set anew, later or further west', async () => {
    await set('phone').expect(200);
    await sendAt(onTime);
    await set('phone', member, '09:00').expect(200);
    await sendAt(onTime + 90 * MINUTE);
    await app.http.delete('/api/v1/reminders/current').set(member.headers).expect(200);
    await set('phone', member, '07:30', 'America/New_York').expect(200);
    await sendAt(onTime + 5 * HOUR);
    expect(sent()).toEqual(['phone on day 0']);
    await sendAt(onTime + 5 * HOUR + DAY);
    expect(sent()).toEqual(['phone on day 0', 'phone on day 1']);
  });

  it('are sent by one of two processes', async () => {
    const phones = ['one', 'two', 'three', 'four'];
    for (const phone of phones) await set(phone, await app.register(), '07:30').expect(200);
    const vault = openSqliteVault(app.dataDir);
    try {
      const keyring = new Keyring(keptSecret(app.dataDir, 'master.key').secret);
      const push = new WebPush(PUSH_KEYS, { agent: service.agent });
      const { models } = app.emit.stores;
      const other = new ReminderSender(
        keyring,
        push,
        vault,
        models,
        () => world.now,
        quietLog,
        new Metrics(),
      );
      world.now = onTime;
      const one = app.emit.nest.get(ReminderSender, { strict: false });
      await Promise.all([one.sendDue(), other.sendDue(), one.sendDue(), other.sendDue()]);
      expect(service.asked.sort()).toEqual([...phones].sort());
    } finally {
      await vault.close();
    }
  });

  it('begin anew when the clock had been far ahead', async () => {
    world.now = early + 40 * DAY;
    const { email, password } = member;
    const { body } = await app.http
      .post('/api/v1/auth/login')
      .send({ username: email, password })
      .expect(200);
    const { access_token } = body as TestMember;
    const ahead = { ...member, headers: { authorization: `Bearer ${access_token}` } };
    await set('phone', ahead).expect(200);
    await sendAt(early);
    expect(service.asked).toEqual([]);
    await sendAt(onTime);
    expect(sent()).toEqual(['phone on day 0']);
  });

  it.each([404, 410])('go when the browser takes no more: %d', async (status) => {
    await set('phone').expect(200);
    service.answer(status);
    await sendAt(onTime);
    expect((await list()).reminders).toEqual([]);
    await sendAt(onTime + DAY);
    expect(service.asked).toEqual(['phone']);
  });

  it.each([429, 500, 503])(
    'are tried again, further and further apart, within the hour: %d',
    async (status) => {
      await set('phone').expect(200);
      service.answer(status);
      for (let minute = 0; minute <= 120; minute++) await sendAt(onTime + minute * MINUTE);
      expect(service.asked).toHaveLength(5);
      service.answer(201);
      await sendAt(onTime + DAY);
      expect(sent()).toEqual(['phone on day 1']);
    },
  );

  it('come after all when the service is back, and wait as long as it asks', async () => {
    await set('phone').expect(200);
    service.answer(429, { 'retry-after': '600' });
    await sendAt(onTime);
    service.answer(201);
    await sendAt(onTime + 9 * MINUTE);
    expect(sent()).toEqual([]);
    await sendAt(onTime + 10 * MINUTE);
    await sendAt(onTime + 20 * MINUTE);
    expect(sent()).toEqual(['phone on day 0']);
  });

  it.each([400, 403, 413])('are not repeated where they are refused: %d', async (status) => {
    await set('phone').expect(200);
    service.answer(status);
    for (let minute = 0; minute < 10; minute++) await sendAt(onTime + minute * MINUTE);
    expect(service.asked).toEqual(['phone']);
    expect((await list()).reminders).toHaveLength(1);
  });
});
