import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import { BIBLICAL_SECTIONS } from '../../biblical-sections.js';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth last'.split(' ');
const NUMBERS = 'one two three four five six seven eight nine'.split(' ');
const BY_NUMBER =
  /\b(?:the )?(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last) (?:step|section|part|heading|point|paragraph|bullet|item|idea)|(?:step|section|part|heading|point|paragraph|bullet|item|number) (\d|one|two|three|four|five|six|seven|eight|nine))\b/;
const BY_NAME =
  /^(?:(?:and|what about|how about|explain|show me|read|repeat|again|go to|more on|what is|what does|tell me about|only|just) )*(?:the )?(?:section |part |step )?(?:on |called )?([a-z -]{3,30}?)(?: (?:section|part|step|mean|again|please))*$/;

interface Part {
  readonly heading: string;
  readonly text: string;
}

function partsOf(reply: string): Part[] {
  return reply.split(/^(?=#{2,3} )/m).flatMap((text) => {
    const heading = /^#{2,3} (.*)$/m.exec(text)?.[1];
    return heading && text.startsWith('#') ? [{ heading, text: text.trim() }] : [];
  });
}

/** The items of a numbered list, where a reply has no headings. */
function itemsOf(reply: string): Part[] {
  return [...reply.matchAll(/^\d+\. (.*)$/gm)].map(([text, heading = '']) => ({ heading, text }));
}

function numberIn(words: string): number {
  const [, order, number] = BY_NUMBER.exec(words) ?? [];
  if (order) return order === 'last' ? -1 : ORDINALS.indexOf(order) + 1;
  return number ? NUMBERS.indexOf(number) + 1 || Number(number) : 0;
}

const NAMES: readonly string[] = [
  ...BIBLICAL_SECTIONS.map((name) => name.toLowerCase()),
  ...MINDSTREAM_TYPES,
];

/** Whether a heading is "3. Key Words" or "Power (I-THEE)". */
function isCalled(heading: string, name: string): boolean {
  return heading
    .toLowerCase()
    .replace(/^\d+\. | \(.*\)$/g, '')
    .startsWith(name);
}

/** Returns the part of the last reply that is asked for ("step 2", "the fourth section", "the plain meaning"); null for none. */
export function partOfReply(words: string, reply: string): string | null {
  const headed = partsOf(reply);
  const parts = headed.length < 2 ? itemsOf(reply) : headed;
  if (parts.length < 2) return null;
  const number = numberIn(words);
  const name = BY_NAME.exec(words)?.[1];
  const part =
    number !== 0
      ? parts.at(number > 0 ? number - 1 : -1)
      : NAMES.includes(name ?? '') && parts.find(({ heading }) => isCalled(heading, name ?? ''));
  return part ? `Of my last reply, once more:\n\n${part.text}` : null;
}
