import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const CHROMIUM = [process.env.EMIT_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

export function launchBrowser() {
  const executablePath = CHROMIUM.find((path) => path && existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** What the browser of a member keeps. */
export function signedIn(server, { access_token, user }) {
  const localStorage = [
    { name: 'token', value: access_token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin: server.url, localStorage }] };
}

/** Opens a page, does there what comes first, and waits until all of it is shown. */
export async function openWhole(open, { path, first }) {
  await open.goto(path, { waitUntil: 'networkidle' });
  await first?.(open);
  await open.waitForLoadState('networkidle');
  await open.locator('.skeletons').first().waitFor({ state: 'detached' });
  await open.evaluate('document.fonts.ready.then(() => true)');
}
