import { setTimeout as delay } from 'node:timers/promises';
import Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsBase, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { LIMITS } from '@emit/contract/limits';
import {
  GuideUnavailable,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
} from '../../../ports/guide.port.js';
import { DEFAULT_MODEL } from './default-model.js';
import { sayWhy, worthAnotherTry } from './failures.js';
import { LOOKUP_SCRIPTURE, lookUpScripture } from './lookup-scripture.js';
import { messagesOf } from './messages.js';
import { CARE_PROMPT } from './prompts/care.js';
import { systemPrompt } from './prompts/system-prompt.js';
import { StreamBroken, streamMessage, type StreamedMessage, type StreamLimits } from './streamed-message.js';
import { addUsage, NO_USAGE } from './usage.js';

const MAX_REPLY_TOKENS = 8_192;
const MAX_CARE_TOKENS = 512;
/** Rounds of looking up before the model must answer. */
const MAX_TOOL_ROUNDS = 5;
const MAX_BROKEN_STREAMS = 2;
const GO_ON =
  'Your answer was cut off here by the connection. Go on from exactly where it stopped, without repeating anything ' +
  'and without remarking on it.';
const REFUSED = 'I cannot answer this. Please put your question another way.';

export interface AnthropicOptions {
  readonly apiKey: string;
  readonly model?: string | null;
  readonly baseUrl?: string | null;
  /** Longest wait for the answer to begin, and longest silence within it; milliseconds. */
  readonly timeoutMs?: number;
  /** The longest that one message may take in all; milliseconds. */
  readonly longestMs?: number;
  /** First wait before a broken stream is taken up again; doubles. Milliseconds. */
  readonly retryDelayMs?: number;
}

/** What has come of an answer so far. */
interface Turn {
  readonly messages: MessageParam[];
  text: string;
  usage: GuideReply['usage'];
  toolRounds: number;
  brokenStreams: number;
  /** Text of a further round begins a paragraph. */
  paragraphDue: boolean;
}

const STOPS: Readonly<Record<string, GuideReply['stop']>> = {
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'refusal',
};

/** Replies through the Anthropic API: streamed, with look-ups in the Bible text, and counted by the API's own numbers. */
export class AnthropicGuide implements GuidePort {
  readonly model: string;
  private readonly client: Anthropic;
  private readonly timeoutMs: number;
  private readonly longestMs: number;
  private readonly retryDelayMs: number;

  constructor(options: AnthropicOptions) {
    const { apiKey, model, baseUrl, timeoutMs = 90_000, longestMs = 600_000, retryDelayMs = 500 } = options;
    this.model = model ?? DEFAULT_MODEL;
    this.timeoutMs = timeoutMs;
    this.longestMs = longestMs;
    this.retryDelayMs = retryDelayMs;
    // The SDK retries 408, 409, 429, 5xx, 529 and connections that fail before an answer begins, with back-off. Its
    // log is off because it would hold members' words.
    this.client = new Anthropic({
      apiKey,
      authToken: null,
      baseURL: baseUrl ?? null,
      timeout: timeoutMs,
      maxRetries: 2,
      logLevel: 'off',
      // To another address than the one that was set, neither the key nor a member's words go.
      fetchOptions: { redirect: 'error' },
    });
  }

  async answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    const turn: Turn = {
      messages: messagesOf(question),
      text: '',
      usage: NO_USAGE,
      toolRounds: 0,
      brokenStreams: 0,
      paragraphDue: false,
    };
    const emit = (text: string): void => {
      const piece = turn.paragraphDue && turn.text !== '' ? `\n\n${text}` : text;
      turn.paragraphDue = false;
      turn.text += piece;
      onText(piece);
    };
    for (;;) {
      const streamed = await this.round(question, turn, emit);
      if (!streamed) continue;
      turn.usage = addUsage(turn.usage, streamed.usage);
      if (!this.lookUp(streamed, turn)) return this.finish(streamed, turn, emit);
    }
  }

  private limits({ text }: Turn): StreamLimits {
    // With a paragraph's break before it: never more in all than a message may have.
    const characters = Math.max(1, LIMITS.messageMax - text.length - 2);
    return { idleMs: this.timeoutMs, longestMs: this.longestMs, characters };
  }

  private params({ category, system, isCare }: GuideQuestion, turn: Turn): MessageCreateParamsBase {
    return {
      model: this.model,
      max_tokens: isCare ? MAX_CARE_TOKENS : MAX_REPLY_TOKENS,
      system: isCare ? [...systemPrompt(category, system), CARE_PROMPT] : systemPrompt(category, system),
      messages: turn.messages,
      // The tool stays listed in the last round too, so that the cached prefix is the same.
      tools: [LOOKUP_SCRIPTURE],
      tool_choice: { type: turn.toolRounds < MAX_TOOL_ROUNDS && !isCare ? 'auto' : 'none' },
    };
  }

  /** One streamed message; null when it broke off and may be taken up again. Throws GuideUnavailable. */
  private async round(
    question: GuideQuestion,
    turn: Turn,
    emit: (text: string) => void,
  ): Promise<StreamedMessage | null> {
    try {
      return await streamMessage(this.client, this.params(question, turn), this.limits(turn), emit);
    } catch (error) {
      if (!(error instanceof StreamBroken)) throw error;
      turn.brokenStreams += 1;
      if (!worthAnotherTry(error) || turn.brokenStreams > MAX_BROKEN_STREAMS) throw unavailable(error, turn);
      await delay(this.retryDelayMs * 2 ** (turn.brokenStreams - 1));
      takeUp(error, turn);
      return null;
    }
  }

  /** Serves the model's look-ups; false when it made none and the answer is whole. */
  private lookUp({ content, stopReason }: StreamedMessage, turn: Turn): boolean {
    const calls = content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
    if (stopReason !== 'tool_use' || calls.length === 0 || turn.toolRounds >= MAX_TOOL_ROUNDS) return false;
    turn.toolRounds += 1;
    turn.paragraphDue = true;
    turn.messages.push({ role: 'assistant', content });
    turn.messages.push({
      role: 'user',
      content: calls.map(({ id, input }) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: lookUpScripture(input),
      })),
    });
    return true;
  }

  private finish(
    { stopReason, model }: StreamedMessage,
    turn: Turn,
    emit: (text: string) => void,
  ): GuideReply {
    const stop = STOPS[stopReason ?? ''] ?? 'complete';
    if (turn.text.trim() === '') {
      if (stop !== 'refusal')
        throw new GuideUnavailable('The guide gave no answer. Please try again.', turn.usage);
      emit(REFUSED);
    }
    return { text: turn.text, usage: turn.usage, model, stop };
  }
}

/** What was shown stays, and the model goes on from there; nothing shown, it begins again. */
function takeUp({ text, usage }: StreamBroken, turn: Turn): void {
  if (text.trim() === '') return;
  turn.messages.push({ role: 'assistant', content: text.trimEnd() }, { role: 'user', content: GO_ON });
  // The prompt is counted with the message that goes on, once; of this one only what it wrote.
  turn.usage = addUsage(turn.usage, { ...NO_USAGE, outputTokens: usage?.outputTokens ?? 0 });
}

function unavailable(broken: StreamBroken, turn: Turn): GuideUnavailable {
  const spent = addUsage(turn.usage, broken.usage ?? NO_USAGE);
  const nothing = Object.values(spent).every((count) => count === 0);
  return new GuideUnavailable(sayWhy(broken), nothing ? null : spent, { cause: broken.cause });
}
