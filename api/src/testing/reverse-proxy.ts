import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;
const READS = new Set(['GET', 'HEAD']);

/**
 * As much of the reverse proxy in docker-compose.yml as decides whether a request is answered: each in turn to one that
 * is healthy; to the next one where nobody listens, and a read also where the connection broke. It hands bodies on as
 * they come, and says who the client is.
 */
export class ReverseProxy {
  readonly answered = new Map<number, number>();
  private upstreams: readonly string[] = [];
  private healthy: readonly string[] = [];
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly looking: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {
    server.on('request', (from: IncomingMessage, to: ServerResponse) => void this.hand(from, to));
    this.looking = setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  static async start(): Promise<ReverseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ReverseProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  async serve(upstreams: readonly string[]): Promise<void> {
    this.upstreams = upstreams;
    await this.look();
  }

  /** Returns that were none: refused by everyone, broken off, or 5xx. */
  get failed(): number {
    return [...this.answered].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
    await once(this.server, 'close');
  }

  private async look(): Promise<void> {
    const looks = this.upstreams.map((one) =>
      fetch(`${one}/health/ready`).then(
        ({ ok }) => (ok ? [one] : []),
        () => [],
      ),
    );
    this.healthy = (await Promise.all(looks)).flat();
  }

  private async hand(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = Buffer.concat(await from.toArray());
    const candidates = this.healthy.map((_, n, all) => all[(this.turn + n) % all.length] ?? '');
    this.turn += 1;
    for (const upstream of candidates) {
      const answer = await this.ask(upstream, from, body);
      if (answer === 'try another') continue;
      const { statusCode = 502, headers } = answer ?? { headers: {} };
      this.answered.set(statusCode, (this.answered.get(statusCode) ?? 0) + 1);
      to.writeHead(statusCode, headers);
      if (answer) answer.pipe(to);
      else to.end();
      return;
    }
    this.answered.set(502, (this.answered.get(502) ?? 0) + 1);
    to.writeHead(502).end();
  }

  /** Null when it broke off and must not be asked of another one. */
  private ask(
    upstream: string,
    { method = 'GET', url, headers, socket }: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage | 'try another' | null> {
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress };
    return new Promise((resolve) => {
      const asking = request(upstream + (url ?? '/'), { method, headers: forwarded, agent: this.agent });
      asking.on('response', resolve).on('error', (error: NodeJS.ErrnoException) => {
        const again = error.code === 'ECONNREFUSED' || READS.has(method);
        resolve(again ? 'try another' : null);
      });
      asking.end(body);
    });
  }
}
