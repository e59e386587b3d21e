import { createHash } from 'node:crypto';
import { FakeWorker, type Served } from '../testing/worker-scope';
import { serveOffline } from './serve';
import type { Shell } from './shell';

const ORIGIN = 'https://emit.test';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A build whose files all say which it is. */
function buildOf(version: string): { shell: Shell; served: Served } {
  const documents = Object.fromEntries(
    ['/app', '/', '/why', '/theme.js'].map((address) => [address, `${address} of ${version}`]),
  );
  const files = [`/assets/base-${version}.js`];
  const members = [`/assets/member-${version}.js`, `/assets/charts-${version}.js`];
  const assets = [...files, ...members].map((address) => [address, `${address} content`]);
  const hashes = Object.entries(documents).map(([address, text]) => [address, hashOf(text)]);
  return {
    shell: { version, documents: Object.fromEntries(hashes) as Shell['documents'], files, members },
    served: { ...documents, ...(Object.fromEntries(assets) as Served) },
  };
}

async function installed(version: string, former: FakeWorker | null = null): Promise<FakeWorker> {
  const { shell, served } = buildOf(version);
  const worker = new FakeWorker((scope) => serveOffline(scope, shell), ORIGIN, former);
  worker.served = served;
  await worker.lasting('install');
  await worker.lasting('activate');
  return worker;
}

const bringMembers = (worker: FakeWorker) => worker.lasting('message', { data: { kind: 'bring-members' } });

describe('a page', () => {
  it.each([
    ['/', '/ of one'],
    ['/WHY/', '/why of one'],
    ['/app', '/app of one'],
    ['/app/c/7', '/app of one'],
    ['/login', '/app of one'],
    ['/practices', '/app of one'],
  ])('opens without a connection: %s', async (path, said) => {
    const worker = await installed('one');
    worker.served = null;
    expect(await worker.get(path, 'navigate')).toBe(said);
  });

  it('comes from the server while that answers, and from what is kept during an outage', async () => {
    const worker = await installed('one');
    worker.served = { '/app': 'newer' };
    expect(await worker.get('/app', 'navigate')).toBe('newer');
    for (const status of [502, 503, 504]) {
      worker.served = { '/app': status };
      expect(await worker.get('/app', 'navigate')).toBe('/app of one');
    }
  });

  it('is not waited for for ever', async () => {
    jest.useFakeTimers();
    try {
      const worker = await installed('one');
      jest
        .spyOn(worker as unknown as { answer: () => Promise<never> }, 'answer')
        .mockReturnValue(new Promise(() => {}));
      const got = worker.get('/app', 'navigate');
      await jest.advanceTimersByTimeAsync(3_000);
      expect(await got).toBe('/app of one');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each(['/no-such-page', '/api/docs', '/health'])(
    'that is none of the app is not touched: %s',
    async (path) => {
      expect(await (await installed('one')).get(path, 'navigate')).toBeNull();
    },
  );
});

describe("the API's answers", () => {
  it.each(['/api/v1/users/me', '/fho/dashboard/me', '/api/v1/conversations', '/metrics'])(
    'are neither looked at nor kept: %s',
    async (path) => {
      const worker = await installed('one');
      worker.served = { ...worker.served, [path]: 'secret' };
      expect(await worker.get(path)).toBeNull();
      expect(await worker.get(path, 'cors', 'POST')).toBeNull();
      expect(worker.caches.addresses()).not.toContain(path);
    },
  );
});

describe('a file', () => {
  it('of the members comes when somebody is signed in, and without being asked for in the next build', async () => {
    const worker = await installed('one');
    const charts = '/assets/charts-one.js';
    expect(worker.caches.addresses()).not.toContain(charts);
    await bringMembers(worker);
    worker.served = null;
    expect(await worker.get(charts)).toBe(`${charts} content`);
    worker.served = {};
    const next = await installed('two', worker);
    expect(next.caches.addresses()).toContain('/assets/charts-two.js');
  });

  it('of the build before is there for a tab that was opened before the update; of older ones it is not', async () => {
    const one = await installed('one');
    await bringMembers(one);
    const two = await installed('two', one);
    two.served = {};
    expect(await two.get('/assets/member-one.js')).toBe('/assets/member-one.js content');
    const three = await installed('three', two);
    expect(three.caches.addresses().filter((address) => address.includes('one'))).toEqual([]);
    expect(await three.get('/assets/member-two.js')).toBe('/assets/member-two.js content');
  });

  it('is kept when it is first used, whatever build it is of', async () => {
    const worker = await installed('one');
    worker.served = { '/assets/font.woff2': 'letters', '/bible/kjv.txt': 'In the beginning' };
    for (const path of ['/assets/font.woff2', '/bible/kjv.txt']) await worker.get(path);
    worker.served = null;
    expect(await worker.get('/assets/font.woff2')).toBe('letters');
    expect(await worker.get('/bible/kjv.txt')).toBe('In the beginning');
  });

  it('that the server lacks is not kept', async () => {
    const worker = await installed('one');
    expect(await worker.get('/assets/gone.js')).toBe('');
    expect(worker.caches.addresses()).not.toContain('/assets/gone.js');
  });
});

describe('an update', () => {
  it('is not installed while another build answers: documents and files are never of two builds', async () => {
    const one = await installed('one');
    const { shell } = buildOf('two');
    const two = new FakeWorker((scope) => serveOffline(scope, shell), ORIGIN, one);
    two.served = { ...buildOf('two').served, '/app': '/app of three' };
    await expect(two.lasting('install')).rejects.toThrow('of another build');
  });

  it('knows whether a page is of its build', async () => {
    const worker = await installed('one');
    const said: unknown[] = [];
    for (const script of ['/assets/base-one.js', '/assets/base-two.js'])
      await worker.lasting('message', {
        data: { kind: 'is-yours', script },
        ports: [{ postMessage: (answer: unknown) => said.push(answer) }],
      });
    expect(said).toEqual([true, false]);
  });
});
