import type { Quotation } from '@emit/contract/scripture';
import type { Translation } from '@emit/contract/translations';
import { toMarkers } from '../verses/to-markers.js';
import type { Passage } from './faulty-passages.js';

const ASKED = `Before your answer reaches the member, its quotations were checked against the Bible. The passages below need another look. Write each of them anew so that every quotation in it is right: put the verse as [[John 3:16]], or a part of it as [[John 3:16 | its words]]; or correct the reference; or say it in your own words, without quotation marks. Where the words are not meant as a quotation of the Bible, repeat the passage as it is. Change nothing else, and keep its Markdown. Answer with the passages alone, each in its tag with its number, and nothing before, between or after them.`;

/** Asks the model for the passages anew. */
export function correctionRequest(text: string, passages: readonly Passage[], usual: Translation): string {
  const listed = passages.map(({ start, end, quotations, wrong }, index) => {
    const found = [
      ...quotations.map(findingOf),
      ...wrong.map(({ written, message }) => `${written}: ${message}.`),
    ];
    const words = toMarkers(text.slice(start, end), usual);
    return `<passage n="${index + 1}">\n${words}\n</passage>\n${found.map((one) => `- ${one}`).join('\n')}`;
  });
  return [ASKED, ...listed].join('\n\n');
}

function findingOf({ quoted, message, scripture, status }: Quotation): string {
  const words = quoted === '' ? '' : `“${quoted}”: `;
  const reads = scripture !== null && status !== 'misattributed' ? ` It reads: “${scripture}”` : '';
  return `${words}${message}${reads}`;
}

const PASSAGE = /<passage n="(\d{1,3})">\s*([\s\S]*?)\s*<\/passage>/g;

/** The passages as the model wrote them anew, by their places; those that it left out are missing. */
export function correctedPassages(answer: string): ReadonlyMap<number, string> {
  const found = [...answer.matchAll(PASSAGE)].map(
    ([, number, words = '']) => [Number(number) - 1, words] as const,
  );
  return new Map(found.filter(([, words]) => words !== ''));
}
