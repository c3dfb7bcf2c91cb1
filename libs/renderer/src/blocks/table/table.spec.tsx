import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { figureColumns } from './figure-columns.ts';

const draw = (data: Record<string, unknown>) => drawBlocks([{ type: 'table', data }]);

describe('table', () => {
  it('BLK-2: the first row holds headings if the editor says so', () => {
    const content = [
      ['Service', 'Price'],
      ['<b>Minor</b>', '$290'],
    ];
    expect(draw({ withHeadings: true, content })).toMatch(
      /<thead><tr><th scope="col">Service<\/th><th scope="col"[^>]*>Price<\/th><\/tr><\/thead><tbody><tr><td><b>Minor<\/b><\/td>/,
    );
    expect(draw({ withHeadings: false, content })).not.toContain('<th');
  });

  it('BLK-2: short rows are filled up, and a heading without words is no heading', () => {
    const html = draw({ withHeadings: true, content: [['', 'Price'], ['Minor']] });
    expect(html).toContain('<tr><td></td><th scope="col">Price</th></tr>');
    expect(html).toContain('<tr><td>Minor</td><td></td></tr>');
  });

  it('BLK-2: a table of headings alone has no empty body', () => {
    expect(draw({ withHeadings: true, content: [['Service']] })).not.toContain('tbody');
  });

  it('BLK-2 WEB-2: a list of facts has row headings, and roles that a layout as cards leaves intact', () => {
    const content = [
      ['', 'How long', 'What it <b>covers</b>'],
      ['Paint', '5 years', 'Rust &amp; <i>fading</i>'],
      ['Battery', '8 years'],
    ];
    const html = draw({ withHeadings: true, content });
    expect(html).toContain('<table role="table"><thead role="rowgroup"><tr role="row">');
    expect(html).toContain(
      '<td role="cell"></td><th scope="col" role="columnheader">How long</th>',
    );
    expect(html).toContain(
      '<tr role="row"><th scope="row" role="rowheader">Paint</th><td role="cell" data-label="How long"><span>5 years</span></td><td role="cell" data-label="What it covers"><span>Rust &amp; <i>fading</i></span></td></tr>',
    );
    expect(html).toContain('<td role="cell" data-label="What it covers"></td></tr>');
  });

  it('BLK-2 WEB-2: a figure names its row together with its heading', () => {
    const content = [
      ['Borrowed', 'Over', 'A week', 'In all', 'Interest'],
      ['$20,000', '4 years', '$111', '$23,160', '$3,160'],
    ];
    expect(draw({ withHeadings: true, content })).toContain(
      '<th scope="row" role="rowheader" data-figure="true" data-label="Borrowed">$20,000</th>',
    );
  });

  it('BLK-2: tables of very many columns, or without names of rows, are no list of facts', () => {
    const row = ['Minor', '$290', '$310', '$350', '$400', '$450', '$500', '$550'];
    for (const content of [
      [row, row],
      [row.slice(0, 2), row.slice(0, 2)],
      [row.slice(0, 3), ['', 'a', 'b']],
    ])
      expect(draw({ withHeadings: true, content })).not.toContain('role="row"');
    expect(draw({ content: [row.slice(0, 3)] })).not.toContain('role="row"');
  });

  it('BLK-2: stretched gives a table the width of the page’s content', () => {
    expect(draw({ content: [['a']], stretched: true })).toContain('data-width="content"');
    expect(draw({ content: [['a']] })).toContain('data-width="prose"');
  });

  it('BLK-2: columns of figures are distinguished from text, times and phone numbers', () => {
    const row = ['$290', '10,000&nbsp;km', '−4.5 %', '7.4 L/100 km', '<b>12</b>'];
    expect(figureColumns([row], 6)).toEqual([true, true, true, true, true, false]);
    const words = ['Minor', '8:00–17:30', '12 months', 'Level 2', '', '2 of 3'];
    expect(figureColumns([words], 6)).toEqual([false, false, false, false, false, false]);
    expect(figureColumns([['12'], ['']], 1)).toEqual([true]);
    expect(figureColumns([['12'], ['n/a']], 1)).toEqual([false]);
  });
});
