import type { Page } from 'playwright-core';

/** What stands beside the page or beside its column, where nothing scrolls sideways by design. */
export function pushedOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const byDesign =
      '.tabs, .formats__row, .calendar, .tokens__scroll, .prose table, .prose pre, .visually-hidden, .skip-link, svg *, .wordmark__name';
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest(byDesign) && element.getBoundingClientRect().right > edge)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
  });
}
