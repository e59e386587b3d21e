import type { PushKeys } from '../../../ports/push.port.js';
import { pushContract } from '../../../ports/push.contract.js';
import { newPushKeys } from '../../../testing/push-keys.js';
import { PushService } from '../../../testing/push-service.js';
import { WebPush } from './web-push.js';

const keys: PushKeys = newPushKeys();
const message = { title: 'A quiet moment', body: 'Now', path: '/app', day: '2026-11-25' };

describe('web push', () => {
  pushContract(async () => {
    const service = await PushService.start(keys);
    const push = new WebPush(keys, { agent: service.agent, timeoutMs: 500 });
    return {
      push,
      browser: service.browser('phone'),
      get shown() {
        return service.delivered.map((one) => one.message);
      },
      answer: (how, headers) => service.answer(how, headers),
      dispose: () => service.close(),
    };
  });

  it('says for how long, and of what day a message is', async () => {
    const service = await PushService.start(keys);
    try {
      const push = new WebPush(keys, { agent: service.agent });
      await push.send(service.browser('phone'), message, 3_600);
      expect(service.delivered[0]?.headers).toMatchObject({ ttl: '3600', topic: 'daily-2026-11-25' });
    } finally {
      await service.close();
    }
  });
});

describe('an address that leads into a private network', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    '10.0.0.7',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
    '2130706433',
  ])('is not reached: %s', async (host) => {
    const service = await PushService.start(keys);
    try {
      const port = service.port;
      const { p256dh, auth } = service.browser('phone');
      const endpoint = `https://${host}:${port}/send/phone`;
      const outcome = await new WebPush(keys).send({ endpoint, p256dh, auth }, message, 60);
      expect(outcome).toMatchObject({ kind: 'refused' });
      expect(service.asked).toEqual([]);
    } finally {
      await service.close();
    }
  });
});
