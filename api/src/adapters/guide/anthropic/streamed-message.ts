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

/**
 * Streams one message. `idleMs` is the longest silence allowed once it has begun; until then the client's own time-out
 * and retries apply. Throws StreamBroken.
 */
export async function streamMessage(
  client: Anthropic,
  params: MessageCreateParamsBase,
  idleMs: number,
  onText: (text: string) => void,
): Promise<StreamedMessage> {
  const stream = client.messages.stream(params);
  let usage: GuideUsage | null = null;
  let text = '';
  let timedOut = false;
  let silence: NodeJS.Timeout | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      timedOut = true;
      stream.abort();
    }, idleMs);
  };
  stream.on('connect', listen);
  stream.on('streamEvent', (event) => {
    listen();
    usage = usageAfter(usage ?? NO_USAGE, event);
  });
  stream.on('text', (piece) => {
    text += piece;
    onText(piece);
  });
  try {
    const message = await stream.finalMessage();
    return { message, usage: usage ?? NO_USAGE };
  } catch (error) {
    throw new StreamBroken(text, usage, timedOut, error);
  } finally {
    clearTimeout(silence);
  }
}
