import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const CANDIDATES = [
  process.env['EMIT_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's own Chromium; a benchmark that needs one fails without. */
export function launchChromium(): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error('No chromium was found; set EMIT_CHROMIUM to its path');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
