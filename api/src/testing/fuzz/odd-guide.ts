import {
  GuideUnavailable,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
} from '../../ports/guide.port.js';

const NOTHING = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** A guide that answers well mostly, and otherwise fails in each way a model can; which, the prompt's length decides. */
export class OddGuide implements GuidePort {
  readonly model = 'odd';

  answer({ prompt }: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    const kind = prompt.length % 9;
    if (kind === 1) return Promise.reject(new GuideUnavailable('not now', NOTHING));
    onText('For God so loved ');
    if (kind === 2) return Promise.reject(new GuideUnavailable('no more', NOTHING));
    const text = kind === 3 ? '' : `“Jesus wept” (John 11:36). You asked: ${prompt}`;
    onText(text);
    const usage = { ...NOTHING, inputTokens: prompt.length, outputTokens: kind * 300 };
    const stop = kind === 4 ? 'length' : kind === 5 ? 'refusal' : 'complete';
    return Promise.resolve({ text, usage, model: this.model, stop });
  }
}
