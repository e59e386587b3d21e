import { setTimeout as delay } from 'node:timers/promises';
import type Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsBase, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { LIMITS } from '@emit/contract/limits';
import type { Translation } from '@emit/contract/translations';
import {
  GuideUnavailable,
  type GuideQuestion,
  type GuideReply,
  type GuideUsage,
  type OnText,
  type ReplyControl,
} from '../../../ports/guide.port.js';
import { correctedPassages, correctionRequest } from './correct/correction-request.js';
import type { Passage } from './correct/faulty-passages.js';
import { countOutput } from './count-output.js';
import { faultIn, sayWhy, worthAnotherTry } from './failures.js';
import { lookUpScripture } from './lookup-scripture.js';
import { messagesOf } from './messages.js';
import type { Effort } from './model-options.js';
import { ReplyText } from './reply-text.js';
import { requestFor } from './request.js';
import { StreamBroken, streamMessage, type StreamedMessage, type StreamLimits } from './streamed-message.js';
import { addUsage, NO_USAGE } from './usage.js';

/** Rounds of looking up before the model must answer. */
const MAX_TOOL_ROUNDS = 5;
const MAX_BROKEN_STREAMS = 2;
const GO_ON =
  'Your answer was cut off here by the connection. Go on from exactly where it stopped, without repeating anything ' +
  'and without remarking on it.';
