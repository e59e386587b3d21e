import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Chromium without a window or what belongs to one: no notifications; three fifths of the whole one's CPU time. */
const LIGHT = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const named = process.env['EMIT_CHROMIUM'];
const whole = firstFound(named, ...WHOLE);
const found = firstFound(named, LIGHT, ...WHOLE);

if (!found || !whole) {
  const missing = found ? 'no whole chromium' : 'no chromium';
  if (process.env['EMIT_E2E_REQUIRED'] === '1')
    throw new Error(`EMIT_E2E_REQUIRED=1, and ${missing} was found; set EMIT_CHROMIUM to its path`);
  process.stderr.write(
    `Skipped: browser tests, because ${missing} was found (set EMIT_CHROMIUM to its path)\n`,
  );
}

/** `describe`, or `describe.skip` where there is no browser. */
export const describeInBrowser: jest.Describe = found ? describe : describe.skip;

/** For what the light browser does not have: notifications. */
export const describeInWholeBrowser: jest.Describe = whole ? describe : describe.skip;

export const launchBrowser = (): Promise<Browser> => launch(found);

export const launchWholeBrowser = (): Promise<Browser> => launch(whole);

function firstFound(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

function launch(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
