import { FakeWorker } from '../testing/worker-scope';
import { remind } from './remind';
import type { OpenPage } from './scope';

const ORIGIN = 'https://emit.test';
const MESSAGE = { title: 'A quiet moment', body: 'Now', path: '/app', day: '2026-11-25' };

const started = () => new FakeWorker(remind, ORIGIN);
const push = (worker: FakeWorker, text: string | null) =>
  worker.lasting('push', { data: text === null ? null : { text: () => text } });

function pageAt(path: string) {
  const told: unknown[] = [];
  let focused = 0;
  const page: OpenPage = {
    url: `${ORIGIN}${path}`,
    focus: async () => void (focused += 1),
    postMessage: (message) => void told.push(message),
  };
  return { page, told, focused: () => focused };
}

async function tap(worker: FakeWorker): Promise<number> {
  let closed = 0;
  const notification = { close: () => void (closed += 1), data: '/app' };
  await worker.lasting('notificationclick', { notification });
  return closed;
}

describe('a push message', () => {
  it('is shown; another of the same day takes its place without a sound', async () => {
    const worker = started();
    await push(worker, JSON.stringify(MESSAGE));
    expect(worker.shown).toMatchObject([
      { title: 'A quiet moment', body: 'Now', tag: 'reminder-2026-11-25', data: '/app' },
    ]);
    expect(worker.shown[0]).not.toHaveProperty('renotify');
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a part', '{"title":"x"}'],
    ['other kinds', '{"title":1,"body":2,"path":3,"day":4}'],
    ['a way out of Emit', JSON.stringify({ ...MESSAGE, path: 'https://elsewhere.example' })],
    ['a way out of Emit in short', JSON.stringify({ ...MESSAGE, path: '//elsewhere.example' })],
  ])('is shown as usual where it holds %s: browsers want one to be shown', async (_what, text) => {
    const worker = started();
    await push(worker, text);
    expect(worker.shown).toMatchObject([{ title: 'A quiet moment', data: '/app' }]);
  });
});

describe('a tap on a reminder', () => {
  it('leads into the app', async () => {
    const worker = started();
    worker.pages = [pageAt('/account').page];
    expect(await tap(worker)).toBe(1);
    expect(worker.opened).toEqual(['/app']);
  });

  it('comes to the page that is open already', async () => {
    const worker = started();
    const [other, app] = [pageAt('/account'), pageAt('/app?tab=practice')];
    worker.pages = [other.page, app.page];
    await tap(worker);
    expect([worker.opened, other.focused(), app.focused()]).toEqual([[], 0, 1]);
  });
});

it('a subscription that the browser changed is told to the pages', async () => {
  const worker = started();
  const page = pageAt('/app');
  worker.pages = [page.page];
  await worker.lasting('pushsubscriptionchange');
  expect(page.told).toEqual([{ kind: 'push-changed' }]);
});
