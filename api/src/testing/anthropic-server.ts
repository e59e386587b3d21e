import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { play, type Reported, type Scripted } from './anthropic-steps.js';

export type { Scripted } from './anthropic-steps.js';

export interface AnthropicRequest {
  readonly model: string;
  readonly max_tokens: number;
  readonly system: readonly {
    readonly text: string;
    readonly cache_control?: { readonly type: string; readonly ttl?: string };
  }[];
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly name: string }[];
  readonly tool_choice?: { readonly type: string };
  readonly thinking?: { readonly type: string };
  readonly output_config?: { readonly effort?: string };
  readonly apiKey: string | undefined;
}

/** What the server does with a request, or how it finds out. */
export type Step = Scripted | ((request: AnthropicRequest) => Scripted);

export interface AnthropicServer {
  readonly url: string;
  /** The bodies of the requests for a message so far. */
  readonly requests: readonly AnthropicRequest[];
  /** What it reported of each message that it began. */
  readonly reported: readonly Reported[];
  /** Messages that their client left before their end. */
  readonly left: number;
  /** Texts whose tokens it was asked to count: four characters each. */
  readonly counted: readonly string[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<AnthropicRequest> {
  const body = await textOf(request);
  const apiKey = request.headers.authorization?.replace(/^Bearer /, '');
  return { ...(JSON.parse(body) as Omit<AnthropicRequest, 'apiKey'>), apiKey };
}

class ScriptedServer {
  readonly requests: AnthropicRequest[] = [];
  readonly reported: Reported[] = [];
  readonly counted: string[] = [];
  left = 0;

  constructor(private readonly script: readonly Step[]) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (request.url?.endsWith('/count_tokens')) {
      const text = String(body.messages[0]?.content);
      this.counted.push(text);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ input_tokens: Math.ceil(text.length / 4) }));
      return;
    }
    this.requests.push(body);
    response.on('close', () => {
      if (!response.writableEnded) this.left += 1;
    });
    const step = this.script[Math.min(this.requests.length, this.script.length) - 1];
    if (step) play(typeof step === 'function' ? step(body) : step, this.stage(response, body.model));
  }

  private stage(response: ServerResponse, model: string) {
    const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    const onReport = (told: Partial<Reported>) => {
      if (!this.reported.includes(usage)) this.reported.push(usage);
      Object.assign(usage, told);
    };
    return { response, model, onReport };
  }
}

/** A local server that speaks the Messages streaming protocol: one step a request, the last one for all further ones. */
export async function startAnthropicServer(script: readonly Step[]): Promise<AnthropicServer> {
  const scripted = new ScriptedServer(script);
  const server = createServer((request, response) => {
    scripted
      .answer(request, response)
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return Object.assign(scripted, { url: `http://127.0.0.1:${port}`, close });
}

/** All that a server reported, as the guide's usage. */
export function allReported({ reported }: Pick<AnthropicServer, 'reported'>) {
  const sum = (kind: keyof Reported) => reported.reduce((all, usage) => all + usage[kind], 0);
  return {
    inputTokens: sum('input'),
    outputTokens: sum('output'),
    cacheReadTokens: sum('cacheRead'),
    cacheWriteTokens: sum('cacheWrite'),
  };
}
