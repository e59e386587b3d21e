/** npm run screens [-- page …]: docs/screens/, every page in three sizes and both themes, as a member of a month sees it. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, openWhole, signedIn } from './screens/browser.mjs';
import { startMeteredGuide } from './screens/metered-guide.mjs';
import { METERED_PAGES, PAGES } from './screens/pages.mjs';
import { liveAMonth } from './screens/realistic-month.mjs';
import { startServer } from './screens/server.mjs';

const FOLDER = 'docs/screens';
const QUALITY = 72;
/** The README shows this one; of the others the smaller format is kept. */
const AS_PNG = 'app-desktop-light';
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const asked = process.argv.slice(2);
const chosen = (pages) => (asked.length > 0 ? pages.filter(({ name }) => asked.includes(name)) : pages);
mkdirSync(FOLDER, { recursive: true });
if (asked.length === 0) for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));

const browser = await launchBrowser();
try {
  await takeAllOf(chosen(PAGES));
  const guide = await startMeteredGuide();
  await takeAllOf(chosen(METERED_PAGES), guide.env);
  guide.stop();
} finally {
  await browser.close();
}

/** In three sizes and both themes, on a server of their own. */
async function takeAllOf(pages, env) {
  if (pages.length === 0) return;
  const server = await startServer(env);
  try {
    const session = await liveAMonth(server);
    for (const [size, device] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark'])
        await takeEach(pages, { server, session, size, device: { ...device, colorScheme } });
    }
  } finally {
    await server.stop();
  }
}

async function takeEach(pages, { server, session, size, device }) {
  const look = { ...device, reducedMotion: 'reduce', timezoneId: 'UTC', baseURL: server.url };
  const visitor = await browser.newContext(look);
  const member = await browser.newContext({ ...look, storageState: signedIn(server, session) });
  for (const page of pages) {
    const open = await (page.member ? member : visitor).newPage();
    const name = `${page.name}-${size}-${device.colorScheme}`;
    try {
      await take(open, page, name);
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
    await open.close();
  }
  await Promise.all([visitor.close(), member.close()]);
}

async function take(open, page, name) {
  await openWhole(open, page);
  if (page.whole) await bringPictures(open);
  const png = name === AS_PNG;
  const kind = png ? { type: 'png' } : { type: 'jpeg', quality: QUALITY };
  const path = join(FOLDER, `${name}.${png ? 'png' : 'jpg'}`);
  await open.screenshot({ path, fullPage: page.whole === true, ...kind });
}

/** Those that come only when they are near. */
async function bringPictures(open) {
  for (const picture of await open.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => image.decode());
  }
  await open.evaluate('window.scrollTo(0, 0)');
}
