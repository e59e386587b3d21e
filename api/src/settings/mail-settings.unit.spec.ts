import { BadSetting } from './environment.js';
import { mailSettings, publicUrl } from './mail-settings.js';

const FROM = 'Emit <emit@example.org>';
const read = (url: string, more: Record<string, string> = {}) =>
  mailSettings({
    EMIT_SMTP_URL: url,
    EMIT_MAIL_FROM: FROM,
    EMIT_PUBLIC_URL: 'https://emit.example.org',
    ...more,
  });

describe('EMIT_SMTP_URL', () => {
  it('is not needed: mail is kept then', () => {
    expect(mailSettings({})).toEqual({ smtp: null, from: 'Emit <emit@localhost>', operator: null });
  });

  it('names a server, with or without a name and a password', () => {
    expect(read('smtps://ruth:pass%40word@mail.example.org').smtp).toEqual({
      host: 'mail.example.org',
      port: 465,
      secure: true,
      requireTls: false,
      user: 'ruth',
      password: 'pass@word',
    });
    expect(read('smtp://mail.internal:2525').smtp).toMatchObject({
      port: 2525,
      requireTls: false,
      user: null,
    });
    expect(read('smtp://[::1]:25').smtp).toMatchObject({ host: '::1', port: 25, requireTls: false });
  });

  it.each(['mail.example.org', '192.0.2.7', '203.0.113.9', 'smtp.example'])(
    'asks %s for TLS before anything is sent',
    (host) => {
      expect(read(`smtp://${host}`).smtp).toMatchObject({ port: 587, secure: false, requireTls: true });
    },
  );

  it.each([
    'mail.example.org',
    'https://mail.example.org',
    'smtp://',
    'smtp://mail.example.org/path',
    'smtp://mail.example.org?ignoreTLS=true',
    'smtps://mail.example.org/?tls.rejectUnauthorized=false',
    'smtp://a:b%zz@mail.example.org',
  ])('is refused as %s, without what may be a password', (url) => {
    expect(() => read(url)).toThrow(BadSetting);
    expect(() => read('smtp://ruth:secret%zz@mail.example.org')).toThrow(/^(?!.*secret)/);
  });

  it('needs to know whom mail is from, and where links lead', () => {
    const url = { EMIT_SMTP_URL: 'smtp://localhost' };
    expect(() => mailSettings({ ...url, EMIT_PUBLIC_URL: 'http://localhost' })).toThrow(/EMIT_MAIL_FROM/);
    expect(() => mailSettings({ ...url, EMIT_MAIL_FROM: FROM })).toThrow(/EMIT_PUBLIC_URL/);
  });

  it.each(['emit', 'Emit <emit@example.org', 'emit@example.org>', 'a@b\r\nBcc: c@d', '"x" <a@b>'])(
    'is not from %j',
    (from) => {
      expect(() => read('smtp://localhost', { EMIT_MAIL_FROM: from })).toThrow(/EMIT_MAIL_FROM/);
    },
  );
});

describe('EMIT_OPERATOR_MAIL', () => {
  it('is not needed, and is one address', () => {
    expect(mailSettings({}).operator).toBeNull();
    expect(mailSettings({ EMIT_OPERATOR_MAIL: ' operator@example.org ' }).operator).toBe(
      'operator@example.org',
    );
    expect(read('smtp://localhost', { EMIT_OPERATOR_MAIL: 'operator@example.org' }).operator).toBe(
      'operator@example.org',
    );
  });

  it.each(['operator', 'a@b, c@d', 'Operator <a@b>', 'a@b\r\nBcc: c@d', 'a@b;c@d', '@example.org'])(
    'is not %j',
    (given) => {
      expect(() => mailSettings({ EMIT_OPERATOR_MAIL: given })).toThrow(
        /EMIT_OPERATOR_MAIL must be one address/,
      );
    },
  );
});

describe('EMIT_PUBLIC_URL', () => {
  it.each([
    ['https://emit.example.org', 'https://emit.example.org'],
    ['https://emit.example.org/', 'https://emit.example.org'],
    ['https://EMIT.example.org:8443', 'https://emit.example.org:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://10.0.0.7', 'http://10.0.0.7'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('takes %s', (given, expected) => {
    expect(publicUrl({ EMIT_PUBLIC_URL: given })).toBe(expected);
  });

  it.each([
    'emit.example.org',
    'http://emit.example.org',
    'https://a@b.example',
    'https://b.example/emit',
    'ftp://b',
  ])('refuses %s', (given) => {
    expect(() => publicUrl({ EMIT_PUBLIC_URL: given })).toThrow(BadSetting);
  });
});
