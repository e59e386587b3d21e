import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestApp } from '../testing/test-app.js';

/** Returns its address, and how to close it. */
async function listening(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((done) => server.close(done).closeAllConnections()) };
}

describe('the model’s address', () => {
  let received = 0;
  let servers: Awaited<ReturnType<typeof listening>>[] = [];
  let app: TestApp;
  beforeAll(async () => {
    const elsewhere = await listening((_, response) => {
      received += 1;
      response.end();
    });
    const model = await listening((_, response) => {
      response.writeHead(307, { location: `${elsewhere.url}/v1/messages` }).end();
    });
    servers = [elsewhere, model];
    app = await TestApp.start({ env: { ANTHROPIC_API_KEY: 'sk-test', ANTHROPIC_BASE_URL: model.url } });
  });
  afterAll(async () => {
    await app.close();
    for (const { close } of servers) await close();
  });

  it('cannot send the key and a member’s words on to another', async () => {
    const { headers } = await app.register();
    const question = { prompt: 'Where do my words go?', message_id: 'm1' };
    await app.http.post('/api/v1/claude-direct').set(headers).send(question).expect(502);
    expect(received).toBe(0);
  });
});
