import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text as textOf } from 'node:stream/consumers';

export interface ScriptedUsage {
  readonly input?: number;
  readonly output?: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
}

export interface ScriptedTool {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What the server does with one request, in the Messages API's streaming protocol. */
export type Scripted =
  | {
      readonly kind: 'reply';
      readonly text: readonly string[];
      readonly stop?: 'end_turn' | 'max_tokens' | 'refusal' | 'tool_use' | 'model_context_window_exceeded';
      readonly tools?: readonly ScriptedTool[];
      readonly usage?: ScriptedUsage;
      /** Between one piece of the text and the next, on average, milliseconds; without it they come all at once. */
      readonly everyMs?: number;
      /** With `everyMs`: replies differ in length, from so many pieces of the text to all of them. */
      readonly atLeast?: number;
    }
  | { readonly kind: 'status'; readonly status: number; readonly type: string }
  /** Some text, then the connection is cut, an error event is sent, or nothing ever comes again. */
  | {
      readonly kind: 'drop' | 'error-event' | 'stall';
      readonly text: readonly string[];
      readonly usage?: ScriptedUsage;
    }
  /** Whatever bytes, said to be an event stream. */
  | { readonly kind: 'raw'; readonly bytes: Uint8Array }
  /** This piece of text again and again, without an end. */
  | { readonly kind: 'endless'; readonly piece: string }
  /** Not even headers come. */
  | { readonly kind: 'hang' };

export interface AnthropicServer {
  readonly url: string;
  /** The bodies of the requests so far. */
  readonly requests: readonly AnthropicRequest[];
  close(): Promise<void>;
}

export interface AnthropicRequest {
  readonly model: string;
  readonly max_tokens: number;
  readonly system: readonly { readonly text: string; readonly cache_control?: { readonly type: string } }[];
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly name: string }[];
  readonly tool_choice?: { readonly type: string };
  readonly apiKey: string | undefined;
}

type Send = (event: string, data: Readonly<Record<string, unknown>>) => void;

function begin(response: ServerResponse, model: string, usage: ScriptedUsage = {}): Send {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send: Send = (event, data) =>
    void response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`);
  send('message_start', {
    message: {
      id: 'msg_test',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: {
        input_tokens: usage.input ?? 10,
        output_tokens: 1,
        cache_read_input_tokens: usage.cacheRead ?? 0,
        cache_creation_input_tokens: usage.cacheWrite ?? 0,
      },
    },
  });
  send('ping', {});
  return send;
}

function sendText(send: Send, index: number, pieces: readonly string[]): void {
  send('content_block_start', { index, content_block: { type: 'text', text: '' } });
  for (const text of pieces) send('content_block_delta', { index, delta: { type: 'text_delta', text } });
}

function sendTool(send: Send, index: number, { name, input }: ScriptedTool): void {
  send('content_block_start', {
    index,
    content_block: { type: 'tool_use', id: `toolu_${index}`, name, input: {} },
  });
  const json = JSON.stringify(input);
  for (const part of [json.slice(0, 5), json.slice(5)]) {
    send('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: part } });
  }
  send('content_block_stop', { index });
}

function play(step: Scripted, model: string, response: ServerResponse): void {
  if (step.kind === 'hang') return;
  if (step.kind === 'status') {
    // Clients wait as long as the server asks them to before they try again.
    response.writeHead(step.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify({ type: 'error', error: { type: step.type, message: 'scripted' } }));
    return;
  }
  if (step.kind === 'raw') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(step.bytes);
    return;
  }
  if (step.kind === 'endless') {
    playEndlessly(step.piece, begin(response, model), response);
    return;
  }
  const send = begin(response, model, step.usage);
  if (step.kind === 'reply' && step.everyMs !== undefined) {
    void playSlowly(step, step.everyMs, send, response);
    return;
  }
  if (step.text.length > 0) sendText(send, 0, step.text);
  if (step.kind === 'reply') finish(step, send, response);
  else breakOff(step.kind, send, response);
}

/** As fast as it is taken, until the client goes away. */
function playEndlessly(piece: string, send: Send, response: ServerResponse): void {
  sendText(send, 0, []);
  const more = (): void => {
    if (response.destroyed) return;
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } });
    setImmediate(more);
  };
  more();
}

type Reply = Extract<Scripted, { kind: 'reply' }>;

async function playSlowly(step: Reply, everyMs: number, send: Send, response: ServerResponse): Promise<void> {
  const { text: all, atLeast = all.length } = step;
  const length = atLeast + Math.floor(Math.random() * (all.length + 1 - atLeast));
  sendText(send, 0, all.slice(0, 1));
  for (const text of all.slice(1, length)) {
    // Unevenly, as models write: timers of one length would bring the pieces of all streams together.
    await pause(everyMs * (0.5 + Math.random()));
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  }
  finish(step, send, response);
}

function finish({ text, tools, stop, usage }: Reply, send: Send, response: ServerResponse): void {
  if (text.length > 0) send('content_block_stop', { index: 0 });
  tools?.forEach((tool, index) => sendTool(send, index + Math.min(1, text.length), tool));
  const reason = stop ?? (tools ? 'tool_use' : 'end_turn');
  send('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: usage?.output ?? 5 },
  });
  send('message_stop', {});
  response.end();
}

function breakOff(kind: 'drop' | 'error-event' | 'stall', send: Send, response: ServerResponse): void {
  if (kind === 'stall') return;
  // The cut must come after the text has gone out, or the client sees none of it.
  if (kind === 'drop') {
    response.write(': cut\n\n', () => setImmediate(() => response.destroy()));
    return;
  }
  send('error', { error: { type: 'overloaded_error', message: 'Overloaded' } });
  response.end();
}

async function bodyOf(request: IncomingMessage): Promise<AnthropicRequest> {
  const body = await textOf(request);
  const apiKey = request.headers.authorization?.replace(/^Bearer /, '');
  return { ...(JSON.parse(body) as Omit<AnthropicRequest, 'apiKey'>), apiKey };
}

/** A local server that speaks the Messages streaming protocol: one step a request, the last one for all further ones. */
export async function startAnthropicServer(script: readonly Scripted[]): Promise<AnthropicServer> {
  const requests: AnthropicRequest[] = [];
  const server = createServer((request, response) => {
    bodyOf(request)
      .then((body) => {
        requests.push(body);
        const step = script[Math.min(requests.length, script.length) - 1];
        if (step) play(step, body.model, response);
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
