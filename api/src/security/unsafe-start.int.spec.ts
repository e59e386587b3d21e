import { randomBytes } from 'node:crypto';
import { DataFolder } from '../testing/data-folder.js';
import { ServerProcess } from '../testing/server-process.js';

describe('a server in production', () => {
  const folder = new DataFolder();
  afterAll(() => folder.remove());
  const secret = () => randomBytes(32).toString('hex');
  const env = { NODE_ENV: 'production', EMIT_JWT_SECRET: secret(), EMIT_MASTER_KEY: secret() };

  it('says when it starts that nobody is held back', async () => {
    const server = await ServerProcess.start(folder.path, { ...env, EMIT_RATE_LIMITS: 'off' });
    await server.stop('SIGTERM');
    expect((await server.said()).err).toContain('EMIT_RATE_LIMITS is off');
  });

  it.each([
    ['MONGODB_URL', 'mongodb://emit:hush@db.example.org/emit?tls=true&tlsInsecure=true'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://emit:hush@collector.example.org:4318'],
  ])('does not start, and tells no password, with %s=%s', async (name, value) => {
    const told = await ServerProcess.start(folder.path, { ...env, [name]: value }).catch(String);
    expect(told).toContain(`Emit cannot start: ${name} must`);
    expect(told).not.toContain('hush');
  });
});
