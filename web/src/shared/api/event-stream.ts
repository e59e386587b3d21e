import { createParser } from 'eventsource-parser';

/** One server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Splits a body into server-sent events, as many at a time as have arrived. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent[], void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent({ event = 'message', data }) {
      if (data !== '') events.push({ event, data });
    },
  });
  let isAtEnd = false;
  try {
    while (!isAtEnd) {
      const { done, value } = await reader.read();
      isAtEnd = done;
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      if (events.length > 0) yield events.splice(0);
    }
  } finally {
    // At its end, too, Chromium would tell of a failed request.
    if (!isAtEnd) reader.cancel().catch(() => undefined);
  }
}
