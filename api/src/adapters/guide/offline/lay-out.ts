import { isCareReply } from '@emit/contract/care';
import type { GuideQuestion } from '../../../ports/guide.port.js';
import type { Before } from './follow-up/before.js';
import type { FollowUp } from './follow-up/on-passages.js';
import { isSad } from './gentle.js';
import { LAYOUTS, TRANSFORMATION } from './layouts/layouts.js';
import { missingIn, subjectOf, type Found, type Material } from './material.js';
import { NOT_AN_AI } from './talk/small-talk-replies.js';

/** A whole history of the last messages, in which the first reply may be missing. */
const WHOLE_HISTORY = 9;

function isFirst({ history }: GuideQuestion): boolean {
  if (history.some(({ role, content }) => role === 'assistant' && isCareReply(content))) return false;
  const replies = history.filter(({ role }) => role === 'assistant');
  return history.length < WHOLE_HISTORY && !replies.some(({ content }) => content.includes('not an AI'));
}

function materialOf(found: Found, text: string, question: GuideQuestion, before: Before): Material {
  return {
    ...found,
    subject: subjectOf(text),
    missing: missingIn(text),
    isGentle: before.hadCare || isSad([text, ...before.asked], found.topic),
    isFirst: isFirst(question),
  };
}

/** Returns what was found in the format of the question. */
export function layOut(found: Found, text: string, question: GuideQuestion, before: Before): string[] {
  const layout = question.system ? TRANSFORMATION : LAYOUTS[question.category];
  return layout(materialOf(found, text, question, before));
}

/** Returns a paragraph; the first of a conversation after what replies. */
export function plainly(paragraph: string, question: GuideQuestion): string[] {
  const isTold = paragraph.includes('not an AI') || !isFirst(question);
  return isTold ? [paragraph] : [`*${NOT_AN_AI}*`, paragraph];
}

/** Returns what a follow-up is replied with. */
export function ofFollowUp(reply: FollowUp, text: string, question: GuideQuestion, before: Before): string[] {
  if ('plain' in reply) return plainly(reply.plain, question);
  if (reply.isSaid && question.category !== 'biblical')
    return plainly(reply.found.lead.join('\n\n'), question);
  return layOut(reply.found, text, question, before);
}
