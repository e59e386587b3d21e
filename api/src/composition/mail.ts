import { outboxFolder } from '../settings/mail-settings.js';
import type { Settings } from '../settings/settings.js';
import type { MailPort } from '../ports/mail.port.js';
import { FolderMail } from '../adapters/mail/folder/folder-mail.js';

/** SMTP where a server is set, otherwise the folder. Its client is loaded only where it is used. */
export async function openMail({ mail, dataDir }: Pick<Settings, 'mail' | 'dataDir'>): Promise<MailPort> {
  const { smtp, from } = mail;
  if (smtp === null) return new FolderMail(outboxFolder(dataDir), { from });
  const { SmtpMail } = await import('../adapters/mail/smtp/smtp-mail.js');
  return new SmtpMail({ from, ...smtp });
}
