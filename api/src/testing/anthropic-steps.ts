import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

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
      /** With which the block of text begins already, before its first piece. */
      readonly begins?: string;
      /** The last call ends in the middle of its input. */
      readonly isCallCut?: boolean;
      /** Pings that come before anything else, `everyMs` apart. */
      readonly pings?: number;
      /** Between one piece of the text and the next, on average, milliseconds; without it they come all at once. */
      readonly everyMs?: number;
      /** With `everyMs`: replies differ in length, from so many pieces of the text to all of them. */
      readonly atLeast?: number;
      /** With `everyMs`: what is waited for before the reply ends. */
      readonly untilTold?: () => Promise<unknown>;
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly type: string;
      readonly message?: string;
    }
  /** An error instead of the message's beginning. */
  | { readonly kind: 'early-error'; readonly type: string }
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

/** What the API has told of the tokens of one message; the last numbers count. */
export interface Reported {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

type Send = (event: string, data: Readonly<Record<string, unknown>>) => void;

/** One request's answer, and what it reports. */
export interface Stage {
  readonly response: ServerResponse;
  readonly model: string;
  readonly onReport: (usage: Partial<Reported>) => void;
}

function sendTo(response: ServerResponse): Send {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return (event, data) =>
    void response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`);
}

function begin({ response, model, onReport }: Stage, usage: ScriptedUsage = {}): Send {
  const send = sendTo(response);
  const { input = 10, cacheRead = 0, cacheWrite = 0 } = usage;
  onReport({ input, output: 1, cacheRead, cacheWrite });
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
        input_tokens: input,
        output_tokens: 1,
        cache_read_input_tokens: cacheRead,
        cache_creation_input_tokens: cacheWrite,
      },
    },
  });
  send('ping', {});
  return send;
}

function sendText(send: Send, pieces: readonly string[], begins = ''): void {
  const index = 0;
  send('content_block_start', { index, content_block: { type: 'text', text: begins } });
  for (const text of pieces) send('content_block_delta', { index, delta: { type: 'text_delta', text } });
}

function sendTool(send: Send, index: number, { name, input }: ScriptedTool, isCut = false): void {
  send('content_block_start', {
    index,
    content_block: { type: 'tool_use', id: `toolu_${index}`, name, input: {} },
  });
  const json = JSON.stringify(input);
  for (const part of [json.slice(0, 5), ...(isCut ? [] : [json.slice(5)])]) {
    send('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: part } });
  }
  send('content_block_stop', { index });
}

/** Does with a request what the step says. */
export function play(step: Scripted, stage: Stage): void {
  const { response } = stage;
  if (step.kind === 'hang') return;
  if (step.kind === 'status') {
    // Clients wait as long as the server asks them to before they try again.
    response.writeHead(step.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    const { type, message = 'scripted' } = step;
    response.end(JSON.stringify({ type: 'error', error: { type, message } }));
    return;
  }
  if (step.kind === 'early-error') {
    sendTo(response)('error', { error: { type: step.type, message: 'scripted' } });
    response.end();
    return;
  }
  if (step.kind === 'raw') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(step.bytes);
    return;
  }
  if (step.kind === 'endless') {
    playEndlessly(step.piece, begin(stage), response);
    return;
  }
  const send = begin(stage, step.usage);
  if (step.kind === 'reply' && step.everyMs !== undefined) {
    void playSlowly(step, step.everyMs, send, stage);
    return;
  }
  const begins = step.kind === 'reply' ? step.begins : undefined;
  if (step.text.length > 0 || begins !== undefined) sendText(send, step.text, begins);
  if (step.kind === 'reply') finish(step, send, stage);
  else breakOff(step.kind, send, response);
}

/** As fast as it is taken, until the client goes away. */
function playEndlessly(piece: string, send: Send, response: ServerResponse): void {
  sendText(send, []);
  const more = (): void => {
    if (response.destroyed) return;
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } });
    setImmediate(more);
  };
  more();
}

type Reply = Extract<Scripted, { kind: 'reply' }>;

async function playSlowly(step: Reply, everyMs: number, send: Send, stage: Stage): Promise<void> {
  const { text: all, atLeast = all.length, pings = 0 } = step;
  const length = atLeast + Math.floor(Math.random() * (all.length + 1 - atLeast));
  // Unevenly, as models write: timers of one length would bring the pieces of all streams together.
  const wait = () => pause(everyMs * (0.5 + Math.random()));
  for (let left = pings; left > 0; left -= 1) {
    await wait();
    send('ping', {});
  }
  sendText(send, all.slice(0, 1), step.begins);
  for (const text of all.slice(1, length)) {
    await wait();
    if (stage.response.destroyed) return;
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  }
  await step.untilTold?.();
  finish(step, send, stage);
}

function finish(step: Reply, send: Send, { response, onReport }: Stage): void {
  const { text, tools, stop, usage, isCallCut = false } = step;
  if (text.length > 0) send('content_block_stop', { index: 0 });
  tools?.forEach((tool, index) => {
    const isLast = index === tools.length - 1;
    sendTool(send, index + Math.min(1, text.length), tool, isCallCut && isLast);
  });
  const reason = stop ?? (tools ? 'tool_use' : 'end_turn');
  const output = usage?.output ?? 5;
  onReport({ output });
  send('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: output },
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
