import { event, type Answer } from './fake-server';

/** A streamed reply that says what it is told to, when it is told to. */
export function talking() {
  let to: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isLeft = false;
  const answer: Answer = ({ signal }) => {
    signal.addEventListener('abort', () => (isLeft = true));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (to = controller),
      cancel: () => void (isLeft = true),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const send = (text: string) => to?.enqueue(new TextEncoder().encode(text));
  return {
    answer,
    say: (text: string) => send(event('delta', { text })),
    correct: (correction: object) => send(event('correction', correction)),
    /** The last event; the stream is still open. */
    done: (reply: object) => send(event('done', reply)),
    end(reply: object) {
      send(event('done', reply));
      to?.close();
    },
    close: () => to?.close(),
    breakOff: () => to?.error(new Error('The connection is gone')),
    /** Whether the app gave it up before its end. */
    isLeft: () => isLeft,
  };
}
