import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';

/**
 * Returns axe's violations on a page and its blocks that do not fit the screen; [] if there are none.
 * @param titles names of the page's blocks in order.
 */
export async function pageErrors(page: Page, titles: readonly string[]): Promise<string[]> {
  const wide = await tooWide(page);
  const violations = await axeViolations(page);
  return [
    ...wide.map((index) => `${titles[index] ?? 'the page'}: wider than the screen`),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
    ),
  ];
}

/** Expects a page to be accessible and to fit the screen, and goes on where it is not. @param state shown with a failure. */
export const expectAccessible = async (page: Page, state?: string): Promise<void> =>
  expect.soft(await pageErrors(page, []), state).toEqual([]);

/** Indexes of the blocks that alone make the page wider than the screen; -1 for the page's own frame. */
const tooWide = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const movesSideways = () => {
      scrollTo({ left: 10_000, behavior: 'instant' });
      const moved = scrollX > 0;
      scrollTo({ left: 0, behavior: 'instant' });
      return moved;
    };
    if (!movesSideways()) return [];
    const blocks = [...document.querySelectorAll<HTMLElement>('.fc-main > .fc-block')];
    const wide = blocks.flatMap((block, index) => {
      for (const other of blocks) other.hidden = other !== block;
      return movesSideways() ? [index] : [];
    });
    for (const block of blocks) block.hidden = false;
    return wide.length > 0 && wide.length < blocks.length ? wide : [-1];
  });
