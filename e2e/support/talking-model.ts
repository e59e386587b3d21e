import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One reply of the model, said as the test wants it. */
export interface Talk {
  say(text: string): void;
  end(): void;
  /** The connection breaks. */
  breakOff(): void;
  /** Resolves once the server that asked has gone away. */
  readonly left: Promise<void>;
}

/** A local server that speaks the Messages API's streaming protocol; each question waits for what the test says. */
export class TalkingModel {
  asked = 0;
  private readonly waiting: ((talk: Talk) => void)[] = [];
  private readonly talks: Talk[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TalkingModel> {
    const server = createServer();
    const model = new TalkingModel(server);
    server.on('request', (request, response) => {
      request.resume().on('end', () => model.take(talkOn(response)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return model;
  }

  /** What a server of Emit's is started with. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { ANTHROPIC_API_KEY: 'a-key', ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}` };
  }

  /** The next question that was not taken yet, once it is there. */
  next(): Promise<Talk> {
    const talk = this.talks.shift();
    return talk ? Promise.resolve(talk) : new Promise((done) => this.waiting.push(done));
  }

  async stop(): Promise<void> {
    const stopped = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await stopped;
  }

  private take(talk: Talk): void {
    this.asked += 1;
    const wanted = this.waiting.shift();
    if (wanted) wanted(talk);
    else this.talks.push(talk);
  }
}

function talkOn(response: ServerResponse): Talk {
  const send = (event: string, data: object) =>
    void response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const usage = {
    input_tokens: 90,
    output_tokens: 1,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
  };
  const message = { id: 'msg', type: 'message', role: 'assistant', model: 'm', content: [], usage };
  send('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } });
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  const left = new Promise<void>((done) => response.on('close', () => done()));
  return {
    left,
    breakOff: () => void response.destroy(),
    say: (text) => send('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    end() {
      send('content_block_stop', { index: 0 });
      const delta = { stop_reason: 'end_turn', stop_sequence: null };
      send('message_delta', { delta, usage: { output_tokens: 10 } });
      send('message_stop', {});
      response.end();
    },
  };
}
