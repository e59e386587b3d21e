import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = '__Host-emit-device';
/** A mark, and the id of the session that was opened with it. An earlier version's mark, of two parts, is a stranger's. */
const MARK = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:~([\\w-]{36}))?(?:;|$)`);
const SECONDS = 90 * 86_400;

/** What a browser shows of itself when it signs in. */
export interface Device {
  /** To be known by, whosever it is (`KnownDevices`); null when it shows none. */
  readonly mark: string | null;
  /** The session that it opened last: the next one takes its place (ASVS 7.2.4). */
  readonly lastSession: string | null;
  /** What it says that it is. */
  readonly client: string;
}

export function deviceOf({ headers }: FastifyRequest): Device {
  const [, mark = null, lastSession = null] = MARK.exec(headers.cookie ?? '') ?? [];
  return { mark, lastSession, client: headers['user-agent'] ?? '' };
}

/** Leaves a mark with the answer to a sign-in; without a session where none was opened. The cookie opens nothing. */
export function leaveMark(reply: FastifyReply, mark: string, sessionId?: string): void {
  const value = sessionId === undefined ? mark : `${mark}~${sessionId}`;
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; Secure; SameSite=Strict`,
  );
}
