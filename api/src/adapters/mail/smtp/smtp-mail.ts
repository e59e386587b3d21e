import { createTransport } from 'nodemailer';
import { MailRefused, MailUnavailable, type Mail, type MailPort } from '../../../ports/mail.port.js';
import { messageOf, type Sender } from '../message.js';

export interface SmtpServer extends Sender {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps). */
  readonly secure: boolean;
  /** Nothing is sent before STARTTLS has succeeded. */
  readonly requireTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
}

interface Times {
  readonly silentMs: number;
  readonly wholeMs: number;
}

/** A server that says nothing for so long is given up, and one that takes so long in all. */
const TIMES: Times = { silentMs: 20_000, wholeMs: 60_000 };

/** Mail by SMTP. Certificates are checked wherever TLS is used. */
export class SmtpMail implements MailPort {
  readonly delivers = true;
  private readonly transport;

  constructor(
    private readonly server: SmtpServer,
    private readonly times = TIMES,
    /** Whom to trust beside the authorities that Node knows. */
    trusted: { readonly ca?: string } = {},
  ) {
    const { host, port, secure, requireTls, user, password } = server;
    const { silentMs } = times;
    this.transport = createTransport({
      host,
      port,
      secure,
      requireTLS: requireTls,
      ...(user !== null && { auth: { user, pass: password ?? '' } }),
      connectionTimeout: silentMs,
      greetingTimeout: silentMs,
      socketTimeout: silentMs,
      tls: { ...trusted, rejectUnauthorized: true },
    });
  }

  async send(mail: Mail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new MailUnavailable('it takes too long')), this.times.wholeMs);
    });
    const sent = this.transport.sendMail(messageOf(mail, this.server)).catch((error: unknown) => {
      throw failureOf(error);
    });
    // What becomes of it after its time is nobody's concern: it is sent again, under the same id.
    sent.catch(() => undefined);
    try {
      await Promise.race([sent, overdue]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Nothing is kept here. */
  async forget(): Promise<void> {}

  async close(): Promise<void> {
    this.transport.close();
  }
}

/** Only the code: a server's text repeats the address. A mailbox that is not there will not be there later. */
function failureOf(error: unknown): MailRefused | MailUnavailable {
  const {
    code = 'unknown',
    responseCode,
    command = '',
  } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const reason = [code, responseCode, command.split(' ')[0]].filter(Boolean).join(' ');
  const isOfTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return isOfTheMail && isFinal ? new MailRefused(reason) : new MailUnavailable(reason);
}
