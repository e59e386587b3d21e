import { createHash } from 'node:crypto';

/** What one request is counted as, in tokens of four characters. */
export interface Counted {
  readonly input: number;
  readonly cacheRead: number;
  /** For five minutes, and for an hour. */
  readonly cacheWrite: number;
  readonly cacheWriteHour: number;
}

interface Block {
  readonly tokens: number;
  /** Of all up to and with it. */
  readonly prefix: string;
  readonly mark: 'none' | '5m' | '1h';
}

export interface CountedRequest {
  readonly model: string;
  readonly tools?: readonly object[];
  readonly tool_choice?: object;
  readonly system?: string | readonly object[];
  readonly messages: readonly { readonly role: string; readonly content: string | readonly object[] }[];
}

/** Sonnet and Opus cache nothing shorter. */
const SHORTEST = 1_024;
/** How many blocks before a mark the API looks for what it has. */
const LOOK_BACK = 20;
const CHARACTERS_PER_TOKEN = 4;

/** The API's cache of beginnings, as it is documented: in memory, and as if nobody ever waited five minutes. */
export class PrefixCache {
  private readonly known = new Set<string>();

  count(request: CountedRequest): Counted {
    const blocks = blocksOf(request);
    const total = blocks.reduce((sum, { tokens }) => sum + tokens, 0);
    const upTo = (end: number) => blocks.slice(0, end).reduce((sum, { tokens }) => sum + tokens, 0);
    const marks = blocks.flatMap(({ mark }, at) => (mark !== 'none' && upTo(at + 1) >= SHORTEST ? [at] : []));
    const read = Math.max(0, ...marks.map((mark) => this.longestKnown(blocks, mark)));
    let written = read;
    const writes = { '5m': 0, '1h': 0 };
    for (const at of marks) {
      const { mark, prefix } = blocks[at] as Block & { mark: '5m' | '1h' };
      this.known.add(prefix);
      if (at + 1 <= written) continue;
      writes[mark] += upTo(at + 1) - upTo(written);
      written = at + 1;
    }
    return {
      input: total - upTo(written),
      cacheRead: upTo(read),
      cacheWrite: writes['5m'],
      cacheWriteHour: writes['1h'],
    };
  }

  /** Blocks of the longest known beginning that ends at a mark or shortly before it. */
  private longestKnown(blocks: readonly Block[], mark: number): number {
    for (let at = mark; at >= Math.max(0, mark - LOOK_BACK); at -= 1)
      if (this.known.has(blocks[at]?.prefix ?? '')) return at + 1;
    return 0;
  }
}

/** In the order in which the API caches: tools, system, messages; another model or choice of tools is another beginning. */
function blocksOf({ model, tools = [], tool_choice, system = [], messages }: CountedRequest): Block[] {
  const hash = createHash('sha256').update(model);
  const blocks: Block[] = [];
  const add = (content: object): void => {
    const { cache_control, ...rest } = content as { cache_control?: { ttl?: string } };
    const text = JSON.stringify(rest);
    hash.update(text);
    const prefix = hash.copy().digest('hex');
    const mark = !cache_control ? 'none' : cache_control.ttl === '1h' ? '1h' : '5m';
    blocks.push({ tokens: tokensOf(wordsOf(rest)), prefix, mark });
  };
  const listOf = (content: string | readonly object[]) =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  for (const tool of tools) add(tool);
  for (const block of listOf(system)) add(block);
  hash.update(JSON.stringify(tool_choice ?? null));
  for (const { role, content } of messages) {
    hash.update(role);
    for (const block of listOf(content)) add(block);
  }
  return blocks;
}

/** What the model reads of a block: its text, or what is written of a tool or its call. */
function wordsOf(block: object): string {
  const { text, content } = block as { text?: string; content?: unknown };
  return text ?? (typeof content === 'string' ? content : JSON.stringify(block));
}

export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
