import { join } from 'node:path';
import { BadSetting, text, type Environment } from './environment.js';
import { isPrivate } from './store-urls.js';

/** How mail is sent, and where the links in it lead. */
export interface MailSettings {
  /** Null without EMIT_SMTP_URL: mail is kept in a folder. */
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    readonly secure: boolean;
    readonly requireTls: boolean;
    readonly user: string | null;
    readonly password: string | null;
  } | null;
  readonly from: string;
  /** Whom the service itself writes to (EMIT_OPERATOR_MAIL); null when it is not said. */
  readonly operator: string | null;
}

/** 465 is SMTP over TLS, 587 submission (RFC 8314). */
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;
const ADDRESS = /^[^\s<>@",;:]+@[^\s<>@",;:]+$/;
const MAIL_FROM = /^(?:[^<>@\r\n"]+ <)?[^\s<>@"]+@[^\s<>@"]+>?$/;

/** Throws BadSetting. Over a network that is not private nothing goes before TLS is there. */
export function mailSettings(env: Environment): MailSettings {
  const given = text(env, 'EMIT_SMTP_URL');
  const from = text(env, 'EMIT_MAIL_FROM');
  if (from !== null && (!MAIL_FROM.test(from) || from.includes('<') !== from.endsWith('>')))
    throw new BadSetting('EMIT_MAIL_FROM', 'must be an address, as Emit <emit@example.org>');
  const operator = text(env, 'EMIT_OPERATOR_MAIL');
  if (operator !== null && !ADDRESS.test(operator))
    throw new BadSetting('EMIT_OPERATOR_MAIL', 'must be one address, as operator@example.org');
  if (given === null) return { smtp: null, from: from ?? 'Emit <emit@localhost>', operator };
  if (from === null) throw new BadSetting('EMIT_MAIL_FROM', 'must be set when EMIT_SMTP_URL is');
  if (publicUrl(env) === null) throw new BadSetting('EMIT_PUBLIC_URL', 'must be set when EMIT_SMTP_URL is');
  return { smtp: smtpServer(given), from, operator };
}

function smtpServer(given: string): MailSettings['smtp'] {
  const fault = (expected: string) => new BadSetting('EMIT_SMTP_URL', expected);
  if (!/^smtps?:\/\//.test(given)) throw fault('must begin with smtp:// or smtps://');
  if (!URL.canParse(given))
    throw fault(
      'must be an address, as smtp://name:password@mail.example.org:587, with : / @ ? % in a password encoded',
    );
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(given);
  if (hostname === '') throw fault('must name a host');
  // Options of the driver would switch the checks of certificates off.
  if (search !== '' || hash !== '' || !['', '/'].includes(pathname))
    throw fault('must have nothing after the host and port');
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: port === '' ? PORTS[secure ? 'smtps:' : 'smtp:'] : Number(port),
    secure,
    requireTls: !secure && !isPrivate(host),
    user: username === '' ? null : decoded(username, fault),
    password: username === '' ? null : decoded(password, fault),
  };
}

function decoded(part: string, fault: (expected: string) => BadSetting): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw fault('must have : / @ ? % in its name and password encoded');
  }
}

/** Where members reach the web app, without a slash at the end; null when it is not said. Throws BadSetting. */
export function publicUrl(env: Environment): string | null {
  const given = text(env, 'EMIT_PUBLIC_URL');
  if (given === null) return null;
  const fault = (expected: string) => new BadSetting('EMIT_PUBLIC_URL', expected);
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw fault('must be an address, as https://emit.example.org');
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(given);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '')
    throw fault('must have nothing after the host and port');
  if (protocol === 'http:' && !isPrivate(hostname.replace(/^\[(.*)\]$/, '$1')))
    throw fault(`must begin with https://: ${hostname} is not a private address`);
  return origin;
}

/** Where links lead: on a machine of one's own, to itself. */
export function siteOf(settings: { readonly publicUrl: string | null; readonly port: number }): string {
  return settings.publicUrl ?? `http://localhost:${settings.port}`;
}

/** Where mail is kept without an SMTP server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}
