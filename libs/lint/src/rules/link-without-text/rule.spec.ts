import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';
import { markupLines } from '../../testing/sample-links.ts';

const rule = 'link-without-text';

it.each([
  ...['<a href="/a"></a>', '<a href="/a"> &nbsp; </a>', '<a href="/a"><b></b></a>'],
  ...['<a href="/a"><img src="/assets/a.svg" alt=""></a>', '<a href="/a" title=""></a>'],
])('CLI-7: %s has no words', (text) => {
  expect(markupLines(rule, text)).toEqual([expect.stringContaining('the link to "/a"')]);
});

it.each([
  ...['<a href="/a">A</a>', '<a href="/a" aria-label="A"></a>', '<a href="/a" title=A></a>'],
  ...['<a href="/a"><img src="/assets/a.svg" alt="A car"></a>', '<a id="a"></a>', '<b></b>'],
])('CLI-7: %s is not reported', (text) => {
  expect(markupLines(rule, text)).toEqual([]);
});

it('CLI-7: a label of spaces is empty', () => {
  const blocks = [{ type: 'buttons', data: { buttons: [{ text: '  ', href: '/a' }] } }];
  const files = { 'pages/home.json': page({ blocks }) };
  expect(reportLines({ files }, { rule })).toEqual([expect.stringContaining('«"  "» warning')]);
});

it('CLI-7: a long text is read in linear time', () => {
  expect(markupLines(rule, '<a href="/a">'.repeat(20_000))).toHaveLength(1);
});
