import Anthropic from '@anthropic-ai/sdk';
import {
  GuideUnavailable,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
  type GuideUsage,
  type OnText,
  type ReplyControl,
} from '../../../ports/guide.port.js';
import { answerRemembering } from './answer-remembering.js';
import type { Api } from './answering.js';
import { DEFAULT_MODEL } from './default-model.js';
import { faultIn, sayWhy } from './failures.js';
import type { Effort } from './model-options.js';
import { StreamBroken, streamMessage } from './streamed-message.js';

export interface AnthropicOptions {
  readonly apiKey: string;
  readonly model?: string | null;
  readonly baseUrl?: string | null;
  /** How much a model does for its answer; null leaves it to what is known of the model. */
  readonly effort?: Effort | null;
  /** Longest wait for the answer to begin, and longest silence within it; milliseconds. */
  readonly timeoutMs?: number;
  /** The longest that one message may take in all; milliseconds. */
  readonly longestMs?: number;
  /** First wait before a broken stream is taken up again; doubles. Milliseconds. */
  readonly retryDelayMs?: number;
}

/** Replies through the Anthropic API: streamed, with look-ups in the Bible text, and counted by the API's own numbers. */
export class AnthropicGuide implements GuidePort {
  readonly model: string;
  private readonly api: Api;

  constructor(options: AnthropicOptions) {
    const { apiKey, model, baseUrl, effort = null } = options;
    const { timeoutMs = 90_000, longestMs = 600_000, retryDelayMs = 500 } = options;
    this.model = model ?? DEFAULT_MODEL;
    // The SDK retries 408, 409, 429, 5xx, 529 and connections that fail before an answer begins, with back-off. Its
    // log is off because it would hold members' words.
    const client = new Anthropic({
      apiKey,
      authToken: null,
      baseURL: baseUrl ?? null,
      timeout: timeoutMs,
      maxRetries: 2,
      logLevel: 'off',
      // To another address than the one that was set, neither the key nor a member's words go.
      fetchOptions: { redirect: 'error' },
    });
    this.api = { client, model: this.model, effort, timeoutMs, longestMs, retryDelayMs };
  }

  answer(question: GuideQuestion, onText: OnText, control: ReplyControl = {}): Promise<GuideReply> {
    return answerRemembering(this.api, question, onText, control);
  }

  /** Whether the key, the account and the model are right, at the cost of a word. Throws GuideUnavailable. */
  async sayWord(): Promise<GuideUsage> {
    const { client, model, timeoutMs: idleMs, longestMs } = this.api;
    const wanted = { model, max_tokens: 16, messages: [{ role: 'user' as const, content: 'Say yes.' }] };
    const limits = { idleMs, longestMs, characters: 1_000 };
    try {
      return (await streamMessage(client, wanted, limits, () => undefined)).usage;
    } catch (error) {
      if (!(error instanceof StreamBroken)) throw error;
      throw new GuideUnavailable(sayWhy(error), error.so.usage, {
        cause: error.cause,
        fault: faultIn(error.cause),
      });
    }
  }
}
