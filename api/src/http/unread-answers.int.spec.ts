import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { giveUpUnread } from './unread-answers.js';

const PATIENCE_MS = 300;
const MEGABYTE = 'x'.repeat(1_000_000);
const PIECES = 60;

let server: FastifyInstance;
let port: number;
let answers: EventEmitter;
beforeEach(async () => {
  server = fastify();
  answers = new EventEmitter();
  giveUpUnread(server, PATIENCE_MS);
  server.get('/large', (_request, reply) => {
    const answer = Readable.from(
      Array.from({ length: PIECES }, () => MEGABYTE),
      { objectMode: false },
    );
    answer.once('close', () => answers.emit('ended'));
    return reply.send(answer);
  });
  server.get('/late', async () => {
    await pause(3 * PATIENCE_MS);
    return 'It took its time.';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as { port: number });
});
afterEach(() => server.close());

async function asked(path: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return socket;
}

it('gives up an answer that nobody reads, and what makes it', async () => {
  const ended = once(answers, 'ended');
  const socket = await asked('/large');
  await ended;
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(PIECES * MEGABYTE.length);
});

it('goes on with one that has not begun', async () => {
  const late = await asked('/late');
  let said = '';
  late.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(late, 'end');
  expect(said).toContain('It took its time.');
});
