import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutErrors, longWord } from '../testing/layout-errors.ts';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';
import { measureSlots, type SlotMeasure } from './testing/measure-slots.ts';
import { photoFiles } from './testing/photographs.ts';
import { slotPages } from './testing/slot-pages.ts';

/** Every width in the full run; else a phone, a tablet and a desktop. */
const widths =
  process.env.FORECOURT_FULL === '1' ? [320, 390, 745, 820, 1024, 1440, 1920] : [320, 745, 1440];

/** Maximum cropping at each edge in a slot of nearly the same shape: a twelfth, plus rounding. */
const maxLoss = 1 / 12 + 0.01;
/** Maximum cropping in slots with a wider limit: model features and alternating rows. */
const maxWideLoss = 1 / 8 + 0.01;
/** Maximum cropping of a thumbnail in a car's gallery, whose large photograph is shown above. */
const maxThumbLoss = 1 / 4;

let pages: BrowserPages;
let page: Page;

beforeAll(async () => {
  pages = await browserPages();
  page = await pages.open([], { reducedMotion: 'reduce' });
  const files = await photoFiles();
  const sheets = slotPages();
  await page.route('http://slots.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const hash = /^\/_image\/(\w+)\//.exec(pathname)?.[1];
    const sheet = sheets[decodeURIComponent(pathname.slice(1))];
    if (hash) return route.fulfill({ contentType: 'image/jpeg', body: files.get(hash) });
    return sheet ? route.fulfill({ contentType: 'text/html', body: sheet }) : route.abort();
  });
}, 120_000);
afterAll(() => pages?.close());

const where = ({ slot, shape, slotShape, lost }: SlotMeasure): string =>
  `${slot}: ${shape.toFixed(2)} in ${slotShape.toFixed(2)}, lost ${JSON.stringify(lost, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value))}`;

/** Returns the maximum cropping at each edge of a slot. */
function limitOf(slot: string): number {
  if (slot.includes('__thumb')) return maxThumbLoss;
  return /modelFeatures|alternatingColumns/.test(slot) ? maxWideLoss : maxLoss;
}

/** Returns the layout error of a photograph in its slot; undefined if there is none. */
function errorOf(measure: SlotMeasure): string | undefined {
  const { slot, kind, shape, slotShape, lost, stretch, covered, cutOut, focus } = measure;
  const error = (text: string) => `${text}: ${where(measure)}`;
  if (!(covered > 0)) return error('not shown');
  if (Math.abs(stretch - 1) > 0.01) return error('distorted');
  if (focus && kind !== 'plain') {
    // The editor's own choice of what a block crops is more specific than the picture's.
    const isChosen = /imageBanner|imageBackground/.test(slot);
    const isInView = focus.y <= 1 - lost.bottom && (isChosen || lost.left <= focus.x);
    if (!isInView) return error('focal point not in view');
    return covered < 0.99 && !slot.includes('data-fit-contain') ? error('not filled') : undefined;
  }
  if (Math.max(lost.left, lost.right) > 0.49 || Math.max(lost.top, lost.bottom) > 0.49)
    return error('centre not in view');
  if (kind === 'plain' && Math.max(...Object.values(lost)) > 0.01) return error('cropped');
  if (kind === 'scene' && covered < 0.99) return error('scene not filled');
  if (kind !== 'slot') return undefined;
  if (cutOut && !slot.includes('data-fit-cover') && Math.max(...Object.values(lost)) > 0.01)
    return error('cut-out cropped');
  if (cutOut) return undefined;
  const limit = limitOf(slot);
  const cover = slot.includes('data-fit-cover');
  if (!cover && Math.max(...Object.values(lost)) > limit) return error('cropped too far');
  const difference = Math.max(shape / slotShape, slotShape / shape);
  const contain = slot.includes('data-fit-contain');
  const fills = slot.includes('__thumb') ? 1.65 : 1.19;
  if (!contain && difference < fills && covered < 0.99)
    return error('close in shape and not filled');
  return undefined;
}

describe('photographs in every slot', { timeout: 120_000 }, () => {
  it.each(Object.keys(slotPages()))(
    'CAR-7: keep their centre, their proportions and nearly all of themselves: %s',
    async (name) => {
      await page.goto(`http://slots.test/${encodeURIComponent(name)}`);
      const errors = new Set<string>();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const measures = await page.evaluate(measureSlots);
        expect(measures.length).toBeGreaterThan(5);
        for (const measure of measures) {
          const error = errorOf(measure);
          if (error) errors.add(`${width}: ${error}`);
        }
        for (const error of await page.evaluate(layoutErrors, longWord))
          errors.add(`${width}: ${error}`);
      }
      expect([...errors]).toEqual([]);
    },
  );

  it('OFF-1: the first offer keeps its text off the photograph below it', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('http://slots.test/blocks');
    const gap = await page.locator('.fc-offers__body[data-ground]').evaluate((card) => {
      const [words, picture] = ['words', 'picture'].map((part) =>
        card.querySelector(`.fc-offers__${part}`)!.getBoundingClientRect(),
      );
      return picture!.top - words!.bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(8);
  });

  it.each([745, 820, 1024, 1440])(
    'OFF-1: offers are cards, not towers, and show their whole figure at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('http://slots.test/blocks');
      const cards = await page
        .locator('.fc-offers__body')
        .evaluateAll((bodies: HTMLElement[]) =>
          bodies.map(({ offsetWidth, offsetHeight }) => offsetHeight / offsetWidth),
        );
      expect(cards.length).toBeGreaterThan(3);
      expect(Math.max(...cards)).toBeLessThan(1.5);
      const figures = await page.locator('.fc-offers__figure').evaluateAll((all) =>
        all.map((figure) => {
          const range = document.createRange();
          range.selectNodeContents(figure);
          const words = figure.closest('.fc-offers__words')!.getBoundingClientRect();
          return range.getBoundingClientRect().right - words.right;
        }),
      );
      expect(Math.max(...figures)).toBeLessThanOrEqual(0);
    },
  );
});
