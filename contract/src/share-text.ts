import { LIMITS } from './limits.js';
import { cutAt } from './whole-characters.js';

/** The post styles of the share modal (spec §2). */
export const SHARE_STYLES = ['insight', 'gratitude', 'transform', 'encourage'] as const;
export type ShareStyle = (typeof SHARE_STYLES)[number];

interface StyleTexts {
  readonly label: string;
  readonly prefix: string;
  readonly hashtags: string;
}

/** The specification leaves prefixes and hashtags open (§9); these are ours. */
export const SHARE_STYLE_TEXTS = {
  insight: { label: 'Insight', prefix: 'An insight from today:', hashtags: '#Emit #Fhoism #Wisdom' },
  gratitude: { label: 'Gratitude', prefix: 'Grateful for this today:', hashtags: '#Emit #Gratitude #Faith' },
  transform: {
    label: 'Transform',
    prefix: 'What is changing how I see:',
    hashtags: '#Emit #Transformation #FreeHappyOne',
  },
  encourage: {
    label: 'Encourage',
    prefix: 'For anyone who needs it today:',
    hashtags: '#Emit #Encouragement #Hope',
  },
} as const satisfies Record<ShareStyle, StyleTexts>;

/** Older screens cut one paragraph; newer ones keep a few sentences (spec §5 "Share post text"). */
export type ShareRule = 'older' | 'newer';

const PARAGRAPH_LONGER_THAN = 50;
const SENTENCE_END_AFTER = 100;
const SENTENCES_KEPT = 4;

/** Sentences that say nothing to someone who has not read the conversation. */
const FILLER = [
  /^(great|good|wonderful|excellent|beautiful|thank you for (your|this|that)) (question|sharing)\b/i,
  /^(that's|that is|what) an? (great|good|wonderful|excellent|beautiful|profound|deep) question\b/i,
  /^(certainly|absolutely|of course|sure|indeed|yes)[!.,]?$/i,
  /^(i hope|i'm happy|i am happy|let me|here is|here are|here's|feel free|would you like|is there anything)\b/i,
  /^(i am the offline guide|i quote it word for word|i am not an ai|to think over|practice to log)\b/i,
];

/** The post for one message: prefix, text, hashtags. Lengths are UTF-16 code units; no character is cut in half. */
export function sharePost(message: string, style: ShareStyle, rule: ShareRule): string {
  const { prefix, hashtags } = SHARE_STYLE_TEXTS[style];
  const plain = withoutMarks(message);
  const text =
    rule === 'older' ? firstParagraph(plain) : fewSentences(withoutMarks(withoutHeadings(message)) || plain);
  return `${prefix}\n\n${text}\n\n${hashtags}`;
}

/** Heading marks, bold and italic marks, code ticks and runs of blank lines are removed; so are quote and list marks. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/^[ \t]*[-*+][ \t]+/gm, '')
    .replace(/\*+|`+|(?<!\w)_+|_+(?!\w)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A heading is filler: without its section it would run into the sentence below it. */
function withoutHeadings(markdown: string): string {
  return markdown.replace(/^[ \t]*#{1,6}[ \t].*$/gm, '');
}

function firstParagraph(plain: string): string {
  const paragraphs = plain.split(/\n{2,}/).map((part) => part.replace(/\s+/g, ' ').trim());
  const chosen = paragraphs.find((part) => part.length > PARAGRAPH_LONGER_THAN) ?? paragraphs[0] ?? '';
  return cut(chosen, LIMITS.sharePostMax);
}

function fewSentences(plain: string): string {
  const sentences = sentencesOf(plain.replace(/\s+/g, ' '));
  const telling = sentences.filter((sentence) => !FILLER.some((filler) => filler.test(sentence)));
  const kept = (telling.length > 0 ? telling : sentences).slice(0, SENTENCES_KEPT);
  return cut(kept.join(' '), LIMITS.sharePostMaxNewer);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]*)\s+(?=\S)/).filter((sentence) => sentence.trim() !== '');
}

/** At the last sentence end, if that falls after 100 characters; otherwise '...' is added. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), endOf(head));
  if (end > SENTENCE_END_AFTER) return head.slice(0, end + 1);
  return `${cutAt(text, max - 3).trimEnd()}...`;
}

function endOf(head: string): number {
  return /[.!?]$/.test(head) ? head.length - 1 : -1;
}
