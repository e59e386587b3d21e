import { setTimeout as delay } from 'node:timers/promises';
import type Anthropic from '@anthropic-ai/sdk';
import type { MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { LIMITS } from '@emit/contract/limits';
import {
  GuideUnavailable,
  type GuideQuestion,
  type GuideReply,
  type OnText,
  type ReplyControl,
} from '../../../ports/guide.port.js';
import { countOutput } from './count-output.js';
import { faultIn, sayWhy, worthAnotherTry } from './failures.js';
import { lookUpScripture } from './lookup-scripture.js';
import { messagesOf } from './messages.js';
import type { Effort } from './model-options.js';
import { requestFor } from './request.js';
import { StreamBroken, streamMessage, type StreamedMessage } from './streamed-message.js';
import { addUsage, NO_USAGE } from './usage.js';

/** Rounds of looking up before the model must answer. */
const MAX_TOOL_ROUNDS = 5;
const MAX_BROKEN_STREAMS = 2;
const GO_ON =
  'Your answer was cut off here by the connection. Go on from exactly where it stopped, without repeating anything ' +
  'and without remarking on it.';
const REFUSED = 'I cannot answer this. Please put your question another way.';
const WORDLESS =
  'The guide came to its end without a word. What it used was charged, as for any reply. Please put your question another way.';

const STOPS: Readonly<Record<string, GuideReply['stop']>> = {
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'refusal',
};

/** How the API is asked. */
export interface Api {
  readonly client: Anthropic;
  readonly model: string;
  readonly effort: Effort | null;
  /** Milliseconds, as the options of AnthropicGuide. */
  readonly timeoutMs: number;
  readonly longestMs: number;
  readonly retryDelayMs: number;
}

/** One turn: the requests that it takes, and what has come of them so far. */
export class Answering {
  private readonly messages: MessageParam[];
  private text = '';
  private usage = NO_USAGE;
  private toolRounds = 0;
  private brokenStreams = 0;
  /** Text of a further round begins a paragraph. */
  private paragraphDue = false;
  /** The model used up its reply within a call: it is asked to answer without one. */
  private isCallCut = false;

  constructor(
    private readonly api: Api,
    private readonly question: GuideQuestion,
    private readonly onText: OnText,
    private readonly control: ReplyControl,
  ) {
    this.messages = messagesOf(question);
  }

  /** Throws GuideUnavailable. */
  async reply(): Promise<GuideReply> {
    for (;;) {
      const streamed = await this.round();
      if (streamed === 'again') continue;
      if (streamed === 'stopped') return this.whole(this.api.model, 'stopped');
      this.usage = addUsage(this.usage, await this.counted(streamed));
      if (!this.lookUp(streamed) && !this.askWithoutCall(streamed)) return this.finish(streamed);
    }
  }

  /** One streamed message; 'again' when it broke off and is taken up. Throws GuideUnavailable. */
  private async round(): Promise<StreamedMessage | 'again' | 'stopped'> {
    const { client, timeoutMs: idleMs, longestMs } = this.api;
    // With a paragraph's break before it: never more in all than a message may have.
    const characters = Math.max(1, LIMITS.messageMax - this.text.length - 2);
    const limits = { idleMs, longestMs, characters };
    try {
      return await streamMessage(
        client,
        this.request(),
        limits,
        (text) => this.emit(text),
        this.control.stop,
      );
    } catch (error) {
      if (!(error instanceof StreamBroken)) throw error;
      return this.broken(error);
    }
  }

  private request() {
    const { messages, question } = this;
    const mayLookUp = this.toolRounds < MAX_TOOL_ROUNDS && !this.isCallCut;
    return requestFor({ ...this.api, question, messages, mayLookUp });
  }

  private emit(text: string): void {
    const piece = this.paragraphDue && this.text !== '' ? `\n\n${text}` : text;
    this.paragraphDue = false;
    this.text += piece;
    this.onText(piece);
  }

  private async broken(broken: StreamBroken): Promise<'again' | 'stopped'> {
    const { text, usage } = broken.so;
    if (broken.why === 'stopped') {
      const { client, model } = this.api;
      if (usage) this.usage = addUsage(this.usage, await countOutput(client, model, { text, usage }));
      return 'stopped';
    }
    // Each half of a message that is taken up is counted as the API counts it.
    if (usage) this.usage = addUsage(this.usage, usage);
    this.brokenStreams += 1;
    if (!worthAnotherTry(broken) || this.brokenStreams > MAX_BROKEN_STREAMS) throw this.unavailable(broken);
    const pause = this.api.retryDelayMs * 2 ** (this.brokenStreams - 1);
    await delay(pause, undefined, { signal: this.control.stop }).catch(() => undefined);
    this.takeUp(text);
    return 'again';
  }

  /** What was shown stays, and the model goes on from there; nothing shown, it begins again. */
  private takeUp(text: string): void {
    if (text.trim() === '') return;
    this.messages.push({ role: 'assistant', content: text.trimEnd() }, { role: 'user', content: GO_ON });
  }

  private counted({ content, usage, isCut }: StreamedMessage) {
    if (!isCut) return usage;
    const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    return countOutput(this.api.client, this.api.model, { text, usage });
  }

  /** Serves the model's look-ups; false when it made none and the answer is whole. */
  private lookUp({ content, stopReason }: StreamedMessage): boolean {
    const calls = content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
    if (stopReason !== 'tool_use' || calls.length === 0 || this.toolRounds >= MAX_TOOL_ROUNDS) return false;
    this.toolRounds += 1;
    this.paragraphDue = true;
    this.messages.push({ role: 'assistant', content });
    this.messages.push({
      role: 'user',
      content: calls.map(({ id, input }) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: lookUpScripture(input),
      })),
    });
    return true;
  }

  /** Once, where the limit of a reply was reached within a call before any word. */
  private askWithoutCall({ content, stopReason }: StreamedMessage): boolean {
    const isCut = stopReason === 'max_tokens' && content.some(({ type }) => type === 'tool_use');
    if (!isCut || this.isCallCut || this.text.trim() !== '') return false;
    this.isCallCut = true;
    return true;
  }

  private finish({ stopReason, model }: StreamedMessage): GuideReply {
    const stop = STOPS[stopReason ?? ''] ?? 'complete';
    if (this.text.trim() === '') {
      if (stop !== 'refusal') throw new GuideUnavailable(WORDLESS, this.usage, { reason: 'empty' });
      this.emit(REFUSED);
    }
    return this.whole(model, stop);
  }

  private whole(model: string, stop: GuideReply['stop']): GuideReply {
    return { text: this.text, usage: this.usage, model, stop };
  }

  private unavailable(broken: StreamBroken): GuideUnavailable {
    const { cause } = broken;
    const nothing = Object.values(this.usage).every((count) => count === 0);
    const began = broken.so.usage !== null || this.text !== '' || !nothing;
    const reason = began ? ('broken-off' as const) : ('unavailable' as const);
    return new GuideUnavailable(sayWhy(broken), nothing ? null : this.usage, {
      cause,
      reason,
      fault: faultIn(cause),
    });
  }
}
