import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { PrefixCache, tokensOf, type Counted, type CountedRequest } from './prefix-cache.js';
import { correctionFor, replyFor, TURNS, type BenchTurn } from './turns.js';

/** As current models write: the first word after six tenths of a second, then eighty tokens a second. */
const FIRST_MS = 600;
const PIECE = 16;
const PIECE_MS = 50;
const SUMMARY =
  'The member told of their days and asked where rest is; Psalm 23 was read, and ten minutes a day agreed. ';

export type Kind = 'question' | 'after a look-up' | 'correction' | 'summary';

export interface Request extends Counted {
  readonly kind: Kind;
  readonly output: number;
  readonly bytes: number;
}

type Answer = { readonly kind: Kind } & ({ readonly text: string } | { readonly queries: readonly string[] });

/**
 * A model that does what its prompt says: where it is asked for references it writes them, and looks verses up that it explains;
 * else it looks up all that it quotes. Twice in ten turns it quotes from memory, and errs.
 */
export class ObedientModel {
  readonly requests: Request[] = [];
  private readonly cache = new PrefixCache();
  private readonly server = createServer((request, response) => {
    void textOf(request).then((body) => this.answer(body, response));
  });

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(body: string, response: ServerResponse): Promise<void> {
    const request = JSON.parse(body) as CountedRequest;
    const answer = answerTo(request);
    const counted = this.cache.count(request);
    const output = tokensOf('text' in answer ? answer.text : JSON.stringify(answer.queries)) + 1;
    this.requests.push({ ...counted, kind: answer.kind, output, bytes: Buffer.byteLength(body) });
    const send = (type: string, data: object) =>
      response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    await pause(FIRST_MS);
    send('message_start', { message: messageOf(request.model, counted) });
    if ('text' in answer) await writeSlowly(answer.text, send);
    else callTool(answer.queries, send);
    send('message_delta', {
      delta: { stop_reason: 'text' in answer ? 'end_turn' : 'tool_use', stop_sequence: null },
      usage: { output_tokens: output },
    });
    send('message_stop', {});
    response.end();
  }
}

type Send = (type: string, data: object) => void;

async function writeSlowly(text: string, send: Send): Promise<void> {
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  for (let at = 0; at < text.length; at += PIECE) {
    await pause(PIECE_MS);
    const delta = { type: 'text_delta', text: text.slice(at, at + PIECE) };
    send('content_block_delta', { index: 0, delta });
  }
  send('content_block_stop', { index: 0 });
}

function callTool(queries: readonly string[], send: Send): void {
  const call = {
    type: 'tool_use',
    id: `toolu_${queries.join('_').replace(/\W/g, '')}`,
    name: 'lookup_scripture',
  };
  send('content_block_start', { index: 0, content_block: { ...call, input: {} } });
  const delta = { type: 'input_json_delta', partial_json: JSON.stringify({ reference: queries.join('; ') }) };
  send('content_block_delta', { index: 0, delta });
  send('content_block_stop', { index: 0 });
}

function messageOf(model: string, { input, cacheRead, cacheWrite, cacheWriteHour }: Counted): object {
  const usage = {
    input_tokens: input,
    output_tokens: 1,
    cache_read_input_tokens: cacheRead,
    cache_creation_input_tokens: cacheWrite + cacheWriteHour,
  };
  const ended = { content: [], stop_reason: null, stop_sequence: null };
  return { id: 'msg_bench', type: 'message', role: 'assistant', model, ...ended, usage };
}

function answerTo({ system = [], tools, messages }: CountedRequest): Answer {
  if (!tools) return { kind: 'summary', text: SUMMARY.repeat(8) };
  const prompt = JSON.stringify(system);
  const putsIn = prompt.includes('[[John 3:16]]');
  const said = JSON.stringify(messages.at(-1)?.content);
  const turn = lastAsked(messages);
  if (said.includes('<passage n=')) return { kind: 'correction', text: correctionFor(turn) };
  if (said.includes('"tool_result"')) return { kind: 'after a look-up', text: replyFor(turn, putsIn) };
  return turn.misquotes || (putsIn && !turn.explains)
    ? { kind: 'question', text: replyFor(turn, putsIn) }
    : { kind: 'question', queries: turn.references };
}

function lastAsked(messages: CountedRequest['messages']): BenchTurn {
  const words = JSON.stringify(messages);
  const asked = TURNS.map((turn) => ({ turn, at: words.lastIndexOf(turn.question) }));
  const [last] = asked.sort((a, b) => b.at - a.at);
  if (!last || last.at < 0) throw new Error('A question that nobody asked');
  return last.turn;
}
