import type { Conversation, Message } from '../conversation';

export interface Found {
  readonly conversation: Conversation;
  /** Around the first word that was found in a message; null where only the title has it. */
  readonly excerpt: Excerpt | null;
}
export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Characters of an excerpt before and after what was found. */
const BEFORE = 40;
const AFTER = 110;
/** Marks of Markdown: nobody looks for them. */
const MARKS = /[*_#>`]+/g;
const BEYOND_ASCII = /[^\0-\x7f]/g;

/**
 * Returns the conversations that have every word of the query in title or messages, in the order in which they are
 * given; capitals and accents make no difference. None for a query without words.
 */
export function searchConversations(conversations: readonly Conversation[], query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return conversations.flatMap((conversation) => {
    const { title, messages } = conversation;
    const texts = [folded(title), ...messages.map((message) => prepared(message).folded)];
    const hasAll = words.every((word) => texts.some((text) => text.includes(word)));
    return hasAll ? [{ conversation, excerpt: bestExcerpt(messages, words) }] : [];
  });
}

interface Prepared {
  readonly plain: string;
  /** As long as `plain`, place by place. */
  readonly folded: string;
}

/** By message: a letter that is typed does not prepare every text anew. */
const known = new WeakMap<Message, Prepared>();

function prepared(message: Message): Prepared {
  const before = known.get(message);
  if (before) return before;
  const plain = message.content.replace(MARKS, '').replace(/\s+/g, ' ').trim();
  const made = { plain, folded: folded(plain) };
  known.set(message, made);
  return made;
}

/** Unit by unit, so that places stay. */
function folded(text: string): string {
  const plain = text.replace(BEYOND_ASCII, (unit) => unit.normalize('NFD').charAt(0));
  const lower = plain.toLowerCase();
  return lower.length === text.length ? lower : plain;
}

/** From the message that has most of the words. */
function bestExcerpt(messages: readonly Message[], words: readonly string[]): Excerpt | null {
  let best: { readonly text: Prepared; readonly at: number; readonly word: string } | null = null;
  let most = 0;
  for (const message of messages) {
    const text = prepared(message);
    const here = words.filter((word) => text.folded.includes(word));
    const [word] = here;
    if (word === undefined || here.length <= most) continue;
    most = here.length;
    best = { text, at: text.folded.indexOf(word), word };
  }
  if (!best) return null;
  const { text, at, word } = best;
  const from = Math.max(0, at - BEFORE);
  const end = at + word.length;
  return {
    before: `${from > 0 ? '…' : ''}${text.plain.slice(from, at)}`,
    match: text.plain.slice(at, end),
    after: `${text.plain.slice(end, end + AFTER)}${text.plain.length > end + AFTER ? '…' : ''}`,
  };
}
