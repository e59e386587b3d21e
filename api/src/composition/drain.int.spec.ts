import { once } from 'node:events';
import { connect } from 'node:net';
import { DataFolder } from '../testing/data-folder.js';
import { ServerProcess } from '../testing/server-process.js';

describe('a server that is told to stop', () => {
  const folder = new DataFolder();
  afterAll(() => folder.remove());
  const start = (seconds: number) =>
    ServerProcess.start(folder.path, { EMIT_DRAIN_SECONDS: String(seconds) });

  it('asks for no more requests, answers those that come all the same, and then ends', async () => {
    const server = await start(3);
    const ready = async () => (await fetch(`${server.origin}/health/ready`)).status;
    expect(await ready()).toBe(200);
    const ended = server.stop('SIGTERM');
    while ((await ready()) !== 503);
    const page = await fetch(`${server.origin}/api/docs`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    const health = await fetch(`${server.origin}/health`);
    expect(await health.json()).toMatchObject({ status: 'stopping', stores: { event_log: 'ok' } });
    // Nobody should restart what is about to stop.
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(ready()).rejects.toThrow();
  });

  it('waits for nothing more when a person presses Ctrl-C again', async () => {
    const server = await start(20);
    const ended = server.stop('SIGTERM');
    const insisting = setInterval(() => void server.stop('SIGINT'), 100).unref();
    expect(await ended).toBe(130);
    clearInterval(insisting);
  });

  it.each(['', 'GET /health HTTP/1.1\r\nHost: '])(
    'does not wait for a connection on which there came only %j',
    async (sent) => {
      const server = await start(0);
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      if (sent !== '') socket.write(sent);
      expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
      expect(await server.stop('SIGTERM')).toBe(0);
      socket.destroy();
    },
    30_000,
  );

  it('ends at once, with 130, when a person presses Ctrl-C', async () => {
    const server = await start(300);
    expect(await server.stop('SIGINT')).toBe(130);
  });

  it('does not wait when its terminal is closed, and ends in order', async () => {
    const server = await start(300);
    expect(await server.stop('SIGHUP')).toBe(0);
  });
});
