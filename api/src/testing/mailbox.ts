import { startSmtpServer, type TestSmtpServer } from './smtp-server.js';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** The whole of it, decoded. */
  readonly body: string;
  /** Of the link in it; '' without one. */
  readonly token: string;
}

/** What arrives at a real SMTP server of this machine. */
export class Mailbox {
  private constructor(private readonly server: TestSmtpServer) {}

  static async open(): Promise<Mailbox> {
    return new Mailbox(await startSmtpServer());
  }

  /** The settings of an app that sends its mail here. */
  get env() {
    return {
      EMIT_SMTP_URL: this.server.url,
      EMIT_MAIL_FROM: 'Emit <emit@example.org>',
      EMIT_PUBLIC_URL: 'http://localhost:3000',
    };
  }

  all(): ReceivedMail[] {
    return this.server.arrived.map(({ message }) => readMail(message));
  }

  /** All to an address, with this subject, once there are so many. Throws after 15 s. */
  async waitFor(to: string, subject: string, count = 1): Promise<ReceivedMail[]> {
    for (const since = Date.now(); ;) {
      const found = this.all().filter((mail) => mail.to === to && mail.subject === subject);
      if (found.length >= count) return found;
      if (Date.now() - since > 15_000)
        throw new Error(
          `no mail '${subject}': ${this.all()
            .map((mail) => mail.subject)
            .join(', ')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** The token in the newest of them. */
  async tokenOf(to: string, subject: string, count = 1): Promise<string> {
    return (await this.waitFor(to, subject, count)).at(-1)?.token ?? '';
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** A mail as RFC 5322 has it, with its parts in quoted-printable. */
export function readMail(message: string): ReceivedMail {
  const body = message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim() ?? '';
  const token = /\/(?:reset|confirm|application)#([\w-]+)/.exec(body)?.[1] ?? '';
  return { to: header('To').replace(/[<>]/g, ''), subject: header('Subject'), body, token };
}
