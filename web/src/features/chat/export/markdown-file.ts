import { ASSISTANT_NAME } from '@emit/contract/messages';
import { cutAt } from '@emit/contract/whole-characters';
import { counted } from '@emit/contract/english';
import { dayInFull, timeOfDay } from '../../../shared/lib/dates';
import type { Conversation, Message } from '../conversation';

/** Of the title, in a file's name. */
const NAME_CHARACTERS = 60;

/** Returns the conversation as Markdown, by day, with every message as it was written. */
export function markdownOf(
  { title, messages }: Pick<Conversation, 'title' | 'messages'>,
  now: number,
): string {
  const parts = [
    `# ${oneLine(title)}`,
    `${counted(messages.length, 'message')}, saved from Emit on ${dayInFull(now)}.`,
  ];
  let day = '';
  for (const message of messages) {
    const today = dayInFull(message.timestamp);
    if (today !== day) parts.push(`## ${today}`);
    day = today;
    parts.push(`**${message.role === 'user' ? 'You' : ASSISTANT_NAME}**, ${timeOfDay(message.timestamp)}`);
    parts.push(message.content.trim());
    const note = noteOf(message);
    if (note) parts.push(`*${note}*`);
  }
  return `${parts.join('\n\n')}\n`;
}

function noteOf({ stopped, stop }: Message): string | null {
  if (stopped) return 'The reply broke off here.';
  if (stop === 'stopped') return 'You stopped the reply here.';
  if (stop === 'length') return 'The reply reached its longest length here.';
  return stop === 'refusal' ? `${ASSISTANT_NAME} declined to continue.` : null;
}

/** 'emit-a-long-walk.md', in the letters of the title. */
export function markdownName(title: string): string {
  const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = cutAt(words, NAME_CHARACTERS).replace(/^-+|-+$/g, '');
  return `emit-${name || 'conversation'}.md`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
