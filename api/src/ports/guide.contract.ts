import { CATEGORIES } from '@emit/contract/categories';
import type { GuidePort, GuideQuestion } from './guide.port.js';

/** What every guide keeps to; each adapter's spec calls it with a guide that can answer. */
export function guideContract(name: string, makeGuide: () => Promise<GuidePort>): void {
  describe(`${name} as a guide`, () => {
    const ask = async (question: Partial<GuideQuestion>) => {
      const guide = await makeGuide();
      const pieces: string[] = [];
      const whole = { prompt: 'What is love?', category: 'general' as const, history: [], ...question };
      const reply = await guide.answer(whole, (text) => pieces.push(text));
      return { guide, pieces, reply };
    };

    it.each(CATEGORIES)('answers in the category %s, whole, as its pieces came', async (category) => {
      const { pieces, reply } = await ask({ category });
      expect(reply.text.trim()).not.toBe('');
      expect(pieces.join('')).toBe(reply.text);
      expect(reply.stop).toBe('complete');
    });

    it('counts tokens in whole numbers, none below zero', async () => {
      const { reply } = await ask({});
      const counts = Object.values(reply.usage);
      expect(counts).toHaveLength(4);
      for (const count of counts) expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
    });

    it('names the model that answered', async () => {
      const { guide, reply } = await ask({});
      expect(guide.model).not.toBe('');
      expect(reply.model).not.toBe('');
    });

    it('takes a history of any order, and a persona', async () => {
      const history = [
        { role: 'assistant' as const, content: 'Peace be with you.' },
        { role: 'user' as const, content: 'What is faith?' },
        { role: 'user' as const, content: 'And hope?' },
        { role: 'assistant' as const, content: 'Hope waits.' },
      ];
      const { reply } = await ask({ history, system: 'You are a Fhoism philosopher.' });
      expect(reply.text.trim()).not.toBe('');
    });
  });
}
