import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'heading-order';
const header = (level?: number) => ({ type: 'header', data: { text: 'A', level } });
const run = (...blocks: object[]) =>
  reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).length;

it('CLI-2: headings may go up by any number of levels and down by one', () => {
  expect(run(header(1), header(2), header(3), header(4), header(2), header())).toBe(0);
  expect(run(header(2), header(4))).toBe(1);
  expect(run(header(3))).toBe(1);
});

it('CLI-2: a block with a heading of its own stands for level 2; words and pictures do not', () => {
  const faq = { type: 'faq', data: { heading: 'Questions', questions: [] } };
  const words = { type: 'paragraph', data: { text: 'A' } };
  expect(run(header(1), faq, header(3))).toBe(0);
  expect(run(header(1), words, header(3))).toBe(1);
});

it('CLI-2: headings within columns count in reading order; thanks are pages of their own', () => {
  const columns = {
    type: 'columns',
    data: { cols: [{ blocks: [header(2)] }, { blocks: [header(3)] }] },
  };
  expect(run(columns)).toBe(0);
  const customSuccessMessages = [{ category: 'Survey', blocks: [header(5)] }];
  const files = { 'pages/home.json': page({ blocks: [header(1)], customSuccessMessages }) };
  expect(reportLines({ files }, { rule })).toEqual([]);
});

const raw = (html: string) => ({ type: 'raw', data: { html } });

it('CLI-2: headings within mark-up count; what stands topmost there has level 2', () => {
  expect(run(header(1), raw('<h2>A</h2><p>x</p>'), header(3))).toBe(0);
  expect(run(header(1), raw('<h4>A</h4><h5>B</h5>'), header(4))).toBe(0);
  expect(run(header(1), raw('<h2>A</h2>'), header(4))).toBe(1);
  expect(run(header(1), raw('<p>A <!-- <h2> --></p>'), header(3))).toBe(1);
});

it('CLI-2: mark-up that leaves a level out is reported at the text', () => {
  const files = { 'pages/home.json': page({ blocks: [raw('<h2>A</h2><H4 id="x">B</H4>')] }) };
  expect(reportLines({ files }, { rule })).toEqual([
    expect.stringContaining(
      'heading-order: <h4> follows <h2>; screen reader users who jump between headings miss a level: use <h3>',
    ),
  ]);
  expect(run(raw('<h3>A</h3><h4>B</h4><h3>C</h3>'))).toBe(0);
});

it('CLI-2: a long text is looked at in a moment', () => {
  expect(run(raw('<h2 '.repeat(50_000)), raw('<!--'.repeat(50_000)))).toBe(0);
});
