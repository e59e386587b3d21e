import type { ReminderList } from '@emit/contract/reminders';
import { WebPush } from '../adapters/push/web-push/web-push.js';
import { ReminderSender } from '../features/reminders/reminder-sender.js';
import { newPushKeys } from './push-keys.js';
import { PushService } from './push-service.js';
import { TestApp, type TestMember } from './test-app.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Days from one spec to the next: all that was set before has ended by then. */
const APART = 100;
export const PUSH_KEYS = newPushKeys();

interface World {
  service: PushService;
  app: TestApp;
  /** Another one in each spec. */
  member: TestMember;
  /** Two hours before the reminder, which is at 7:30 UTC. */
  early: number;
  onTime: number;
  now: number;
}

/** An app that reminds by a push service that stands in, for all specs of a file. */
export function remindedApp() {
  const begin = Date.parse('2026-11-25T05:30:00Z');
  const world = { early: begin, onTime: begin, now: begin } as World;
  beforeAll(async () => {
    world.service = await PushService.start(PUSH_KEYS);
    const push = new WebPush(PUSH_KEYS, { agent: world.service.agent });
    world.app = await TestApp.start({ clock: () => world.now, push });
  });
  beforeEach(async () => {
    world.early += APART * DAY;
    world.onTime = world.early + 2 * HOUR;
    await sendAt(world.early);
    world.service.forget();
    world.member = await world.app.register();
  });
  afterAll(async () => {
    await world.app.close();
    await world.service.close();
  });

  const bodyFor = (browser: string, time = '07:30', time_zone = 'UTC') => ({
    ...world.service.browser(browser),
    time,
    time_zone,
  });
  const set = (browser: string, who = world.member, time?: string, zone?: string) =>
    world.app.http
      .put('/api/v1/reminders')
      .set(who.headers)
      .send(bodyFor(browser, time, zone));
  const list = async (who = world.member) =>
    (await world.app.http.get('/api/v1/reminders').set(who.headers).expect(200)).body as ReminderList;
  const signIn = async (): Promise<TestMember> => {
    const { email, password } = world.member;
    const { body } = await world.app.http
      .post('/api/v1/auth/login')
      .send({ username: email, password })
      .expect(200);
    const { access_token } = body as TestMember;
    return { ...world.member, access_token, headers: { authorization: `Bearer ${access_token}` } };
  };
  const sendAt = async (at: number) => {
    world.now = at;
    await world.app.emit.nest.get(ReminderSender, { strict: false }).sendDue();
  };
  const sent = () =>
    world.service.delivered.map(({ browser, message: { day } }) => {
      const days = (Date.parse(day) - Math.floor(world.early / DAY) * DAY) / DAY;
      return `${browser} on day ${days}`;
    });
  return { world, bodyFor, set, list, signIn, sendAt, sent };
}
