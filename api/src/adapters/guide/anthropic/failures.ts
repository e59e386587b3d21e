import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import type { StreamBroken } from './streamed-message.js';

/** What a member may be told of a failure; never the API's own words, which may quote the request. */
export function sayWhy({ cause, timedOut, usage }: StreamBroken): string {
  if (timedOut || cause instanceof APIConnectionTimeoutError) {
    return 'The guide took too long to answer. Please try again.';
  }
  if (usage !== null) return 'The answer broke off. Please try again.';
  if (cause instanceof APIConnectionError) return 'The guide cannot be reached just now. Please try again.';
  if (cause instanceof RateLimitError)
    return 'The guide is asked too much just now. Please try again in a minute.';
  if (
    cause instanceof AuthenticationError ||
    cause instanceof PermissionDeniedError ||
    cause instanceof NotFoundError
  ) {
    return 'The guide is not set up correctly: its key or its model is refused.';
  }
  if (cause instanceof APIError && cause.status !== undefined && cause.status < 500) {
    return 'The guide could not take this question.';
  }
  return 'The guide is overloaded just now. Please try again in a minute.';
}

/** Whether the same request may succeed: the stream had begun and then broke, other than by silence. */
export function worthAnotherTry({ timedOut, usage }: StreamBroken): boolean {
  return !timedOut && usage !== null;
}
