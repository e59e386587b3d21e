import type { PushMessage } from '@emit/contract/reminders';
import type { PushDestination, PushPort } from './push.port.js';

export interface PushUnderTest {
  readonly push: PushPort;
  /** A browser that takes messages. */
  readonly browser: PushDestination;
  /** What browsers were shown. */
  readonly shown: PushMessage[];
  /** How the push service answers from then on. 'silent': not at all. */
  answer(how: number | 'silent', headers?: Readonly<Record<string, string>>): void;
  dispose(): Promise<void>;
}

const message: PushMessage = { title: 'A quiet moment', body: 'Für dich', path: '/app', day: '2026-11-25' };

/** What every PushPort must do. Call it inside a describe. */
export function pushContract(setUp: () => Promise<PushUnderTest>): void {
  let underTest: PushUnderTest;
  const send = () => underTest.push.send(underTest.browser, message, 3_600);
  beforeEach(async () => (underTest = await setUp()));
  afterEach(() => underTest.dispose());

  it.each([200, 201, 202])('has a message shown to the browser: %d', async (status) => {
    underTest.answer(status);
    expect(await send()).toEqual({ kind: 'taken' });
    expect(underTest.shown).toEqual([message]);
  });

  it.each([404, 410])('knows a browser that takes no more: %d', async (status) => {
    underTest.answer(status);
    expect(await send()).toEqual({ kind: 'gone' });
  });

  it.each([429, 500, 502, 503])('may be asked again later: %d', async (status) => {
    underTest.answer(status);
    expect(await send()).toEqual({ kind: 'later', afterMs: null, reason: `answered ${status}` });
    underTest.answer(status, { 'retry-after': '90' });
    expect(await send()).toMatchObject({ kind: 'later', afterMs: 90_000 });
    underTest.answer(status, { 'retry-after': 'soon' });
    expect(await send()).toMatchObject({ kind: 'later', afterMs: null });
  });

  it.each([301, 302, 400, 401, 403, 413])('is refused for good, and follows nobody: %d', async (status) => {
    underTest.answer(status, { location: 'https://elsewhere.example.org/' });
    expect(await send()).toEqual({ kind: 'refused', reason: `answered ${status}` });
  });

  it('does not wait for ever', async () => {
    underTest.answer('silent');
    expect(await send()).toMatchObject({ kind: 'later', afterMs: null });
  });

  it.each([
    ['a key that is none', { p256dh: 'AAAA' }],
    ['a secret of another length', { auth: 'AAAA' }],
    ['an address that is none', { endpoint: 'nowhere' }],
    ['an address in the clear', { endpoint: 'http://push.example.org/send/1' }],
  ])('refuses %s, and sends nothing', async (_what, changed) => {
    underTest.answer(201);
    const to = { ...underTest.browser, ...changed };
    expect(await underTest.push.send(to, message, 3_600)).toMatchObject({ kind: 'refused' });
    expect(underTest.shown).toEqual([]);
  });
}
