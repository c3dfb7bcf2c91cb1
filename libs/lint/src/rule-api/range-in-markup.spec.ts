import { expect, it } from 'vitest';
import { wordsOf } from './html-links.ts';
import { rangeInMarkup, readText } from './range-in-markup.ts';

const placed = (html: string, words: string) => {
  const start = wordsOf(html).indexOf(words);
  const found = rangeInMarkup(html, { start, end: start + words.length });
  return found && html.slice(found.within.start, found.within.end);
};

it.each([
  ['Now 3.9&#37; p.a.', '3.9% p.a.', '3.9&#37; p.a.'],
  ['Now 3.9&percnt;&nbsp;p.a.', '3.9% p.a.', '3.9&percnt;&nbsp;p.a.'],
  ['<p> Only &#x24;89 a <b>week</b></p>', '$89 a week', '&#x24;89 a <b>week'],
  ['A &amp; B &copy; B', 'B &copy; B', 'B &copy; B'],
  ['one <i>two</i> one two', 'one two one two', 'one <i>two</i> one two'],
  ['🚗 <b>cars</b>', 'cars', 'cars'],
])('CLI-9: the words of %j are found in it', (html, words, expected) => {
  expect(placed(html, words)).toBe(expected);
});

it('CLI-7: character references are read as the characters that visitors see', () => {
  expect(
    wordsOf('&dollar;89&#32;&ndash; 5 &lt; 6 &amp;amp; &unknown; &#0; &#xD800; &#9999999;'),
  ).toBe('$89 – 5 < 6 &amp; &unknown; &#0; &#xD800; &#9999999;');
  expect(readText('text', '3.9&#37;').words).toBe('3.9&#37;');
});

it('OPS-3: mark-up of any length is read in linear time', () => {
  const html = '<&#37;&<b>&#'.repeat(20_000);
  const { length } = wordsOf(html);
  expect(rangeInMarkup(html, { start: 0, end: length })).toBeDefined();
  expect(rangeInMarkup(html, { start: length, end: length + 1 })).toBeUndefined();
});
