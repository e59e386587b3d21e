import type { BrowserContextOptions } from 'playwright-core';
import type { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { ask } from './support/member';
import { beginAsMember, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const KB = 1_000;

interface Sent {
  readonly path: string;
  readonly encoding: string | undefined;
  /** Bytes on the wire, head and body. */
  readonly bytes: number;
}

/** Everything that a page asks for in a browser that has seen nothing yet. */
async function coldLoad(
  visit: Visit,
  path: string,
  shown: string,
  options: BrowserContextOptions,
): Promise<Sent[]> {
  const page = await visit.page({ ...ON_PHONE, ...options });
  const cdp = await page.context().newCDPSession(page);
  const heads = new Map<string, Pick<Sent, 'path' | 'encoding'>>();
  const sent: Sent[] = [];
  cdp.on('Network.responseReceived', ({ requestId, response: { url, headers } }) => {
    // The browser's own pictures, such as a date's calendar, are sent by nobody.
    if (url.startsWith('data:')) return;
    const encoding = Object.entries(headers).find(([name]) => /^content-encoding$/i.test(name))?.[1];
    heads.set(requestId, { path: new URL(url).pathname, encoding });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const head = heads.get(requestId);
    if (head) sent.push({ ...head, bytes });
  });
  await cdp.send('Network.enable');
  await page.goto(path);
  await page.locator(shown).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return sent.sort((a, b) => b.bytes - a.bytes);
}

const said = (sent: readonly Sent[]) =>
  sent.map(({ path, bytes, encoding = '' }) => `${bytes} ${path} ${encoding}`).join('\n');

describeInBrowser('what a page weighs, cold, on a phone', () => {
  let visit: Visit;
  let member: ApiMember;
  beforeAll(async () => {
    const begun = await beginAsMember('/app');
    ({ visit, member } = begun);
    await member.logPractice();
    await ask(begun.page, 'What does Psalm 23 say about rest?');
    await begun.page.context().close();
  });
  afterAll(() => visit.end());

  it.each([
    ['/', false, 220, '.hero h1'],
    ['/login', false, 245, '.auth__form h1'],
    ['/app', true, 430, '.prose:not(.prose--as-written)'],
    ['/app?tab=progress', true, 420, '.journey h2'],
    ['/app?tab=practice', true, 420, '.practice'],
    ['/emit', true, 420, '.banner h1'],
  ])('%s (signed in: %s) is at most %d KB on the wire', async (path, isSignedIn, limit, shown) => {
    const sent = await coldLoad(visit, path, shown, isSignedIn ? member.signedIn() : {});
    const total = sent.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    if (total > limit) throw new Error(`${total} KB:\n${said(sent)}`);
    const isText = ({ path: of }: Sent) => !/\.woff2$|^\/(api|fho)\//.test(of);
    const plain = sent.filter((one) => (one.encoding === 'br') !== isText(one));
    expect(said(plain)).toBe('');
    expect(total).toBeGreaterThan(100);
    // What was asked for ahead is not asked for again.
    const scripts = sent.map((one) => one.path).filter((of) => of.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
  });

  it('asks for what a session opens before the app runs, and for nothing of it without a session', async () => {
    const askedAhead = async (options: BrowserContextOptions) => {
      const page = await visit.page(options);
      // The app itself never runs: what is asked for now is asked for by the document.
      await page.route(/\/assets\/base-/, (route) => route.abort());
      await page.goto('/app');
      const links = await page.locator('link[rel=modulepreload]').all();
      const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
      await page.context().close();
      return paths.map((path) => /^\/assets\/(.+)-.{8}\.js$/.exec(path ?? '')?.[1]);
    };
    expect(await askedAhead(member.signedIn())).toEqual(
      expect.arrayContaining(['inside', 'member', 'rendered-markdown']),
    );
    expect(await askedAhead({})).toEqual([]);
  });
});
