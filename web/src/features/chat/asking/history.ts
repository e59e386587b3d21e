import { LIMITS } from '@emit/contract/limits';
import type { GuideRequest } from '@emit/contract/guide';
import type { Message } from '../conversation';

/** For what else a request says, in bytes. */
const REST = 2_048;

/**
 * The last messages, as the guide is sent them (spec §9: 10). Long ones are left out from the oldest on, so that the
 * request stays within what the server takes (`LIMITS.bodyBytes`); the question itself, the last, is always there.
 */
export function historyOf(messages: readonly Message[]): NonNullable<GuideRequest['message_history']> {
  const last = messages.slice(-LIMITS.historyMessages).map(({ role, content }) => ({ role, content }));
  const question = last.pop();
  if (!question) return [];
  // The question travels twice: as the prompt, too.
  let room = LIMITS.bodyBytes - REST - 2 * bytesOf(question);
  const sent = [question];
  for (const message of last.reverse()) {
    room -= bytesOf(message);
    if (room < 0) break;
    sent.unshift(message);
  }
  return sent;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
