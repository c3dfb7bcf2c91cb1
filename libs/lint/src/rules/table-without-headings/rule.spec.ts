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

const inBlock = (content: unknown, more: object = {}) =>
  reportLines(
    {
      files: {
        'pages/home.json': page({ blocks: [{ type: 'table', data: { content, ...more } }] }),
      },
    },
    { rule },
  );

it.each<[string, string[][]]>([
  [
    'an empty corner',
    [
      ['', 'Car', 'Ute'],
      ['WOF', '$79', '$79'],
      ['Service', '$289', '$369'],
    ],
  ],
  [
    'words above figures',
    [
      ['Service', 'Car', 'Ute'],
      ['WOF', '$79', '$79'],
      ['Tyres', '$9', '$8'],
    ],
  ],
  [
    'a word for figures',
    [
      ['Service', 'Price'],
      ['WOF', '$79'],
      ['Tyres', '$90'],
    ],
  ],
  [
    'bold cells',
    [
      ['<b>Cover</b>', '<b>Ours</b>'],
      ['Engine', 'Yes'],
      ['Tyres', 'No'],
    ],
  ],
])('CLI-7: reports a table block whose first row has %s', (_, content) => {
  expect(inBlock(content)).toEqual([expect.stringContaining('«[»')]);
  expect(inBlock(content, { withHeadings: false })).toEqual([expect.stringContaining('«false»')]);
  expect(inBlock(content, { withHeadings: true })).toEqual([]);
});

it.each<[string, unknown]>([
  [
    'pairs',
    [
      ['Sunday', 'Closed'],
      ['Monday', '8 to 5'],
      ['Tuesday', '8 to 5'],
    ],
  ],
  [
    'figures in the first row',
    [
      ['WOF', '$79', '$79'],
      ['Tyres', '$9', '$8'],
      ['Oil', '$9', '$8'],
    ],
  ],
  [
    'bold rows',
    [
      ['<b>A</b>', '<b>B</b>'],
      ['<b>C</b>', '<b>D</b>'],
      ['E', 'F'],
    ],
  ],
  [
    'words alone',
    [
      ['Seats', 'Cloth', 'Leather'],
      ['Roof', 'White', 'Black'],
      ['Doors', 'Two', 'Four'],
    ],
  ],
  [
    'two rows',
    [
      ['Service', 'Price'],
      ['WOF', '$79'],
    ],
  ],
  [
    'a day on which all is closed',
    [
      ['Sunday', 'closed', 'closed'],
      ['Monday', '8 am', '9 am'],
      ['Tuesday', '8 am', '9 am'],
    ],
  ],
  ['uneven rows', [['Service', 'Price'], ['WOF', '$79'], ['Tyres']]],
  [
    'an empty first column',
    [
      ['', 'Car'],
      ['', '$79'],
      ['', '$9'],
    ],
  ],
])('CLI-7: accepts a table block with %s', (_, content) => {
  expect(inBlock(content)).toEqual([]);
});
