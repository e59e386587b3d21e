import type { Mail } from '../../ports/mail.port.js';

/** Where mail comes from. */
export interface Sender {
  /** As `EMIT_MAIL_FROM`: 'Emit <emit@example.org>'. */
  readonly from: string;
}

/** The message of a mail, as nodemailer takes it. */
export function messageOf({ id, to, subject, text, html }: Mail, { from }: Sender) {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    // No "away until Monday" comes back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // What is in a mail is text: never the name of a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
