import { CORRELATION_HEADER } from '../correlation.js';
import { routesIn } from '../../testing/routes-in.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
  member = await app.register();
});
afterAll(() => app.close());

/** Of each route: its requests, and those that are left. */
async function limitOf(route: string): Promise<{ limit: number; status: number }> {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern.replaceAll(/:[a-zA-Z]+/g, '0').replace('*', 'x');
  const server = app.emit.nest.getHttpAdapter().getInstance();
  const { headers, statusCode: status } = await server.inject({
    method: method.toUpperCase() as 'GET',
    url,
    headers: { ...member.headers, 'content-type': 'application/json' },
    ...(method !== 'get' && { payload: '{}' }),
  });
  expect(headers[CORRELATION_HEADER]).toBeDefined();
  return { limit: Number(headers['x-ratelimit-limit'] ?? 0), status };
}

it('has a limit for each member or address, whatever the route', async () => {
  const tree = app.emit.nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  // At last what would end the session.
  const routes = routesIn(tree).sort(
    (a, b) => Number(/session|account|password/.test(a)) - Number(/session|account|password/.test(b)),
  );
  expect(routes.length).toBeGreaterThan(35);
  const unlimited: string[] = [];
  for (const route of routes) {
    const { limit, status } = await limitOf(route);
    expect(status).toBeLessThan(500);
    if (limit === 0) unlimited.push(`${route} ${status}`);
  }
  expect(unlimited).toEqual([]);
});
