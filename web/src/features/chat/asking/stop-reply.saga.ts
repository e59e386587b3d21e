import { call, delay, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { GuideResponse } from '@emit/contract/guide';
import { ApiError } from '../../../shared/api/errors';
import { stopWrittenReply } from '../chat-api';
import { askActions, selectQuestion, type Question } from './ask.slice';

/** In milliseconds. */
const STOP = {
  /** The question may be on its way to the server still: pauses before it is asked to stop once more. */
  pauses: [0, 300, 600],
  /** After this the part that came is kept, whatever the server does. */
  limit: 4_000,
  /** The stream that is being read ends with the same reply, and is better read to its end than left. */
  ending: 500,
};

/**
 * Waits until the member stops the reply, and has the server stop it. Returns what is kept of it, or null where the server knows
 * of none or is not reached: then only reading ends.
 */
export function* stopWhenAsked(question: Question): SagaGenerator<GuideResponse | null> {
  yield* take(askActions.stopped);
  const { kept } = yield* race({ kept: call(stopOnServer, question), late: delay(STOP.limit) });
  return kept ?? null;
}

function* stopOnServer(question: Question): SagaGenerator<GuideResponse | null> {
  for (const pause of STOP.pauses) {
    if (pause > 0) yield* delay(pause);
    const { conversationId } = (yield* select(selectQuestion)) ?? question;
    const found = yield* call(tryStop, { ...question, conversationId });
    if (found === 'nobody') continue;
    if (found) yield* delay(STOP.ending);
    return found;
  }
  return null;
}

async function tryStop(question: Question): Promise<GuideResponse | 'nobody' | null> {
  try {
    return (await stopWrittenReply(question)) ?? null;
  } catch (error) {
    return error instanceof ApiError && error.code === 'REPLY_NOT_FOUND' ? 'nobody' : null;
  }
}
