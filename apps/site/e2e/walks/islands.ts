import type { Page } from '@playwright/test';

/** Distance from the screen, in pixels, within which the page mounts an island by itself. */
const nearby = 300;

/**
 * Waits until every island on or near the screen is mounted, so that it answers the visitor.
 * Returns at once where the page's scripts are off.
 * @param margin how near, in pixels; Infinity for all islands that are shown anywhere.
 */
export async function islandsMounted(page: Page, margin: number = nearby): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return;
  await page.waitForFunction((pixels) => {
    const isNear = (island: HTMLElement) => {
      const { top, bottom, left, right } = island.getBoundingClientRect();
      const isBeside = left > innerWidth + pixels || right < -pixels;
      const isAboveOrBelow = top > innerHeight + pixels || bottom < -pixels;
      return island.checkVisibility() && !isBeside && !isAboveOrBelow;
    };
    const waiting = document.querySelectorAll<HTMLElement>('[data-island]:not([data-mounted])');
    return ![...waiting].some(isNear);
  }, margin);
}
