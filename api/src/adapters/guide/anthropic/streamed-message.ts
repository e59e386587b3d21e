import type Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsBase, StopReason } from '@anthropic-ai/sdk/resources/messages';
import type { GuideUsage } from '../../../ports/guide.port.js';
import { MessageSoFar } from './message-so-far.js';
import { NO_USAGE } from './usage.js';

export interface StreamedMessage {
  readonly content: MessageSoFar['content'];
  readonly model: string;
  readonly stopReason: StopReason | null;
  readonly usage: GuideUsage;
}

/** A message that did not come to its end. */
export class StreamBroken extends Error {
  constructor(
    /** The text that had come. */
    readonly text: string,
    /** What was counted until then; null when the message had not begun. */
    readonly usage: GuideUsage | null,
    readonly timedOut: boolean,
    override readonly cause: unknown,
  ) {
    super('The stream of a message broke off');
    this.name = 'StreamBroken';
  }
}

export interface StreamLimits {
  /** The longest silence once a message has begun; until then the client's own time-out and retries apply. */
  readonly idleMs: number;
  /** The longest that one message may take in all, whatever comes. */
  readonly longestMs: number;
  /** Where a message is cut: as if the model had reached its own limit. */
  readonly characters: number;
}

/** Streams one message. Throws StreamBroken. */
export async function streamMessage(
  client: Anthropic,
  params: MessageCreateParamsBase,
  limits: StreamLimits,
  onText: (text: string) => void,
): Promise<StreamedMessage> {
  const giveUp = new AbortController();
  const watch = new Watch(limits, () => giveUp.abort());
  const message = new MessageSoFar();
  let text = '';
  try {
    const stream = await client.messages.create({ ...params, stream: true }, { signal: giveUp.signal });
    watch.heard();
    for await (const event of stream) {
      watch.heard();
      const piece = message.take(event).slice(0, limits.characters - text.length);
      if (piece === '') continue;
      text += piece;
      onText(piece);
      if (text.length >= limits.characters) return streamed(message, 'max_tokens');
    }
    if (!message.ended) throw new Error('The stream ended before its message');
    return streamed(message, message.stopReason);
  } catch (error) {
    throw new StreamBroken(text, message.usage, watch.timedOut, error);
  } finally {
    watch.end();
  }
}

function streamed(message: MessageSoFar, stopReason: StopReason | null): StreamedMessage {
  const { content, model, usage } = message;
  return { content, model, stopReason, usage: usage ?? NO_USAGE };
}

/** Gives a stream up after a silence, or when it has taken too long in all. */
class Watch {
  timedOut = false;
  private readonly longest: NodeJS.Timeout;
  private silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: StreamLimits,
    private readonly abort: () => void,
  ) {
    this.longest = setTimeout(() => this.giveUp(), limits.longestMs);
  }

  heard(): void {
    this.silence ??= setTimeout(() => this.giveUp(), this.limits.idleMs);
    this.silence.refresh();
  }

  end(): void {
    clearTimeout(this.silence);
    clearTimeout(this.longest);
  }

  private giveUp(): void {
    this.timedOut = true;
    this.abort();
  }
}
