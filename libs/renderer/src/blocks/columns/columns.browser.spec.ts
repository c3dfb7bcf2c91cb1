import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const block = (count: number) => ({
  type: 'columns',
  data: {
    cols: Array.from({ length: count }, () => ({
      blocks: [{ type: 'paragraph', data: { text: 'Open seven days a week' } }],
    })),
  },
});

/** Returns the left edge, top and width of each column in CSS pixels. */
const boxes = async (count: number, width: number) => {
  const page = await pages.open([block(count)], { viewport: { width, height: 900 } });
  const columns = await page.locator('.fc-columns-column').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { left, top, width };
    }),
  );
  await page.close();
  return columns;
};

describe('columns in the browser', () => {
  it.each([2, 3, 4, 5, 6])(
    'BLK-3: on a wide screen %i columns are in one row, each with its share of twelve units',
    async (count) => {
      const columns = await boxes(count, 1440);
      expect(new Set(columns.map((column) => column.top)).size).toBe(1);
      // 72rem of content; a column is its units of (content + gap) / 12, less the gap of 24 pixels.
      const expected = ((1152 + 24) * (12 / count)) / 12 - 24;
      for (const column of columns) expect(column.width).toBeCloseTo(expected, 0);
    },
  );

  it('BLK-3: on a phone they are below each other', async () => {
    const columns = await boxes(3, 390);
    expect(new Set(columns.map((column) => column.left)).size).toBe(1);
    expect(new Set(columns.map((column) => column.top)).size).toBe(3);
  });
});
