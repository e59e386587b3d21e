/** node scripts/icons.mjs: draws the app's icons anew from their SVG, in chromium (EMIT_CHROMIUM, /usr/bin/chromium). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './lib/run.mjs';

const ICONS = [
  ['web/public/favicon.svg', 'icon-192.png', 192],
  ['web/public/favicon.svg', 'icon-512.png', 512],
  ['web/icons/maskable.svg', 'maskable-192.png', 192],
  ['web/icons/maskable.svg', 'maskable-512.png', 512],
  ['web/icons/maskable.svg', 'apple-touch.png', 180],
];

const browser = await chromium.launch({
  executablePath: process.env.EMIT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [source, file, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(join(root, source), 'utf8');
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(root, 'web/public/icons', file), omitBackground: true });
  await page.close();
}
await browser.close();
