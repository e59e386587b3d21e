import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '@emit/contract/limits';
import { Refusal } from '../../kernel/refusal.js';
import { hasBody } from '../has-body.js';
import type { CallerRequest } from '../session/session.guard.js';
import type { CallWindows, Spent } from './call-windows.js';
import { MemberLanes } from './member-lanes.js';
import { networkOf } from './network-of.js';

const MINUTE_MS = 60_000;
/** Of all that one address asks for, and one member: what a person needs is a hundredth of it. */
const REQUESTS_A_MINUTE = { address: 12_000, member: 6_000 } as const;
/** Of bodies, which are parsed, checked and sealed: ten saves of the largest kind. */
const BODY_BYTES_A_MINUTE = 10 * LIMITS.conversationBodyBytes;
/** Of conversations that are read, counted as they are sent: five of the longest. */
const READ_BYTES_A_MINUTE = 5 * LIMITS.conversationBytes;
const READS_CONVERSATIONS = /^\/api\/v1\/conversations(\/|$)/;
/** The member's questions: one at a time by their own rule, and their answers are waited for. */
const UNHURRIED = '/api/v1/claude-direct';

/** Bounds what one network address may ask for, whoever it is: told before anything else is done for a request. */
export function limitAddresses(server: FastifyInstance, windows: CallWindows): void {
  server.addHook('onRequest', (request, reply, next) => {
    const key = `address/${networkOf(request.ip)}`;
    const answer = (spent: Spent) => {
      const refusal = refusalOf(spent);
      if (refusal) closeUnread(request, reply);
      next(refusal ?? undefined);
    };
    const spent = windows.spend({ key, cost: 1, most: REQUESTS_A_MINUTE.address, lengthMs: MINUTE_MS });
    if (spent instanceof Promise) void spent.then(answer);
    else answer(spent);
  });
}

/** Bounds what one member may ask for by all routes together, send in bodies, read, and have worked on at once. */
export function limitMembers(server: FastifyInstance, windows: CallWindows): void {
  const lanes = new MemberLanes();
  server.addHook('onRequest', async (request: CallerRequest, reply) => {
    const { caller } = request;
    if (!caller) return;
    const { memberId } = caller;
    const calls = { key: `calls/${memberId}`, cost: 1, most: REQUESTS_A_MINUTE.member, lengthMs: MINUTE_MS };
    const [key, cost] = [`bytes/${memberId}`, bytesOf(request)];
    const sent = { key, cost, most: BODY_BYTES_A_MINUTE, lengthMs: MINUTE_MS };
    const read = { key: `read/${memberId}`, cost: 1, most: READ_BYTES_A_MINUTE, lengthMs: MINUTE_MS };
    const { url = '' } = request.routeOptions;
    const isReading = READS_CONVERSATIONS.test(url);
    try {
      for (const counted of isReading ? [calls, sent, read] : [calls, sent]) {
        const refusal = refusalOf(await windows.spend(counted));
        if (refusal) throw refusal;
      }
      if (isReading) onceSent(reply, (bytes) => void windows.spend({ ...read, cost: bytes }));
      if (url === UNHURRIED) return;
      let left: () => void = () => undefined;
      reply.raw.once('close', () => left());
      await lanes.enter(memberId, (leave) => (left = leave));
      // It may have gone away while it waited, before it could leave.
      if (reply.raw.closed) left();
    } catch (error) {
      closeUnread(request, reply);
      throw error;
    }
  });
}

function refusalOf({ isOver, seconds }: Spent): Refusal | null {
  return isOver ? new Refusal('TOO_MANY_REQUESTS', { seconds }) : null;
}

/** Tells how many bytes were written for the answer, be it whole or given up. */
function onceSent({ raw }: FastifyReply, tell: (bytes: number) => void): void {
  const { socket } = raw;
  const before = socket?.bytesWritten ?? 0;
  raw.once('close', () => tell((socket?.bytesWritten ?? 0) - before));
}

/** A body whose length is not said may be as long as its route takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (!hasBody(headers)) return 0;
  return Number(headers['content-length'] ?? routeOptions.bodyLimit);
}

/** What is still to come of the body is not taken. */
export function closeUnread({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (hasBody(headers)) reply.header('connection', 'close');
}
