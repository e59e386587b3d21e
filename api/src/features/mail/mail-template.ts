import { escapeHtml } from '../shared/escape-html.js';

/** What a mail says, in the order in which it is read. No part of it comes from a member but what its kind names. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly action?: { readonly label: string; readonly url: string };
  /** After it, smaller. */
  readonly notes: readonly string[];
  /** Why it came, where it is not because of an account. */
  readonly closing?: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const CLOSING =
  'Emit sent this mail because of your account. Please do not answer it: nobody reads the answers.';

const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 24px 12px; background: #fbf8f3; color: #23201b; }
  .card { max-width: 520px; margin: 0 auto; padding: 28px; background: #ffffff; border: 1px solid #e7e0d5;
    border-radius: 14px; font: 16px/1.55 system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; }
  .name { margin: 0 0 20px; font: 600 20px/1.2 Georgia, serif; color: #865a0c; }
  h1 { margin: 0 0 16px; font: 600 22px/1.3 Georgia, serif; }
  p { margin: 0 0 14px; }
  .button { display: inline-block; padding: 12px 22px; border-radius: 10px; background: #d9a441; color: #241a05;
    font-weight: 600; text-decoration: none; }
  .fine { font-size: 14px; color: #645d53; overflow-wrap: anywhere; }
  .fine a { color: #865a0c; }
  .closing { margin: 20px 0 0; padding-top: 16px; border-top: 1px solid #e7e0d5; }
  @media (prefers-color-scheme: dark) {
    body { background: #14161c !important; color: #ece7dd !important; }
    .card { background: #1c1f28 !important; border-color: #2c303b !important; color: #ece7dd !important; }
    .name, .fine a { color: #e3b65b !important; }
    .button { background: #e3b65b !important; color: #1d1605 !important; }
    .fine { color: #a9a398 !important; }
    .closing { border-color: #2c303b !important; }
  }`;

/** The one form of all mails: plain text, and HTML that needs nothing from elsewhere and is read in the dark as well. */
export function renderMail(mail: MailText): RenderedMail {
  return { subject: mail.subject, text: textOf(mail), html: htmlOf(mail) };
}

function textOf({ paragraphs, action, notes, closing = CLOSING }: MailText): string {
  const parts = ['Hello,', ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return [...parts, ...notes, `--\n${closing}`].join('\n\n') + '\n';
}

function htmlOf({ subject, paragraphs, action, notes, closing = CLOSING }: MailText): string {
  const url = action && escapeHtml(action.url);
  const lines = [
    '<p class="name">Emit</p>',
    `<h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(action ? [`<p><a class="button" href="${url}">${escapeHtml(action.label)}</a></p>`] : []),
    ...(action
      ? [`<p class="fine">If the button does nothing, open this address: <a href="${url}">${url}</a></p>`]
      : []),
    ...notes.map((text) => `<p class="fine">${escapeHtml(text)}</p>`),
    `<p class="fine closing">${escapeHtml(closing)}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main class="card">
${lines.join('\n')}
</main>
</body>
</html>
`;
}
