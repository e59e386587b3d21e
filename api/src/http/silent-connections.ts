import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For the rest of a request of which something has come already. */
const GRACE_MS = 5_000;

/**
 * Lets a server that closes end at once although browsers hold connections open on which they have asked nothing yet: Node
 * takes only those for idle that have been answered, and waits a minute for the others.
 */
export function endSilentConnections(server: FastifyInstance): void {
  const connections = new Map<Socket, { underWay: number; bytes: number }>();
  const end = (isEnded: (socket: Socket, bytes: number) => boolean) => {
    for (const [socket, { underWay, bytes }] of connections)
      if (underWay === 0 && isEnded(socket, bytes)) socket.destroy();
  };
  server.server.on('connection', (socket: Socket) => {
    connections.set(socket, { underWay: 0, bytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.underWay += 1;
    response.once('close', () => {
      connection.underWay -= 1;
      connection.bytes = socket.bytesRead;
    });
  });
  server.addHook('preClose', (done) => {
    end((socket, bytes) => socket.bytesRead === bytes);
    setTimeout(end, GRACE_MS, () => true).unref();
    done();
  });
}
