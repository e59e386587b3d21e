import {
  NOTHING_SPENT,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
} from '../../../ports/guide.port.js';
import { mattersIn, senseOf } from './acts/sense.js';
import { compose, englishOf } from './compose.js';
import { readBefore } from './follow-up/before.js';
import { takenUp } from './follow-up/yes.js';
import { nothingTwice } from './nothing-twice.js';
import { questionsIn } from './several.js';

/**
 * Replies without a model: says that it is not an AI, finds passages in the Bible text, lays them out in the chosen
 * format, and goes on from the conversation before. A small network tells what a message is like (ADR 69). The same question after the same conversation is answered the same,
 * at 0 tokens. To care it adds nothing.
 */
export class OfflineGuide implements GuidePort {
  readonly model = 'offline';

  async answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    const blocks = question.isCare ? [] : await composed(question);
    blocks.forEach((block, index) => onText(index === 0 ? block : `\n\n${block}`));
    return {
      text: blocks.join('\n\n'),
      usage: NOTHING_SPENT,
      model: this.model,
      stop: 'complete',
    };
  }
}

/** Several questions in one message are replied to one after another; not where a reply begins a talk in sections. */
async function composed(question: GuideQuestion): Promise<string[]> {
  const asked =
    question.category === 'general' || question.history.length > 0 ? questionsIn(question.prompt) : [];
  if (asked.length === 0 || question.system) return composedOne(question);
  const blocks: string[] = [];
  let { history } = question;
  for (const prompt of asked) {
    const reply = await composedOne({ ...question, prompt, history });
    history = [
      ...history,
      { role: 'user', content: prompt },
      { role: 'assistant', content: reply.join('\n\n') },
    ];
    blocks.push(...reply);
  }
  return blocks;
}

async function composedOne(asked: GuideQuestion): Promise<string[]> {
  const question = { ...asked, prompt: takenUp(asked) ?? asked.prompt };
  const before = readBefore(question);
  const talk = { ...before, matters: await mattersIn(before.asked) };
  const blocks = compose(question, await senseOf(englishOf(question), talk), talk);
  return question.system ? blocks : nothingTwice(blocks, question, talk);
}
