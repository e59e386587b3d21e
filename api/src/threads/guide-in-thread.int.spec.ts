import type { GuideRequest, GuideMessage } from './guide-worker.js';
import { GuideInThread } from './guide-in-thread.js';
import { GuideUnavailable, type GuideQuestion } from '../ports/guide.port.js';

const question = (prompt: string): GuideQuestion => ({ prompt, category: 'general', history: [] });

/** A thread that does as its questions say; the one with the real guide runs wherever a server is started. */
const guideWhich = (answer: (asked: GuideRequest, tell: (...heard: GuideMessage[]) => void) => void) => {
  const script = `
    import { parentPort } from 'node:worker_threads';
    const answer = ${answer.toString()};
    parentPort.on('message', (asked) => answer(asked, (...heard) => parentPort.postMessage(heard)));`;
  return new GuideInThread({ apiKey: 'none' }, new URL(`data:text/javascript,${encodeURIComponent(script)}`));
};

const usage = { inputTokens: 1, outputTokens: 2, cacheReadTokens: 0, cacheWriteTokens: 0 };
const silent = () => undefined;

describe('a guide in a thread of its own', () => {
  const guide = guideWhich(({ id, question: { prompt } }, tell) => {
    if (prompt === 'Die') throw new Error('out of memory');
    if (prompt === 'Wait') return;
    // Once more: only the text of this function reaches the thread.
    const counted = { inputTokens: 1, outputTokens: 2, cacheReadTokens: 0, cacheWriteTokens: 0 };
    if (prompt === 'Fail') {
      const cause = new Error('529', { cause: new Error('overloaded') });
      tell({ id, unavailable: { message: 'Busy.', usage: counted }, cause });
      return;
    }
    tell({ id, text: 'Be ' }, { id, text: 'still.' });
    tell({ id, reply: { text: 'Be still.', usage: counted, model: 'some', stop: 'complete' } });
  });

  it('tells the text as it comes, then the whole of it', async () => {
    const texts: string[] = [];
    const reply = await guide.answer(question('How?'), (text) => texts.push(text));
    expect(texts).toEqual(['Be ', 'still.']);
    expect(reply).toEqual({ text: 'Be still.', usage, model: 'some', stop: 'complete' });
  });

  it('says why it could not answer, and what was spent all the same', async () => {
    const failed = guide.answer(question('Fail'), silent);
    await expect(failed).rejects.toBeInstanceOf(GuideUnavailable);
    await expect(failed).rejects.toMatchObject({
      message: 'Busy.',
      usage,
      cause: { message: '529', cause: { message: 'overloaded' } },
    });
  });

  it('fails those it was answering when it dies, and answers the next', async () => {
    const waiting = guide.answer(question('Wait'), silent);
    const dying = guide.answer(question('Die'), silent);
    const broken = { name: 'GuideUnavailable', usage: null, cause: { message: 'out of memory' } };
    await expect(dying).rejects.toMatchObject(broken);
    await expect(waiting).rejects.toMatchObject(broken);
    expect((await guide.answer(question('How?'), silent)).text).toBe('Be still.');
  });

  it('fails an answer that cannot be passed on, and no other', async () => {
    const refused = guide.answer(question('How?'), () => {
      throw new TypeError('The connection is gone');
    });
    const other = guide.answer(question('How?'), silent);
    await expect(refused).rejects.toThrow('The connection is gone');
    expect((await other).text).toBe('Be still.');
  });
});
