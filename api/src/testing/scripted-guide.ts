import type { GuidePort, GuideQuestion, GuideReply } from '../ports/guide.port.js';

/** A guide that answers as it is told, and keeps what it was asked. */
export class ScriptedGuide implements GuidePort {
  readonly model = 'scripted';
  readonly asked: GuideQuestion[] = [];
  /** Awaited before each answer, to hold one back. */
  gate: Promise<void> = Promise.resolve();
  reply = (question: GuideQuestion): string => `You asked: ${question.prompt}`;
  tokens = 1_000;
  stop: GuideReply['stop'] = 'complete';

  async answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    this.asked.push(question);
    await this.gate;
    const text = this.reply(question);
    for (const piece of text.match(/[\s\S]{1,8}/g) ?? []) onText(piece);
    return {
      text,
      usage: { inputTokens: this.tokens - 100, outputTokens: 100, cacheReadTokens: 0, cacheWriteTokens: 0 },
      model: this.model,
      stop: this.stop,
    };
  }
}
