import { APIError } from '@anthropic-ai/sdk';
import { Stream } from '@anthropic-ai/sdk/core/streaming';
import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';

/** Says nothing but that the API is at work: it may think for minutes before it writes. */
export interface Ping {
  readonly type: 'ping';
}

/**
 * The events of a streamed message, pings included, which the SDK's own stream leaves out. Throws APIError for an event that
 * tells an error, and SyntaxError for what is no JSON.
 */
export async function* apiEvents(response: Response): AsyncGenerator<RawMessageStreamEvent | Ping> {
  for await (const { event, data } of Stream.rawEvents(response)) {
    if (event === 'error') throw errorIn(data, response.headers);
    if (event === 'ping') yield { type: 'ping' };
    else if (event !== null && data !== '') yield JSON.parse(data) as RawMessageStreamEvent;
  }
}

function errorIn(data: string, headers: Headers): APIError {
  const body = parsed(data);
  const { type = null } = body.error ?? {};
  return new APIError(undefined, body, undefined, headers, type);
}

interface ErrorBody {
  readonly error?: { readonly type?: APIError['type'] };
}

function parsed(data: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(data);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
