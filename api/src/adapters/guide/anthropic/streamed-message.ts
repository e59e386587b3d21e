import type Anthropic from '@anthropic-ai/sdk';
import type { Message, MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages';
import type { GuideUsage } from '../../../ports/guide.port.js';
import { NO_USAGE, usageAfter } from './usage.js';

export interface StreamedMessage {
  readonly message: Message;
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
  const stream = client.messages.stream(params);
  const watch = new Watch(limits, () => stream.abort());
  let usage: GuideUsage | null = null;
  let text = '';
  let cut: Message | undefined;
  stream.on('connect', () => watch.heard());
  stream.on('streamEvent', (event) => {
    watch.heard();
    usage = usageAfter(usage ?? NO_USAGE, event);
  });
  stream.on('text', (more) => {
    if (cut !== undefined) return;
    const piece = more.slice(0, limits.characters - text.length);
    text += piece;
    onText(piece);
    if (text.length < limits.characters || !stream.currentMessage) return;
    cut = { ...stream.currentMessage, stop_reason: 'max_tokens' };
    stream.abort();
  });
  try {
    const message = await stream.finalMessage();
    return { message, usage: usage ?? NO_USAGE };
  } catch (error) {
    if (cut !== undefined) return { message: cut, usage: usage ?? NO_USAGE };
    throw new StreamBroken(text, usage, watch.timedOut, error);
  } finally {
    watch.end();
  }
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
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.giveUp(), this.limits.idleMs);
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
