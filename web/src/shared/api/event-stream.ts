/** One server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Splits a body into server-sent events, however the network cut it (WHATWG HTML, "Interpreting an event stream"). */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent[], void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let isAtEnd = false;
  try {
    while (!isAtEnd) {
      const { done, value } = await reader.read();
      isAtEnd = done;
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = rest.replace(/\r\n/g, '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      const events = blocks.map(eventOf).filter((event) => event.data !== '');
      if (events.length > 0) yield events;
    }
  } finally {
    // At its end, too, Chromium would tell of a failed request.
    if (!isAtEnd) reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): StreamEvent {
  const lines = block.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
  });
  const all = (name: string) => lines.filter(([field]) => field === name).map(([, value]) => value);
  return { event: all('event').at(-1) ?? 'message', data: all('data').join('\n') };
}
