import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtpServer {
  readonly port: number;
  readonly url: string;
  /** What arrived, as RFC 5322 has it, each with whether it came over TLS. */
  readonly arrived: { readonly message: string; readonly secure: boolean }[];
  /** Every mail whose envelope was taken, also those that were refused later. */
  waitFor(count: number): Promise<string[]>;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  onMessage: (message: string, count: number) => Error | null | Promise<Error | null> = () => null,
): Promise<TestSmtpServer> {
  const arrived: { message: string; secure: boolean }[] = [];
  let seen = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const message = Buffer.concat(parts).toString();
        void Promise.resolve(onMessage(message, (seen += 1))).then((refusal) => {
          if (!refusal) arrived.push({ message, secure: session.secure });
          done(refusal);
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    async waitFor(count) {
      for (const since = Date.now(); arrived.length < count;) {
        if (Date.now() - since > 15_000) throw new Error(`${arrived.length} of ${count} mails arrived`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return arrived.map(({ message }) => message);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A refusal as a server words it, with the address in it. */
export function smtpRefusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
