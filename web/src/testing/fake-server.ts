import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { countCalls, whileWaiting } from './calls-under-way';

/** One call as the network saw it. */
export interface SeenCall {
  /** 'POST /api/v1/conversations', the query left out. */
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
  /** Aborted when the app gives up. */
  readonly signal: AbortSignal;
}
export type Answer = (call: SeenCall) => Response | Promise<Response>;

/**
 * The network, faked at fetch, for all specs of a file. A call that nothing answers is a 404 and is recorded all the
 * same; answers and calls are forgotten after each spec.
 */
export function fakeServer() {
  const calls: SeenCall[] = [];
  const answers = new Map<string, Answer>();
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const route = `${request.method} ${pathname}`;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const call = {
        route,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body,
        signal: request.signal,
      };
      calls.push(call);
      return answers.get(route)?.(call) ?? refusal(404, 'Nobody answers this');
    }),
  );
  let restore = () => {};
  beforeAll(() => {
    server.listen();
    restore = countCalls();
  });
  afterEach(() => {
    calls.length = 0;
    answers.clear();
  });
  afterAll(() => {
    restore();
    server.close();
  });
  return {
    calls,
    /** The calls of one route. */
    to: (route: string) => calls.filter((call) => call.route === route),
    answer: (route: string, answer: Answer) => answers.set(route, answer),
  };
}
export type FakeServer = ReturnType<typeof fakeServer>;

export function json(body: JsonBodyType, status = 200): Response {
  return HttpResponse.json(body, { status });
}

export function refusal(statusCode: number, detail: string, code = 'SOME_CODE'): Response {
  return HttpResponse.json({ statusCode, code, detail }, { status: statusCode });
}

/** A server that nobody reaches. */
export function unreachable(): Response {
  return HttpResponse.error();
}

/** An answer that comes when `give` is called, and not before. */
export function held() {
  let give: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  const answer: Answer = ({ signal }) => whileWaiting(response, signal);
  return { answer, give: (given: Response) => give(given) };
}

/** Server-sent events, one network chunk for each of `chunks`. */
export function eventStream(chunks: readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

export function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
