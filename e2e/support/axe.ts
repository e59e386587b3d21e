import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(
  createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Axe {
  readonly run: (options: object) => Promise<{ readonly violations: readonly Finding[] }>;
}

/** Returns what axe finds, in words that tell where. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(untilStill);
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // What passes is not described: that would take a quarter of the time.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}

/** A colour on its way from one theme to the other is none that anybody reads; it sets out a frame or two after the change. */
async function untilStill(): Promise<void> {
  for (let still = 0; still < 3;) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    still = moving.length === 0 ? still + 1 : 0;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}
