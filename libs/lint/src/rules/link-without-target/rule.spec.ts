import { expect, it } from 'vitest';
import { linkLines, markupLines } from '../../testing/sample-links.ts';

const rule = 'link-without-target';

it('CLI-7: a bare # is reported in fields and in mark-up', () => {
  const expected = expect.stringContaining('warning link-without-target: the link leads nowhere');
  expect(linkLines(rule, '#')).toEqual([expected, expected]);
});

it.each(['<a href="">A</a>', "<a href=' '>A</a>", '<a>A</a>', '<a class="x">A</a>'])(
  'CLI-7: %s has no address',
  (text) => {
    expect(markupLines(rule, text)).toEqual([expect.stringContaining('has no address')]);
  },
);

it.each(['<a id="top">A</a>', '<a name="top"></a>', '<a href="#top">A</a>', '<abbr>A</abbr>'])(
  'CLI-7: %s is not reported',
  (text) => expect(markupLines(rule, text)).toEqual([]),
);
