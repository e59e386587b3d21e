import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MailUnavailable, type Mail, type MailPort } from '../../../ports/mail.port.js';
import { UNFINISHED, writeDurably } from '../../files/durable-file.js';
import { messageOf, type Sender } from '../message.js';

/** What is kept at most: older mail makes way. */
const MOST = { files: 500, bytes: 20_000_000 };
const SUFFIX = '.eml';

/**
 * Without an SMTP server: each mail is a file in a folder readable by its owner alone, for the operator to hand on. It is in
 * the clear, as a mail is.
 */
export class FolderMail implements MailPort {
  readonly delivers = false;
  /** One at a time: each looks at what is there. */
  private writing = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly sender: Sender,
    private readonly most = MOST,
  ) {}

  async send(mail: Mail): Promise<void> {
    const writing = this.writing.then(() => this.write(mail));
    this.writing = writing.catch(() => undefined);
    await writing.catch((error: unknown) => {
      throw new MailUnavailable((error as NodeJS.ErrnoException).code ?? 'it cannot be written');
    });
  }

  async forget(memberId: string): Promise<void> {
    await this.writing;
    for (const name of await this.names()) if (memberIn(name) === memberId) await this.remove(name);
  }

  async close(): Promise<void> {
    await this.writing;
  }

  private async write(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      messageOf(mail, this.sender),
    );
    await mkdir(this.folder, { mode: 0o700 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    const at = new Date().toISOString().replaceAll(':', '-');
    await writeDurably(
      join(this.folder, `${at}_${mail.memberId ?? ''}_${mail.id}${SUFFIX}`),
      message as Buffer,
    );
    await this.makeRoom();
  }

  private async makeRoom(): Promise<void> {
    // By their names the newest are last.
    const newest = (await this.names()).sort().reverse();
    let bytes = 0;
    for (const [index, name] of newest.entries()) {
      bytes += (await stat(join(this.folder, name)).catch(() => null))?.size ?? 0;
      if (index >= this.most.files || bytes > this.most.bytes) await this.remove(name);
    }
  }

  private async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => name.endsWith(SUFFIX) || name.endsWith(UNFINISHED));
  }
}

function memberIn(name: string): string | undefined {
  return name.split('_')[1];
}
