import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A client takes something of its answer at least so often, or gets no more of it. Milliseconds. */
const PATIENCE_MS = 60_000;

export interface Progress {
  /** Bytes that the client's side has taken. */
  taken: number;
  /** On performance's clock. */
  since: number;
}

/**
 * Gives up answers that nobody reads: what is kept for them is memory, and Node waits for ever. An answer that waits for
 * something itself has nothing to be read.
 */
export function giveUpUnread(server: FastifyInstance, patienceMs: number = PATIENCE_MS): void {
  const open = new Map<ServerResponse, Progress>();
  server.addHook('onRequest', (_request, { raw }, next) => {
    open.set(raw, { taken: 0, since: performance.now() });
    raw.once('close', () => open.delete(raw));
    next();
  });
  const look = setInterval(() => {
    for (const [answer, progress] of open) {
      if (isUnread(answer, progress, patienceMs)) answer.socket?.destroy();
    }
  }, patienceMs / 6);
  look.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(look);
    done();
  });
}

/** Whether nothing of an answer was taken for so long; notes in `progress` what was. */
export function isUnread(
  { socket, writableLength }: Pick<ServerResponse, 'socket' | 'writableLength'>,
  progress: Progress,
  patienceMs: number,
): boolean {
  const now = performance.now();
  const taken = socket ? socket.bytesWritten - socket.writableLength : 0;
  if (writableLength === 0 || taken !== progress.taken) Object.assign(progress, { taken, since: now });
  return now - progress.since >= patienceMs;
}
