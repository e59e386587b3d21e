import { randomBytes } from 'node:crypto';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { TestApp } from '../testing/test-app.js';

const AT_ONCE = { response: 2_000 };
const PROBES = ['/health/live', '/health/ready'];

/** Whoever restarts a process that is not alive would otherwise end every process at once, with the replies under way. */
describe('liveness: a process', () => {
  let server: EventStoreDbServer;
  let app: TestApp;

  beforeAll(async () => {
    server = new EventStoreDbServer();
    await server.start();
    const secret = () => randomBytes(32).toString('hex');
    const env = { EVENTSTORE_URL: server.url, EMIT_MASTER_KEY: secret(), EMIT_JWT_SECRET: secret() };
    app = await TestApp.start({ env });
  });
  afterAll(async () => {
    await app.close();
    server.stop();
  });

  it.each(PROBES)('answers %s', (path) => app.http.get(path).timeout(AT_ONCE).expect(200, { status: 'ok' }));

  it('whose event store is silent is alive and ready', async () => {
    server.isSilent = true;
    for (const path of PROBES) await app.http.get(path).timeout(AT_ONCE).expect(200);
    server.isSilent = false;
  });

  it('whose event store is away is alive and ready, and not healthy', async () => {
    server.stop();
    await app.http.get('/health').expect(503);
    for (const path of PROBES) await app.http.get(path).timeout(AT_ONCE).expect(200);
    await server.start();
  });

  it('that is about to stop is alive, and not ready', async () => {
    app.emit.leave();
    await app.http.get('/health/ready').expect(503);
    await app.http.get('/health/live').expect(200, { status: 'ok' });
  });
});
