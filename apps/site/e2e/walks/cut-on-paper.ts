import type { Page } from '@playwright/test';

/** Width of A4 in CSS pixels, without margins. */
const paperWidth = 794;

/** Returns what paper would cut off: boxes wider than it, and what can only be scrolled to. */
export async function cutOnPaper(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: paperWidth, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.clientWidth > 1;
    // Further photographs of a card are hidden from screen readers, too: paper shows the first one.
    const scrolls = (element: Element) =>
      element.closest('[aria-hidden]') === null &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const isWide = (element: Element) =>
      element.matches('ul, ol, li, table, section, form, p, h1, h2, h3') &&
      element.getBoundingClientRect().right > innerWidth + 1;
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => isShown(element) && (scrolls(element) || isWide(element)))
      .map((element) => `${element.localName}.${element.className}`);
  });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return cut;
}
