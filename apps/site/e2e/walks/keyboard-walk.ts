import { expect, type Locator, type Page } from '@playwright/test';
import { pixelDifference } from '../gallery/pixel-difference.ts';

/** A longer walk has lost its way. */
const maxStops = 60;

/**
 * Walks with Tab from the link Before to the link After of a page, and sees at every stop that the
 * focus shows.
 * @returns role and name of each stop between them, in order, such as `link "Tern"`
 */
export async function keyboardWalk(page: Page): Promise<string[]> {
  // During a smooth scroll an element's position is not its final one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Before', exact: true }).focus();
  const stops: string[] = [];
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === 'link "After"') return stops;
    stops.push(stop);
    expect.soft(await focusShows(page), `the focus on ${stop} shows`).toBe(true);
  }
  throw new Error(`No end after ${maxStops} stops: ${stops.join(', ')}`);
}

/** Role and name of the focused element. */
export async function focused(page: Page): Promise<string> {
  const [first = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  const [, role = '', name = ''] = /^- '?(\w+):? ?"?([^"]*)/.exec(first) ?? [];
  return `${role} "${name}"`;
}

/** True if the focused element looks different with the focus than without, in itself or close around. */
export async function focusShows(page: Page): Promise<boolean> {
  const with_ = await around(page);
  if (with_ === undefined) return false;
  await page.evaluate(() => {
    const { activeElement } = document;
    activeElement?.setAttribute('data-was-focused', '');
    (activeElement as HTMLElement | null)?.blur();
  });
  const without = await page.screenshot({ clip: with_.clip, animations: 'disabled' });
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-was-focused]');
    element?.removeAttribute('data-was-focused');
    element?.focus({ preventScroll: true });
  });
  return (await pixelDifference(with_.picture, without)) > 0.002;
}

/** A picture of the focused element and its margin; undefined when it is not on the screen. */
async function around(page: Page) {
  const clip = await page.evaluate(() => {
    const element = document.activeElement!;
    // A label may render the outline of its field, and a link may cover its whole card.
    const covers = getComputedStyle(element, '::after').position === 'absolute';
    const seen = element.closest(covers ? 'li' : 'label') ?? element;
    const box = seen.getBoundingClientRect();
    const left = Math.max(0, box.left - 12);
    const top = Math.max(0, box.top - 12);
    const width = Math.min(innerWidth, box.right + 12) - left;
    const height = Math.min(innerHeight, box.bottom + 12) - top;
    return { x: left, y: top, width, height };
  });
  if (clip.width <= 12 || clip.height <= 12) return undefined;
  return { clip, picture: await page.screenshot({ clip, animations: 'disabled' }) };
}

/** More stops than any page of a walk has. */
const maxTabs = 120;

/**
 * Presses Tab until a control has the focus, and sees that the focus shows and that no bar that
 * stays on the screen covers it.
 */
export async function reachByTab(page: Page, control: Locator): Promise<void> {
  for (let count = 0; count < maxTabs; count++) {
    if (await control.evaluate((each) => each === document.activeElement)) {
      const stop = await focused(page);
      expect.soft(await focusShows(page), `the focus on ${stop} shows`).toBe(true);
      expect.soft(await isCovered(control), `something covers ${stop}`).toBe(false);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control.toString()} is not reached by Tab`);
}

/** True if a fixed or sticky element that it isn't part of lies over the middle of an element. */
const isCovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const stays = (over: Element) => /fixed|sticky/.test(getComputedStyle(over).position);
    for (
      let over = document.elementFromPoint(x + width / 2, y + height / 2);
      over && !over.contains(element);
      over = over.parentElement
    )
      if (stays(over)) return true;
    return false;
  });
