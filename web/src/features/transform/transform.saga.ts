import { call, put, takeLeading } from 'typed-redux-saga';
import { cleanReply } from '@emit/contract/clean-reply';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideRequest, GuideResponse } from '@emit/contract/guide';
import { sendJson } from '../../shared/api/http';
import { timeZone } from '../../shared/lib/dates';
import { transformBegan, transformed, transformFailed, transformRequested } from './transform.slice';

const SYSTEM =
  'You are a Fhoism philosopher. You see everything through the Three MindStreams: Power (I-THEE, the relationship with ' +
  'God), Flow (I-ME, inner transformation) and Clarity (I-WE, what reaches others).';

/** Spec §7, the test and debug pages. Empty or whitespace text does nothing. */
export function* transformSaga() {
  yield* takeLeading(transformRequested, transform);
}

function* transform({ payload: { text, page } }: ReturnType<typeof transformRequested>) {
  if (text.trim() === '') return;
  yield* put(transformBegan());
  const body: GuideRequest = {
    prompt: page === 'test' ? `Transform the following text through the lens of Fhoism:\n\n${text}` : text,
    system: SYSTEM,
    time_zone: timeZone(),
  };
  const headers: Record<string, string> = page === 'debug' ? { 'X-Debug-Mode': 'true' } : {};
  try {
    const answer = yield* call(sendJson<Partial<GuideResponse>>, 'POST', '/api/v1/claude-direct', {
      body,
      headers,
    });
    if (!answer?.completion) throw new Error(MESSAGES.noCompletion);
    const raw = JSON.stringify(answer, null, 2);
    yield* put(
      transformed({ completion: cleanReply(answer.completion), raw, quotations: answer.quotations ?? [] }),
    );
  } catch (error) {
    yield* put(transformFailed(error instanceof Error ? error.message : MESSAGES.unexpected));
  }
}
