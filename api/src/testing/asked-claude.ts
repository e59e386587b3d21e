import { AnthropicGuide } from '../adapters/guide/anthropic/anthropic-guide.js';
import { corrected, type GuideCorrection } from '@emit/contract/guide';
import { GuideUnavailable, type GuideQuestion } from '../ports/guide.port.js';
import { startAnthropicServer, type AnthropicServer, type Step } from './anthropic-server.js';

export const question: GuideQuestion = { prompt: 'What is love?', category: 'general', history: [] };
export const love = {
  kind: 'reply',
  text: ['God ', 'is ', 'love.'],
  usage: { input: 20, output: 7, cacheRead: 1500, cacheWrite: 30 },
} as const satisfies Step;

/** Claude as a guide, on a local server that does what a script says. */
export class AskedClaude {
  private running: AnthropicServer | undefined;

  get server(): AnthropicServer {
    if (!this.running) throw new Error('Nothing was asked');
    return this.running;
  }

  async close(): Promise<void> {
    await this.running?.close();
    this.running = undefined;
  }

  async guideWith(script: readonly Step[], timeoutMs = 5_000) {
    this.running = await startAnthropicServer(script);
    const { url: baseUrl, requests } = this.running;
    return { guide: new AnthropicGuide({ apiKey: 'test', baseUrl, timeoutMs, retryDelayMs: 1 }), requests };
  }

  async ask(script: readonly Step[], asked: Partial<GuideQuestion> = {}, timeoutMs?: number) {
    const { guide, requests } = await this.guideWith(script, timeoutMs);
    const pieces: string[] = [];
    const corrections: GuideCorrection[] = [];
    const onCorrection = (correction: GuideCorrection) => corrections.push(correction);
    const whole = { ...question, ...asked };
    const reply = await guide.answer(whole, (text) => pieces.push(text), { onCorrection });
    expect(corrections.reduce(corrected, pieces.join(''))).toBe(reply.text);
    return { reply, requests, pieces, corrections };
  }

  async failure(script: readonly Step[], timeoutMs?: number): Promise<GuideUnavailable> {
    const error: unknown = await this.ask(script, {}, timeoutMs).catch((thrown: unknown) => thrown);
    if (!(error instanceof GuideUnavailable)) throw new Error(`no GuideUnavailable: ${String(error)}`);
    return error;
  }
}

/** A member's last message, up to which the API keeps what it has read. */
export const last = (text: string) => ({
  role: 'user',
  content: [{ type: 'text', text, cache_control: { type: 'ephemeral' } }],
});
