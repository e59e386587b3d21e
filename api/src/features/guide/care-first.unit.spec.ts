import type { GuidePort } from '../../ports/guide.port.js';
import { warmScripture } from '../../scripture/warm.js';
import { answerWithCare } from './care-first.js';

it('gives care at once, and waits with what needs the text of the Bible until that is built', async () => {
  const order: string[] = [];
  const guide: GuidePort = {
    model: 'offline',
    answer: () => {
      order.push('guide asked');
      const usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
      return Promise.resolve({ text: '', usage, model: 'offline', stop: 'complete' });
    },
  };
  const asked = {
    question: { prompt: 'I want to die', category: 'biblical', history: [] },
    danger: { kinds: ['suicide'], about: 'self', isAfter: false, language: 'en' },
    timeZone: null,
    acceptLanguage: null,
  } as const;
  const warm = warmScripture().then(() => order.push('text built'));
  await answerWithCare(guide, asked, { onText: () => order.push('care given') });
  await warm;
  expect(order).toEqual(['care given', 'text built', 'guide asked']);
});
