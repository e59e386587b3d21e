import type { GuidePort, GuideQuestion, GuideReply } from '../../../ports/guide.port.js';
import { LAYOUTS, TRANSFORMATION } from './layouts.js';
import { materialFor } from './material.js';

/**
 * Replies without a model: says that it is not an AI, finds passages in the Bible text and lays them out in the chosen
 * format. The same question is answered the same, at 0 tokens. To care it adds nothing.
 */
export class OfflineGuide implements GuidePort {
  readonly model = 'offline';

  async answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    const layOut = question.system ? TRANSFORMATION : LAYOUTS[question.category];
    const blocks = question.isCare ? [] : layOut(materialFor(question));
    blocks.forEach((block, index) => onText(index === 0 ? block : `\n\n${block}`));
    return {
      text: blocks.join('\n\n'),
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
      model: this.model,
      stop: 'complete',
    };
  }
}
