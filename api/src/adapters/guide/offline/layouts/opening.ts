import { NOT_AN_AI } from '../talk/small-talk-replies.js';
import { ownWords, type Material } from '../material.js';

function found({ basis, topic, subject, about, saying }: Material): string {
  switch (basis) {
    case 'reference':
      return 'Here is the passage you asked for.';
    case 'topic':
      return `You ask about **${topic?.name ?? subject}**. The Bible speaks of it here:`;
    case 'about':
      return `**${about?.title ?? subject}**`;
    case 'saying':
      return `“${saying ?? subject}” is not found in the King James Bible, although many think so. These passages come nearest:`;
    case 'words':
      return `These verses come nearest to the words of your question, *${ownWords(subject)}*:`;
    case 'follow-up':
      return '';
  }
}

const SORRY = 'I am sorry that you carry this. I can only read to you; may these words keep you company.';

const AGAIN = 'These words may keep you company:';

/** What every reply begins with: what speaks, what does not exist, what was found. */
export function opening(material: Material): string[] {
  const { isFirst, isGentle, missing, lead, about } = material;
  const isSaid = lead.length > 0 || isGentle;
  return [
    ...(isFirst ? [`*${NOT_AN_AI}*`] : []),
    ...missing.map((message) => `**${message}.**`),
    ...(isGentle && lead.length === 0 ? [isFirst ? SORRY : AGAIN] : []),
    ...lead,
    ...(isSaid && material.basis !== 'saying' ? [] : [found(material)]),
    ...(about?.paragraphs ?? []),
  ].filter(Boolean);
}
