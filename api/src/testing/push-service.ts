import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import type { PushMessage } from '@emit/contract/reminders';
import { newAuthority } from '../ops/keys/certificates.js';
import type { PushDestination, PushKeys } from '../ports/push.port.js';
import { TestBrowser } from './push-browser.js';

const HOST = 'push.example.org';
/** Made once for all: it takes some seconds. */
let made: ReturnType<typeof newCertificate> | null = null;

/** What the service took, and had shown. */
export interface Delivered {
  readonly browser: string;
  readonly message: PushMessage;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Stands in for a browser maker's push service: takes what is signed for it by the right key (RFC 8292), and has its browsers
 * decrypt it (RFC 8291). Anything else throws within it, and answers 400.
 */
export class PushService {
  readonly delivered: Delivered[] = [];
  /** Of each request, whatever came of it: the browser's name. */
  readonly asked: string[] = [];
  private readonly browsers = new Map<string, TestBrowser>();
  private answers: { how: number | 'silent'; headers: Readonly<Record<string, string>> } = {
    how: 201,
    headers: {},
  };

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly port: number,
    /** By which requests for any host come here. */
    readonly agent: Agent,
  ) {}

  static async start(keys: PushKeys): Promise<PushService> {
    const { ca, cert, key } = await (made ??= newCertificate());
    const server = createServer({ cert, key });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const service = new PushService(server, port, agentTo(port, ca));
    server.on('request', (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const name = request.url?.slice('/send/'.length) ?? '';
        const status = service.take(name, request.headers, Buffer.concat(pieces), keys);
        if (status !== 'silent') response.writeHead(status, service.answers.headers).end();
      });
    });
    return service;
  }

  /** A browser that subscribes. */
  browser(name: string): PushDestination {
    const browser = this.browsers.get(name) ?? new TestBrowser();
    this.browsers.set(name, browser);
    const { p256dh, auth } = browser;
    return { endpoint: `https://${HOST}/send/${name}`, p256dh, auth };
  }

  answer(how: number | 'silent', headers: Readonly<Record<string, string>> = {}): void {
    this.answers = { how, headers };
  }

  /** All that it was asked; it takes everything again. */
  forget(): void {
    this.delivered.length = 0;
    this.asked.length = 0;
    this.answer(201);
  }

  async close(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private take(name: string, headers: IncomingHttpHeaders, body: Buffer, keys: PushKeys): number | 'silent' {
    this.asked.push(name);
    const { how } = this.answers;
    if (how === 'silent' || how < 200 || how >= 300) return how;
    const browser = this.browsers.get(name);
    if (!browser || !isSigned(headers.authorization, keys)) return 400;
    const message = JSON.parse(browser.decrypt(body)) as PushMessage;
    this.delivered.push({ browser: name, message, headers });
    return how;
  }
}

/** Whether `vapid t=…, k=…` is for this service, by this server, and not over for good. */
function isSigned(authorization: string | undefined, { publicKey, contact }: PushKeys): boolean {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const signedBy = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, signedBy, Buffer.from(signature, 'base64url'))) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const seconds = Date.now() / 1_000;
  return (
    aud === `https://${HOST}` && sub === contact && Number(exp) > seconds && Number(exp) <= seconds + 86_400
  );
}

async function newCertificate() {
  const { certificate: ca, issue } = await newAuthority('Push services of tests');
  const { certificate: cert, key } = await issue(HOST, [HOST]);
  return { ca, cert, key };
}

function agentTo(port: number, ca: string): Agent {
  const agent = new Agent({ keepAlive: false });
  const toHere = (options: { servername?: string }): Duplex =>
    connectSecurely({ socket: connect(port, '127.0.0.1'), ca, servername: options.servername ?? HOST });
  return Object.assign(agent, { createConnection: toHere });
}
