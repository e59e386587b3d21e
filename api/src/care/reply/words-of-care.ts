import { cutAt } from '@emit/contract/whole-characters';

/** What has no place beside care: headings, lists, tables, quotations, practices to log, numbers and addresses. */
const NO_CARE = [
  /^\s*(?:#{1,6}\s|>|[-*+]\s|\d+[.)]\s|\||```|<)/m,
  /^\s*(?:\*\*|__)[^\n]+(?:\*\*|__):?\s*$/m,
  /\b(?:practi[cs]e|mind ?streams?|streak|points|minutes|journal|fhoism|i-?(?:thee|me|we)|práctica|prática|praktik|übung|pratique|minutos|minuten)\b/i,
  /\d+\s*[:,.]\s*\d+|\b(?:verse|chapter|scripture|psalms?)\b/i,
  /["“”„«»]/,
  /\d{3}|https?:|www\.|\]\(/,
];
const MOST_PARAGRAPHS = 4;
const MOST_CHARACTERS = 1_200;

/** Of what a model adds to a reply of care its plain paragraphs, a few. */
export function wordsOfCare(text: string): string {
  const kept = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && !NO_CARE.some((pattern) => pattern.test(paragraph)))
    .slice(0, MOST_PARAGRAPHS)
    .join('\n\n');
  return cutAt(kept, MOST_CHARACTERS);
}
