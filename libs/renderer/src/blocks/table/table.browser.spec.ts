import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const content = [
  ['', 'How long', 'What it covers'],
  [
    'Seven days to swap',
    '7 days, 500 km',
    'Any reason. You get the full price towards another car.',
  ],
  ['Warranty', 'A year', 'Engine, gearbox and driveline'],
];

const open = (width: number, rows = content) =>
  pages.open([{ type: 'table', data: { withHeadings: true, content: rows } }] as AnyBlock[], {
    viewport: { width, height: 800 },
  });

it('WEB-2 WEB-4: on a phone the rows of a list of facts are cards that keep the table’s semantics', async () => {
  const page = await open(320);
  const hidden = () =>
    page.locator('.fc-table').evaluate((area) => area.scrollWidth - area.clientWidth);
  expect(await hidden()).toBe(0);
  const name = (await page.getByRole('rowheader', { name: 'Warranty' }).boundingBox())!;
  const value = (await page.getByRole('cell', { name: 'A year' }).boundingBox())!;
  expect(value.y).toBeGreaterThanOrEqual(name.y + name.height);
  const label = page.getByRole('cell', { name: 'A year' });
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'How long',
  );
  const semantics = await page.locator('.fc-table').ariaSnapshot();
  for (const part of [
    ...['- columnheader "How long"', '- rowheader "Warranty"', '- cell "A year"'],
    '- row "Warranty A year Engine, gearbox and driveline"',
  ])
    expect(semantics).toContain(part);
  await page.close();
});

it('WEB-4: a table of figures in five columns is readable on a phone without scrolling', async () => {
  const page = await open(320, [
    ['Borrowed', 'Over', 'A week', 'Repayments in total, excluding fees', 'Interest'],
    ['$20,000', '4 years', '$111', '$23,160', '$3,160'],
  ]);
  const area = page.locator('.fc-table');
  expect(await area.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const name = page.getByRole('rowheader', { name: '$20,000' });
  expect(await name.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
    '"Borrowed" / ""',
  );
  await page.close();
});

it('WEB-4: on a wide screen they are rows, and tables of very many columns scroll on a phone', async () => {
  const wide = await open(1024);
  const [name, value] = await Promise.all([
    wide.getByRole('rowheader', { name: 'Warranty' }).boundingBox(),
    wide.getByRole('cell', { name: 'A year' }).boundingBox(),
  ]);
  expect(value!.x).toBeGreaterThanOrEqual(name!.x + name!.width);
  await wide.close();
  const many = [...content[0]!, 'From', 'To', 'Every', 'Where', 'Who'];
  const phone = await open(320, [many, ['Warranty', ...many.slice(1)]]);
  const area = phone.locator('.fc-table');
  expect(await area.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeGreaterThan(0);
  await area.focus();
  await phone.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await phone.close();
});
