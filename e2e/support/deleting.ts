import type { BrowserContext, Page } from 'playwright-core';
import type { ApiMember } from './api-member';

export const TITLES = ['Fourth', 'Third', 'Second', 'First'];
export const LIMIT = 8_000;

export const sidebarOf = (page: Page) =>
  page.getByRole('complementary', { name: 'Conversations', exact: true });
export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Conversations', exact: true });
export const cross = (page: Page, title: string) => page.getByRole('button', { name: `Delete ${title}` });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
export const rows = (page: Page) =>
  page
    .locator('[data-conversation]')
    .evaluateAll((all) => all.map((row) => row.querySelector('.conversation__title')?.textContent));
export const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Four conversations, the last of them open. */
export async function keepTalks(member: ApiMember): Promise<void> {
  for (const title of [...TITLES].reverse()) {
    const said = { role: 'user', content: `Of ${title}`, timestamp: Date.now() } as const;
    const answered = { role: 'assistant', content: `Said of ${title}`, timestamp: Date.now() } as const;
    await member.keepConversation(title, [
      { id: crypto.randomUUID(), ...said },
      { id: crypto.randomUUID(), ...answered },
    ]);
  }
}

/** The page's clock is the test's. */
export async function openTalks(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage();
  await opened.clock.install();
  await opened.goto('/app');
  await heading(opened, 'Fourth').waitFor();
  return opened;
}

/** The middle of the cross of a row. */
export async function placeOf(page: Page, title: string): Promise<{ x: number; y: number }> {
  const box = await cross(page, title).boundingBox();
  if (!box) throw new Error(`${title} has no cross`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(place.x, place.y);
  return place;
}
