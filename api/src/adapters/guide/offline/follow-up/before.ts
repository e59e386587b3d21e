import { isCareReply } from '@emit/contract/care';
import { scanReferences } from '../../../../scripture/check/reference-scanner.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import type { Topic } from '../../../../scripture/topic.js';
import { TOPICS } from '../../../../scripture/topics.js';
import { rangesIn } from '../material.js';
import { languageBefore, understood } from '../talk/foreign/reply-in-language.js';
import { withoutOffers } from '../talk/foreign/said-in.js';
import { withoutWaysOn } from '../talk/ways-on.js';
import { planIn } from './plan-head.js';
import type { GuideQuestion } from '../../../../ports/guide.port.js';

/** What the conversation before a question holds. */
export interface Before {
  /** The passages of the last reply that had any, in its order; the first is what it was about. */
  readonly passages: readonly VerseRange[];
  /** Every passage that the last of these replies named. */
  readonly named: readonly VerseRange[];
  /** Every passage that was quoted in a block, in any reply. */
  readonly seen: readonly VerseRange[];
  /** The same, the newest reply's first. */
  readonly earlier: readonly VerseRange[];
  /** What each reply was about first, the oldest first. */
  readonly mains: readonly VerseRange[];
  /** The member's messages, the newest first; those in another language in English words, as far as they are understood. */
  readonly asked: readonly string[];
  /** Those of them that brought a matter, where that is known. */
  readonly matters: readonly string[];
  /** The last reply; empty when there is none. */
  readonly lastReply: string;
  /** The topic that the talk is on by what its replies say; null for none. */
  readonly topic: Topic | null;
  /** Plans to read a book that replies laid out, the newest first. */
  readonly plans: readonly { readonly name: string; readonly days: number }[];
  /** The passages of the last plan for a week, day by day. */
  readonly plan: readonly VerseRange[];
  /** A reply of care stands before. */
  readonly hadCare: boolean;
}

/** Characters of a message that are read. */
const READ = 20_000;
/** Characters of citations that are read: the parser of references is slow. */
const CITATIONS = 600;
const CITED = /^>\s*—\s*(.+?)(?:\s*\([A-Z]+\))?\s*$/gm;

/** The passages that a text quotes in blocks, else those that it names. */
function passagesOf(text: string): VerseRange[] {
  const cited = [...text.matchAll(CITED)].map(([, label = '']) => label).join('; ');
  const quoted = withoutSame(rangesIn(cited.slice(0, CITATIONS)));
  return quoted.length > 0 ? quoted : scanReferences(text).flatMap(({ ranges }) => ranges);
}

/** A verse in two translations is one passage. */
function withoutSame(ranges: readonly VerseRange[]): VerseRange[] {
  return ranges.filter(
    (range, at) => ranges.findIndex(({ from, to }) => from === range.from && to === range.to) === at,
  );
}

/** Of the nine sections of a study, the one that quotes the passage itself. */
function studied(reply: string): string {
  const [passage] = reply.split(/^## 2\. /m);
  return passage !== undefined && scanReferences(passage).length > 0 ? passage : reply;
}

/** How a reply names the topic that it is on. */
const ON_TOPIC = /\b(?:ask about|speaks of|passage on|days on|be about|[Oo]n) \*\*([^*]+)\*\*/;
/** Messages that are looked at for it. */
const LOOKED_AT = 8;

/** The topic that the newest reply names that names one; a passage asked for since then is another matter. */
function topicOf(history: GuideQuestion['history']): Topic | null {
  for (const { role, content } of history.slice(-LOOKED_AT).reverse()) {
    if (role === 'user' && rangesIn(content.slice(0, CITATIONS)).length > 0) return null;
    const name = role === 'assistant' ? ON_TOPIC.exec(content)?.[1] : undefined;
    const topic = TOPICS.find((one) => one.name === name);
    if (topic) return topic;
  }
  return null;
}

/** A reply that only names the chapter of what was read ("Psalm 94 has no name in its heading") leaves that open. */
function stillOpen(before: readonly string[], reply: string): readonly VerseRange[] {
  const named = passagesOf(studied(reply));
  const [first, second] = named;
  const read = passagesOf(studied(before.at(-1) ?? ''));
  const [main] = read;
  const isWithin =
    first &&
    main &&
    !second &&
    first.from <= main.from &&
    main.to <= first.to &&
    main.to - main.from < first.to - first.from;
  return isWithin && !/^>/m.test(reply) ? read : named;
}

/** Returns what stands in the conversation before a question. */
export function readBefore({ history }: GuideQuestion): Before {
  const replies = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => withoutOffers(withoutWaysOn(content.slice(0, READ))));
  const language = languageBefore(history);
  const asked = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => understood(content.slice(0, 2_000), language))
    .reverse();
  const heard = replies.map((reply) => (isCareReply(reply) ? '' : reply));
  const ofReplies = heard.map((reply) => scanReferences(reply).flatMap(({ ranges }) => ranges));
  const seen = heard.flatMap(passagesOf);
  const last = replies.findLastIndex((_, index) => (ofReplies[index]?.length ?? 0) > 0);
  const open = stillOpen(replies.slice(0, last), replies[last] ?? '');
  return {
    passages: open,
    named: ofReplies[last] ?? [],
    seen,
    earlier: [...seen].reverse(),
    mains: replies.flatMap((reply) => passagesOf(studied(reply)).slice(0, 1)),
    asked,
    matters: asked,
    lastReply: replies.at(-1) ?? '',
    topic: topicOf(history),
    plans: replies.flatMap((reply) => planIn(reply) ?? []).reverse(),
    plan: ofReplies[replies.findLastIndex((reply) => /^A plan for seven days/m.test(reply))] ?? [],
    hadCare: history.some(({ role, content }) => role === 'assistant' && isCareReply(content)),
  };
}
