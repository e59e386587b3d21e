import type Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsBase, StopReason } from '@anthropic-ai/sdk/resources/messages';
import type { GuideUsage } from '../../../ports/guide.port.js';
import { apiEvents } from './api-events.js';
import { MessageSoFar } from './message-so-far.js';
import { NO_USAGE } from './usage.js';

export interface StreamedMessage {
  readonly content: MessageSoFar['content'];
  readonly model: string;
  readonly stopReason: StopReason | null;
  readonly usage: GuideUsage;
  /** It was left at the limit of characters, before the API had counted what it wrote. */
  readonly isCut?: boolean;
}

/** broken: by the connection or the API; late: it took too long; stopped: nobody wants the rest. */
export type BreakOff = 'broken' | 'late' | 'stopped';

/** A message that did not come to its end. */
export class StreamBroken extends Error {
  constructor(
    readonly why: BreakOff,
    readonly so: {
      /** The text that had come. */
      readonly text: string;
      /** What was counted until then; null when the message had not begun. */
      readonly usage: GuideUsage | null;
      /** Whether the API had taken the request. */
      readonly taken: boolean;
    },
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
  stop?: AbortSignal,
): Promise<StreamedMessage> {
  const watch = new Watch(limits, stop);
  const { signal } = watch;
  const message = new MessageSoFar();
  let [text, taken] = ['', false];
  try {
    const response = await client.messages.create({ ...params, stream: true }, { signal }).asResponse();
    taken = true;
    watch.heard();
    for await (const event of apiEvents(response)) {
      watch.heard();
      const piece =
        event.type === 'ping' ? '' : message.take(event).slice(0, limits.characters - text.length);
      if (piece === '') continue;
      text += piece;
      onText(piece);
      if (text.length >= limits.characters) return { ...streamed(message, 'max_tokens'), isCut: true };
    }
    if (!message.ended) throw new Error('The stream ended before its message');
    return streamed(message, message.stopReason);
  } catch (error) {
    throw new StreamBroken(watch.why, { text, usage: message.usage, taken }, error);
  } finally {
    watch.end();
  }
}

function streamed(message: MessageSoFar, stopReason: StopReason | null): StreamedMessage {
  const { content, model, usage } = message;
  return { content, model, stopReason, usage: usage ?? NO_USAGE };
}

/** Gives a stream up after a silence, when it has taken too long in all, and when nobody wants it any more. */
class Watch {
  why: BreakOff = 'broken';
  private readonly giving = new AbortController();
  private readonly longest: NodeJS.Timeout;
  private silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: StreamLimits,
    private readonly stop: AbortSignal | undefined,
  ) {
    this.longest = setTimeout(this.isLate, limits.longestMs);
    stop?.addEventListener('abort', this.isStopped);
    if (stop?.aborted) this.isStopped();
  }

  get signal(): AbortSignal {
    return this.giving.signal;
  }

  heard(): void {
    this.silence ??= setTimeout(this.isLate, this.limits.idleMs);
    this.silence.refresh();
  }

  /** Also ends what is left of the stream. */
  end(): void {
    clearTimeout(this.silence);
    clearTimeout(this.longest);
    this.stop?.removeEventListener('abort', this.isStopped);
    this.giving.abort();
  }

  private readonly isLate = (): void => this.giveUp('late');
  private readonly isStopped = (): void => this.giveUp('stopped');

  private giveUp(why: BreakOff): void {
    if (this.giving.signal.aborted) return;
    this.why = why;
    this.giving.abort();
  }
}
