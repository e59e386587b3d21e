import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = '__Host-emit-device';
/** An earlier version's mark, of two parts, is a stranger's. */
const MARK = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`);
const SECONDS = 90 * 86_400;

/** The mark that the browser shows, whosever it is (`KnownDevices`); null when it shows none. */
export function markIn(request: FastifyRequest): string | null {
  return MARK.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** Leaves a mark with the answer to a sign-in. */
export function leaveMark(reply: FastifyReply, mark: string): void {
  reply.header(
    'set-cookie',
    `${COOKIE}=${mark}; Path=/; Max-Age=${SECONDS}; HttpOnly; Secure; SameSite=Strict`,
  );
}
