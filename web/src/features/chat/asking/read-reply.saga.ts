import { call, cancelled, delay, put } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MESSAGES } from '@emit/contract/messages';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { GuideCorrection, GuideDelta, GuideResponse } from '@emit/contract/guide';
import { ApiError, NoResponse } from '../../../shared/api/errors';
import { eventsOf, type StreamEvent } from '../../../shared/api/event-stream';

/**
 * The server answers one question of a member at a time, and goes on with an answer that was stopped or left: how often,
 * and after how many milliseconds each time, the next question asks whether its turn has come.
 */
const TURN = { asks: 60, every: 2_000 };

/** Requests a reply; the signal aborts when nobody waits for it any more. */
export type OpenReply = (signal: AbortSignal) => Promise<Response>;

/** Returns what readReply returns, after the member's former question is answered. */
export function* readReplyInTurn(...wanted: Parameters<typeof readReply>) {
  for (let asks = 1; ; asks += 1) {
    try {
      const reply = yield* call(readReply, ...wanted);
      return reply;
    } catch (error) {
      const isEarly = error instanceof ApiError && error.code === 'QUESTION_IN_FLIGHT';
      if (!isEarly || asks === TURN.asks) throw error;
      yield* delay(TURN.every);
    }
  }
}

/** What is put while a reply comes. */
export interface ReplyActions {
  readonly onDelta: (text: string) => UnknownAction;
  readonly onCorrection: (correction: GuideCorrection) => UnknownAction;
}

/**
 * Reads one reply, putting actions for what comes, and returns it whole. Throws ApiError for a refusal, NoResponse
 * when the stream breaks off, and the text of spec §8 when there is no completion.
 */
function* readReply(open: OpenReply, actions?: ReplyActions) {
  const abort = new AbortController();
  try {
    const response = yield* call(open, abort.signal);
    if (!response.headers.get('content-type')?.includes('text/event-stream') || !response.body) {
      const whole = yield* call(() => response.json());
      return completed(whole as GuideResponse);
    }
    readWhole(response);
    const batches = eventsOf(response.body);
    for (;;) {
      const next = yield* call(nextOf, batches);
      if (next.done) throw new NoResponse();
      if (actions) for (const action of actionsOf(next.value, actions)) yield* put(action);
      const last = next.value.find(({ event }) => event === 'done' || event === 'error');
      if (!last) continue;
      if (last.event === 'done') return completed(JSON.parse(last.data) as GuideResponse);
      const { statusCode, code, detail } = JSON.parse(last.data) as ErrorBody;
      throw new ApiError(statusCode, code, detail);
    }
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

/** One action for all text that came together, as one drawing shows it; corrections in their places. */
function actionsOf(events: readonly StreamEvent[], { onDelta, onCorrection }: ReplyActions): UnknownAction[] {
  const all: UnknownAction[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') all.push(onDelta(text));
    text = '';
  };
  for (const { event, data } of events) {
    if (event === 'delta') text += (JSON.parse(data) as GuideDelta).text;
    if (event !== 'correction') continue;
    flush();
    all.push(onCorrection(JSON.parse(data) as GuideCorrection));
  }
  flush();
  return all;
}

/**
 * A browser tells of a stream that is left before its end as of a failed request, and Chromium of every other one that is
 * read to its end in pieces: so it is read whole as well.
 */
function readWhole(response: Response): void {
  response
    .clone()
    .text()
    .catch(() => undefined);
}

/** A connection that breaks in the middle is no answer. */
async function nextOf(batches: AsyncGenerator<StreamEvent[], void>) {
  return batches.next().catch(() => {
    throw new NoResponse();
  });
}

function completed(reply: GuideResponse): GuideResponse {
  if (!reply.completion) throw new Error(MESSAGES.noResponse);
  return reply;
}
