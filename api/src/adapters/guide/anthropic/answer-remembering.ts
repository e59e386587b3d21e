import {
  GuideUnavailable,
  type GuideQuestion,
  type GuideReply,
  type OnText,
  type ReplyControl,
} from '../../../ports/guide.port.js';
import { Answering, type Api } from './answering.js';
import { Summarising } from './summarising.js';
import { addUsage, NO_USAGE } from './usage.js';

/** The reply is whole by then, and whoever reads it waits for it to be kept. Milliseconds. */
const LONGEST_WAIT_MS = 8_000;

/** Returns the reply, with the summary that is due, made at the same time; both are counted together. Throws GuideUnavailable. */
export async function answerRemembering(
  api: Api,
  question: GuideQuestion,
  onText: OnText,
  control: ReplyControl,
): Promise<GuideReply> {
  const { earlier, isCare } = question;
  const answering = new Answering(api, question, onText, control);
  if (!earlier || earlier.due === 0 || isCare) return answering.answer();
  const summarising = new Summarising(api, earlier, control.stop);
  try {
    const reply = await answering.answer();
    const { summary, usage } = await summarising.settled(LONGEST_WAIT_MS);
    return { ...reply, usage: addUsage(reply.usage, usage), ...(summary !== null && { summary }) };
  } catch (error) {
    const { usage } = await summarising.settled(0);
    if (!(error instanceof GuideUnavailable)) throw error;
    const { message, reason, fault, cause } = error;
    const all = addUsage(error.usage ?? NO_USAGE, usage);
    const isNothing = Object.values(all).every((count) => count === 0);
    throw new GuideUnavailable(message, isNothing ? null : all, { reason, fault, cause });
  }
}
