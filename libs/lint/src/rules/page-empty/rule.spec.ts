import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'page-empty';
const lines = (blocks: readonly object[]) =>
  reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });

it('CLI-2: a page without blocks is reported', () => {
  expect(lines([])).toEqual([
    expect.stringContaining('«"blocks"» warning page-empty: the page has no blocks'),
  ]);
});

it('CLI-2: a page with a block is not', () => {
  expect(lines([{ type: 'header', data: { text: 'Home', level: 1 } }])).toEqual([]);
});
