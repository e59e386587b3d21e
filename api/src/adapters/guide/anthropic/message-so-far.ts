import type {
  ContentBlock,
  RawContentBlockDelta,
  RawMessageStreamEvent,
  StopReason,
} from '@anthropic-ai/sdk/resources/messages';
import type { GuideUsage } from '../../../ports/guide.port.js';
import { NO_USAGE, usageAfter } from './usage.js';

interface Begun {
  readonly block: ContentBlock;
  /** The JSON of a call's input, which comes in pieces. */
  json: string;
}

/**
 * A message as its events have brought it so far. The SDK has a helper for it, which copies the block for every piece and
 * tells it to listeners of many kinds (docs/adr/0007-http.md).
 */
export class MessageSoFar {
  /** What was counted until now; null before the message has begun. */
  usage: GuideUsage | null = null;
  model = '';
  stopReason: StopReason | null = null;
  ended = false;
  private readonly begun: Begun[] = [];

  /** Takes an event; returns the text that it brought. Throws Error for a message within another. */
  take(event: RawMessageStreamEvent): string {
    if (event.type === 'message_start') {
      if (this.usage !== null) throw new Error('A message began within another');
      this.model = event.message.model;
      this.usage = usageAfter(NO_USAGE, event);
    }
    if (this.usage === null) return '';
    if (event.type === 'content_block_start') return this.begin(event.content_block);
    if (event.type === 'content_block_delta') return add(this.begun[event.index], event.delta);
    if (event.type === 'message_delta') {
      this.stopReason = event.delta.stop_reason;
      this.usage = usageAfter(this.usage, event);
    }
    if (event.type === 'message_stop') this.ended = true;
    return '';
  }

  /** A block may begin with text. */
  private begin(block: ContentBlock): string {
    this.begun.push({ block, json: '' });
    return block.type === 'text' ? block.text : '';
  }

  /** As the model is given it again to go on from. */
  get content(): ContentBlock[] {
    return this.begun.map(({ block, json }) =>
      block.type === 'tool_use' ? { ...block, input: inputIn(json) } : block,
    );
  }
}

function add(to: Begun | undefined, delta: RawContentBlockDelta): string {
  const block = to?.block;
  if (delta.type === 'text_delta' && block?.type === 'text') {
    block.text += delta.text;
    return delta.text;
  }
  if (delta.type === 'input_json_delta' && to) to.json += delta.partial_json;
  // Of a model that thinks before it answers, although it is not asked to: it wants its thoughts back unchanged.
  if (delta.type === 'thinking_delta' && block?.type === 'thinking') block.thinking += delta.thinking;
  if (delta.type === 'signature_delta' && block?.type === 'thinking') block.signature = delta.signature;
  return '';
}

/** An object, as the API takes no other; empty where the model wrote none. */
function inputIn(json: string): object {
  try {
    const input: unknown = JSON.parse(json);
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  } catch {
    return {};
  }
}
