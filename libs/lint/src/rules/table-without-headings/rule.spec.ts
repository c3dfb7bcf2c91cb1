import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'table-without-headings';
const run = (html: string) =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'raw', data: { html } }] }) } },
    { rule },
  );
const row = '<tr><td>Minor</td><td>$290</td></tr>';

it('CLI-7: reports a table without a heading, at its tag', () => {
  const html = `<p>Prices</p><table class=wide><tbody>${row}${row}</tbody></table>`;
  expect(run(html)).toEqual([expect.stringContaining('«<table class=wide>»')]);
  expect(run(`<table>${row}${row}</table><table>${row}${row}</table>`)).toHaveLength(2);
  expect(run(`<TABLE>${row}${row}`)).toEqual([]);
});

it('CLI-6: accepts headings of columns and rows, one row, and one column', () => {
  expect(run(`<table><tr><th>Service</th><th>From</th></tr>${row}</table>`)).toEqual([]);
  expect(run(`<table><tr><th>Minor</th><td>$290</td></tr>${row}</table>`)).toEqual([]);
  expect(run(`<table>${row}</table>`)).toEqual([]);
  expect(run('<table><tr><td>A</td></tr><tr><td>B</td></tr></table>')).toEqual([]);
});
