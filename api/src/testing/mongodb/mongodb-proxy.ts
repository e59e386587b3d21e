import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'mongodb';
import { answerTo, readMessages, withDocument, type WireMessage } from './wire-messages.js';

/** What the driver asks for by itself. */
const OF_THE_DRIVER = new Set(['hello', 'ismaster', 'isMaster', 'endSessions', 'killCursors']);
/** What it asks for on each new connection: can be answered otherwise, but is not counted. */
const SIGNING_IN = new Set(['saslStart', 'saslContinue']);

/** A command as it came, and how many came before it; -1 of those that sign in. */
export interface SeenCommand {
  readonly name: string;
  readonly document: Document;
  readonly index: number;
}

/** What is answered in place of the server, which does not get the command; null: the server answers. */
type Answer = (command: SeenCommand) => Document | null;

interface Options {
  /** Told to the driver in place of what the server says of itself. */
  readonly hello?: (said: Document, port: number) => Document;
  /** How much later than it would every command reaches the server, in milliseconds. */
  readonly delayMs?: (command: SeenCommand) => number;
  /** What is sent to the server in place of what the driver has sent. */
  readonly request?: (message: WireMessage) => Buffer;
}

/** The way to a MongoDB-wire server, on which single commands can be answered otherwise, or late. */
export class MongoDbProxy {
  /** Since the last `forget`, without what the driver asks for by itself. */
  commands: SeenCommand[] = [];
  /** What is answered in place of the server. */
  answer: Answer = () => null;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly upstream: { host: string; port: number },
    private readonly options: Options,
  ) {
    server.on('connection', (client: Socket) => this.join(client));
  }

  static async to(url: string, options: Options = {}): Promise<MongoDbProxy> {
    const [, host = '', port = ''] = /\/\/(?:[^@]*@)?([^:/]+):(\d+)/.exec(url) ?? [];
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new MongoDbProxy(server, { host, port: Number(port) }, options);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The server's URL with this proxy in the place of the host. */
  urlOf(url: string): string {
    return url.replace(/(\/\/(?:[^@]*@)?)[^/?]+/, `$1127.0.0.1:${this.port}`);
  }

  /** Lets the server answer again, and counts commands from here on. */
  forget(): void {
    this.answer = () => null;
    this.commands = [];
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(client: Socket): void {
    const upstream = connect(this.upstream.port, this.upstream.host);
    for (const socket of [client, upstream]) {
      this.sockets.add(socket.on('error', () => undefined).setNoDelay());
      socket.on('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    readMessages(client, (message) => void this.pass(message, client, upstream));
    readMessages(upstream, (message) => client.write(this.answered(message)));
  }

  private async pass(message: WireMessage, client: Socket, upstream: Socket): Promise<void> {
    const command = this.seen(message);
    const instead = command && this.answer(command);
    if (instead) return void client.write(answerTo(message.id, instead));
    const delay = command ? (this.options.delayMs?.(command) ?? 0) : 0;
    if (delay > 0) await pause(delay);
    upstream.write(this.options.request?.(message) ?? message.bytes);
  }

  private seen({ document }: WireMessage): SeenCommand | null {
    const [name = ''] = Object.keys(document ?? {});
    if (document === null || OF_THE_DRIVER.has(name)) return null;
    const isSigningIn = SIGNING_IN.has(name);
    const command = { name, document, index: isSigningIn ? -1 : this.commands.length };
    if (!isSigningIn) this.commands.push(command);
    return command;
  }

  private answered(message: WireMessage): Buffer {
    const { document } = message;
    if (!this.options.hello || document?.['maxWireVersion'] === undefined) return message.bytes;
    return withDocument(message, this.options.hello(document, this.port));
  }
}

/** As the primary of a replica set of one says of itself: the driver then has sessions and retries writes. */
export function asPrimary(said: Document, port: number): Document {
  const me = `127.0.0.1:${port}`;
  const role = {
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    logicalSessionTimeoutMinutes: 30,
  };
  return { ...said, ...role, setName: 'rs0', setVersion: 1, hosts: [me], me, primary: me };
}