/** Of a few passages, a line or a block each. */
const MAX_CORRECTION_TOKENS = 2_048;
/** The reply is whole and read, and waits to be kept: longer than this for a correction, it is mended without one. */
const CORRECTION = { idleMs: 8_000, longestMs: 15_000, characters: LIMITS.messageMax };
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
  private readonly translation: Translation;
  private readonly reply: ReplyText;
  private readonly stop: AbortSignal | undefined;
  private usage = NO_USAGE;
  private toolRounds = 0;
  private brokenStreams = 0;
  /** The model used up its reply within a call: it is asked to answer without one. */
  private isCallCut = false;

  constructor(
    private readonly api: Api,
    private readonly question: GuideQuestion,
    onText: OnText,
    { stop, onCorrection }: ReplyControl,
  ) {
    this.messages = messagesOf(question);
    this.translation = question.translation ?? 'kjv';
    this.reply = new ReplyText(this.translation, onText, onCorrection);
    this.stop = stop;
  }

  /** Throws GuideUnavailable. */
  async answer(): Promise<GuideReply> {
    for (;;) {
      const streamed = await this.round();
      if (streamed === 'again') continue;
      if (streamed === 'stopped') {
        this.reply.correct(this.reply.faulty(), new Map());
        return this.whole(this.api.model, 'stopped');
      }
      this.reply.end();
      this.count(await this.counted(streamed));
      if (!this.lookUp(streamed) && !this.askWithoutCall(streamed)) return this.finish(streamed);
    }
  }

  /** One streamed message; 'again' when it broke off and is taken up. Throws GuideUnavailable. */
  private async round(): Promise<StreamedMessage | 'again' | 'stopped'> {
    try {
      const { timeoutMs: idleMs, longestMs } = this.api;
      const limits = { idleMs, longestMs, characters: this.reply.room };
      return await this.stream(this.request(), limits, (text) => this.reply.write(text));
    } catch (error) {
      if (!(error instanceof StreamBroken)) throw error;
      return this.broken(error);
    }
  }

  /** Throws StreamBroken. */
  private stream(
    params: MessageCreateParamsBase,
    limits: StreamLimits,
    onText: OnText,
  ): Promise<StreamedMessage> {
    return streamMessage(this.api.client, params, limits, onText, this.stop);
  }

  private request(passing = 0): MessageCreateParamsBase {
    const { messages, question } = this;
    const mayLookUp = this.toolRounds < MAX_TOOL_ROUNDS && !this.isCallCut;
    return requestFor({ ...this.api, question, messages, passing, mayLookUp });
  }

  private count(usage: GuideUsage | null): void {
    if (usage) this.usage = addUsage(this.usage, usage);
  }

  private async broken(broken: StreamBroken): Promise<'again' | 'stopped'> {
    const { text, usage } = broken.so;
    const half = this.reply.cut();
    if (broken.why === 'stopped') {
      const { client, model } = this.api;
      this.count(usage && (await countOutput(client, model, { text, usage })));
      return 'stopped';
    }
    // Each half of a message that is taken up is counted as the API counts it.
    this.count(usage);
    this.brokenStreams += 1;
    if (!worthAnotherTry(broken) || this.brokenStreams > MAX_BROKEN_STREAMS) throw this.unavailable(broken);
    const pause = this.api.retryDelayMs * 2 ** (this.brokenStreams - 1);
    await delay(pause, undefined, { signal: this.stop }).catch(() => undefined);
    this.takeUp(text.slice(0, text.length - half));
    return 'again';
  }

  /** What was shown stays, and the model goes on from there; nothing shown, it begins again. */
  private takeUp(text: string): void {
    if (text.trim() === '') return;
    this.messages.push({ role: 'assistant', content: text.trimEnd() }, { role: 'user', content: GO_ON });
  }

  private counted({ content, usage, isCut }: StreamedMessage): GuideUsage | Promise<GuideUsage> {
    if (!isCut) return usage;
    const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    return countOutput(this.api.client, this.api.model, { text, usage });
  }

  /** Serves the model's look-ups; false when it made none and the answer is whole. */
  private lookUp({ content, stopReason }: StreamedMessage): boolean {
    const calls = content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
    if (stopReason !== 'tool_use' || calls.length === 0 || this.toolRounds >= MAX_TOOL_ROUNDS) return false;
    this.toolRounds += 1;
    this.reply.beginParagraph();
    this.messages.push({ role: 'assistant', content });
    this.messages.push({
      role: 'user',
      content: calls.map(({ id, input }) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: lookUpScripture(input, this.translation),
      })),
    });
    return true;
  }

  /** Once, where the limit of a reply was reached within a call before any word. */
  private askWithoutCall({ content, stopReason }: StreamedMessage): boolean {
    const isCut = stopReason === 'max_tokens' && content.some(({ type }) => type === 'tool_use');
    if (!isCut || this.isCallCut || !this.reply.isBlank) return false;
    this.isCallCut = true;
    return true;
  }

  private async finish(streamed: StreamedMessage): Promise<GuideReply> {
    const stop = STOPS[streamed.stopReason ?? ''] ?? 'complete';
    if (this.reply.isBlank) {
      if (stop !== 'refusal') throw new GuideUnavailable(WORDLESS, this.usage, { reason: 'empty' });
      this.reply.write(REFUSED);
      this.reply.end();
    }
    const passages = this.question.isCare ? [] : this.reply.faulty();
    if (passages.length > 0) this.reply.correct(passages, await this.writtenAnew(passages, streamed));
    return this.whole(streamed.model, stop);
  }

  /** What is quoted wrongly is given back to the model, once; returns what it makes of it, nothing where it cannot be asked. */
  private async writtenAnew(
    passages: readonly Passage[],
    { content }: StreamedMessage,
  ): Promise<ReadonlyMap<number, string>> {
    const said = content.filter(
      (block) => block.type !== 'tool_use' && (block.type !== 'text' || block.text !== ''),
    );
    if (said.length === 0) return new Map();
    const asked = correctionRequest(this.reply.shown, passages, this.translation);
    const passing: MessageParam[] = [
      { role: 'assistant', content: said },
      { role: 'user', content: asked },
    ];
    this.messages.push(...passing);
    const params = { ...this.request(passing.length), max_tokens: MAX_CORRECTION_TOKENS };
    let answer = '';
    try {
      this.count((await this.stream(params, CORRECTION, (text) => (answer += text))).usage);
      return correctedPassages(answer);
    } catch (error) {
      if (!(error instanceof StreamBroken)) throw error;
      // The reply is whole; what can be mended without the model is.
      this.count(error.so.usage);
      return new Map();
    }
  }

  private whole(model: string, stop: GuideReply['stop']): GuideReply {
    return { text: this.reply.shown, usage: this.usage, model, stop };
  }

  private unavailable(broken: StreamBroken): GuideUnavailable {
    const { cause } = broken;
    const nothing = Object.values(this.usage).every((count) => count === 0);
    const began = broken.so.usage !== null || this.reply.shown !== '' || !nothing;
    const reason = began ? ('broken-off' as const) : ('unavailable' as const);
    return new GuideUnavailable(sayWhy(broken), nothing ? null : this.usage, {
      cause,
      reason,
      fault: faultIn(cause),
    });
  }
}
