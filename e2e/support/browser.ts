import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const CANDIDATES = [
  process.env['EMIT_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const found = CANDIDATES.find((path) => path !== undefined && existsSync(path));
const required = process.env['EMIT_E2E_REQUIRED'] === '1';

if (!found && required)
  throw new Error('EMIT_E2E_REQUIRED=1, and no chromium was found; set EMIT_CHROMIUM to its path');
if (!found)
  process.stderr.write(
    'Skipped: browser tests, because no chromium was found (set EMIT_CHROMIUM to its path)\n',
  );

/** `describe`, or `describe.skip` where there is no browser. */
export const describeInBrowser: jest.Describe = found ? describe : describe.skip;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(found ? { executablePath: found } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
