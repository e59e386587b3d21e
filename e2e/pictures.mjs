/** npm run pictures: web/public/pictures/, what the landing page shows of the app, in both looks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, openWhole, signedIn } from './screens/browser.mjs';
import { liveAMonth } from './screens/realistic-month.mjs';
import { startServer } from './screens/server.mjs';

const FOLDER = 'web/public/pictures';
/** As features/public/pictures.tsx says it; half as sharp again as it is said. */
const VIEWPORT = { width: 390, height: 780 };
const SHARPNESS = 1.5;
const QUALITY = 72;

const toPlace = (selector, block) => (page) =>
  page
    .locator(selector)
    .last()
    .evaluate((shown, at) => shown.scrollIntoView({ block: at }), block);
const PICTURES = [
  { name: 'today', path: '/app?tab=progress' },
  { name: 'talk', path: '/app', first: toPlace('.report', 'end') },
  { name: 'progress', path: '/app?tab=progress', first: toPlace('.journey', 'start') },
];

mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
const server = await startServer();
try {
  const session = await liveAMonth(server);
  for (const look of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: SHARPNESS,
      hasTouch: true,
      isMobile: true,
      colorScheme: look,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      baseURL: server.url,
      storageState: signedIn(server, session),
    });
    await context.clock.setFixedTime(morning());
    for (const picture of PICTURES) await take(await context.newPage(), picture, look);
    await context.close();
  }
} finally {
  await server.stop();
  await browser.close();
}

/** The hour by which the app greets. */
function morning() {
  const now = new Date();
  now.setUTCHours(7, 40, 0, 0);
  return now;
}

async function take(page, picture, look) {
  await openWhole(page, picture);
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...VIEWPORT, scale: SHARPNESS };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  writeFileSync(join(FOLDER, `${picture.name}-${look}.webp`), Buffer.from(data, 'base64'));
  await page.close();
}
