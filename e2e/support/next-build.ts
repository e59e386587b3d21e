import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TEXT = /html|javascript|json/;
const ENTRY = /\/assets\/(base-[\w-]+)\.js/;
const DOCUMENT = /"([^"]+)":`([0-9a-f]{64})`/g;

/** Stands before a server, and serves its web app as the next build of it would be once `update` was called. */
export class NextBuild {
  private entry: string | null = null;

  private constructor(
    private readonly behind: string,
    private readonly server: Server,
  ) {}

  static async before(behind: string): Promise<NextBuild> {
    const server = createServer();
    const one = new NextBuild(behind, server);
    server.on('request', (asked, answer) => one.pass(asked, answer));
    await new Promise<void>((done) => server.listen(0, done));
    return one;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the entry, which names all other files, has another name: as after any change. */
  async update(): Promise<void> {
    const document = await (await fetch(`${this.behind}/app`)).text();
    this.entry = ENTRY.exec(document)?.[1] ?? null;
    if (this.entry === null) throw new Error('The document of the app names no entry');
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = (asked.url ?? '/').replace(`${this.entry}-next`, this.entry ?? '');
    // Whole: what the browser has is of the build before.
    const { 'if-none-match': _, 'if-modified-since': __, ...rest } = asked.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const passed = request(this.behind + path, { method: asked.method, headers }, (given) => {
      if (this.entry === null || !TEXT.test(given.headers['content-type'] ?? '') || path.startsWith('/api')) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      } else void this.rewrite(path, given, answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  private async rewrite(path: string, given: IncomingMessage, answer: ServerResponse): Promise<void> {
    given.setEncoding('utf8');
    let text = '';
    for await (const piece of given) text += String(piece);
    if (path === '/sw.js') text = await this.withHashes(text);
    const body = this.renamed(text);
    const { 'content-length': _, etag: __, ...headers } = given.headers;
    answer.writeHead(given.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(body) });
    answer.end(body);
  }

  private renamed(text: string): string {
    return text.replaceAll(`${this.entry}.js`, `${this.entry}-next.js`);
  }

  /** The worker knows each document by its content. */
  private async withHashes(worker: string): Promise<string> {
    let changed = worker;
    for (const [, address = '', hash = ''] of worker.matchAll(DOCUMENT)) {
      const document = this.renamed(await (await fetch(this.behind + address)).text());
      changed = changed.replace(hash, createHash('sha256').update(document).digest('hex'));
    }
    return changed;
  }
}
