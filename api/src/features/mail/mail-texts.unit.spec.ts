import { renderMail } from './mail-template.js';
import { MAIL_TEXTS, mailText, type MailFacts, type MailKind } from './mail-texts.js';

const SITE = 'https://emit.example.org';
const at = Date.UTC(2026, 10, 24, 10, 40);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const FACTS: { readonly [K in MailKind]: MailFacts[K] } = {
  verify: { link: '/confirm#token-of-verify', bringsTokens: true },
  'application-link': { link: '/application#token-of-application', form: 'affiliate' },
  'application-arrived': { form: 'waitlist' },
  reset: { link: '/reset#token-of-reset' },
  'password-changed': { at },
  'factor-added': { at, kind: 'totp' },
  'factor-removed': { at, kind: 'passkey' },
  'factors-taken': { at },
  'new-sign-in': { at, client: FIREFOX },
  'address-new': { link: '/confirm#token-of-new' },
  'address-former': { link: '/confirm#token-of-former' },
  'address-changed': { at },
  erased: { at },
  'plan-asked': { at, memberId: '0192d3c4-5e6f-7a8b-9c0d-1e2f3a4b5c6d', plan: 'trial', wanted: 'creation' },
  'plan-answered': { at, wanted: 'creation', isGranted: true },
};
const KINDS = Object.keys(MAIL_TEXTS) as MailKind[];
const rendered = (kind: MailKind) => renderMail(mailText(kind, FACTS[kind], SITE));

describe.each(KINDS)('the mail %s', (kind) => {
  const { subject, text, html } = rendered(kind);

  it('says the same as text and as HTML', () => {
    const { paragraphs, action, notes } = mailText(kind, FACTS[kind], SITE);
    const shown = html.replace(/<style>[^]*<\/style>/, '').replace(/<[^>]+>/g, ' ');
    for (const said of [...paragraphs, ...notes, ...(action ? [action.label, action.url] : [])]) {
      expect(text).toContain(said);
      expect(shown).toContain(said);
    }
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it('is short, plain and about one thing', () => {
    expect(subject.length).toBeLessThan(50);
    expect(text.split(/\s+/).length).toBeLessThan(130);
    expect(text).not.toMatch(/undefined|null|\[object|!/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(300);
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThan(2);
  });

  it('loads nothing, runs nothing and follows nobody', () => {
    expect(html).not.toMatch(
      /<(img|script|link|iframe|form|input|object|video|audio)\b|url\(|@import|\bsrc=|\bon\w+=/i,
    );
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const href of links)
      expect(href).toMatch(
        /^https:\/\/emit\.example\.org\/(confirm|application|reset|forgot|app\/plan)(#[\w-]+)?$/,
      );
  });

  it('is readable in the dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/prefers-color-scheme: dark/);
  });
});

describe('a mail', () => {
  it('takes nothing that a client sends as it is', () => {
    const client = '<b>Firefox</b> http://evil.example Chrome/1 Windows';
    const { text, html } = renderMail(mailText('new-sign-in', { at, client }, SITE));
    expect(text).toContain('Chrome on Windows');
    expect(text + html).not.toMatch(/evil|<b>/);
  });

  it('escapes what is in it', () => {
    const { html } = renderMail({ subject: '<i>&"\'', paragraphs: ['<script>'], notes: [] });
    expect(html).toContain('<title>&lt;i&gt;&amp;&quot;&#39;</title>');
    expect(html).not.toContain('<script>');
  });
});
