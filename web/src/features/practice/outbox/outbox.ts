import type { PracticeRequest } from '@emit/contract/practices';
import { isRecord } from '../../../shared/lib/is-record';
import { keepRequest, takeBack, waitingRequests, type WaitingRequest } from '../../../shared/lib/outbox';

/** A practice that was logged without a connection. */
export interface WaitingPractice extends WaitingRequest {
  /** With the day on which it was logged. */
  readonly body: PracticeRequest & { readonly practice_date: string };
}

/** The first one first. */
export function waitingPractices(): WaitingPractice[] {
  return waitingRequests().filter(isPractice);
}

/** Returns whether there was room for it. */
export function keepPracticeWaiting(
  practice: Pick<WaitingPractice, 'id' | 'at' | 'body' | 'wasSent'>,
): boolean {
  return keepRequest({ ...practice, method: 'POST', path: '/fho/practices/me', refusal: null });
}

/** Takes one away that the server cannot have; null where it is gone, or may be there. */
export function takePracticeBack(id: string): WaitingPractice | null {
  const found = takeBack(id);
  return found && isPractice(found) ? found : null;
}

function isPractice(request: WaitingRequest): request is WaitingPractice {
  const { body } = request;
  if (!isRecord(body)) return false;
  const texts = [body.practice_date, body.practice_type, body.mindstream_type];
  return texts.every((text) => typeof text === 'string');
}
