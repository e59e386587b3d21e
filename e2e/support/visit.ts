import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ApiMember } from './api-member';
import { launchBrowser } from './browser';
import { TestServer } from './server';

/** A server and a browser for one suite. */
export interface Visit {
  readonly server: TestServer;
  readonly browser: Browser;
  page(options?: BrowserContextOptions): Promise<Page>;
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  end(): Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
/** As it is for members: the app is kept in the browser. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;
/** A browser that would write numbers and dates in another way than the app's sentences. */
export const IN_BERLIN = { locale: 'de-DE', timezoneId: 'Europe/Berlin' };
/** A machine of two cores runs two suites at once, and other things. */
const PATIENCE = 40_000;

export async function beginVisit(env: Record<string, string> = {}, launch = launchBrowser): Promise<Visit> {
  const [server, browser] = await Promise.all([TestServer.start(env), launch()]);
  async function context(options: BrowserContextOptions = {}) {
    // A worker's requests pass by what a spec intercepts, and it brings the whole app to each context: WITH_WORKER lets it.
    const opened = await browser.newContext({
      viewport: DESKTOP,
      baseURL: server.url,
      serviceWorkers: 'block',
      ...options,
    });
    opened.setDefaultTimeout(PATIENCE);
    return opened;
  }
  return {
    server,
    browser,
    context,
    page: async (options) => (await context(options)).newPage(),
    end: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** A visit with a member, and a page of theirs at a path. */
export async function beginAsMember(
  path: string,
  options: BrowserContextOptions = { reducedMotion: 'reduce' },
): Promise<{ visit: Visit; member: ApiMember; page: Page }> {
  const visit = await beginVisit();
  const member = await ApiMember.register(visit.server.url);
  const page = await visit.page({ ...member.signedIn(), ...options });
  await page.goto(path);
  return { visit, member, page };
}
