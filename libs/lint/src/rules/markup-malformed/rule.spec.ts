import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'markup-malformed';
const lines = (type: string, data: object) =>
  reportLines({ files: { 'pages/home.json': page({ blocks: [{ type, data }] }) } }, { rule });
const inline = (text: string) => lines('paragraph', { text });
const raw = (html: string) => lines('raw', { html });

it.each([
  ['Bring <b>your car in.', '«<b>»', '<b> is not closed'],
  ['Bring <a href="/service">your car in.', '«<a href="/service">»', '<a> is not closed'],
  ['Bring</b> your car in.', '«</b>»', '</b> closes nothing'],
  ['<b>Bring <i>your</b> car</i> in.', '«<i>»', '<i> is not closed'],
  ['See <a href="/service>our workshop</a>.', '«<a href="/service>»', 'has no end'],
  ['See <a href="/service"our workshop', '«<a href="/service"our workshop»', 'has no end'],
  ['Bring<o:p></o:p> your car in.', '«<o:p>»', 'it comes from Word or another program'],
  ['<p>Bring your car in.</p>', '«<p>»', '<p> is removed from this text'],
  ['<stong>Bring</stong> your car in.', '«<stong>»', 'correct its name'],
])('CLI-2: %s has an error', (text, marked, message) => {
  const [found, ...more] = inline(text).map((line) => line.replaceAll(String.raw`\"`, '"'));
  expect(found).toContain(marked);
  expect(found).toContain(message);
  expect(more).toEqual([]);
});

it.each([
  'Bring <b>your <i>car</i></b> in,<br>or <a href="/contact" title="a > b">call</a>.',
  'Fewer than <3 spots, under < 5 km',
  'A <B>car</b>, <span>{{name}}</span><wbr>',
])('CLI-2: %s has none', (text) => {
  expect(inline(text)).toEqual([]);
});

it('CLI-2: paragraphs, lists and tables need no end tag, other blocks do', () => {
  expect(raw('<p>One<p>Two<ul><li>A<li>B</ul><table><tr><td>1<td>2</table><hr>')).toEqual([]);
  expect(raw('<!-- <div> --><p>One</p>')).toEqual([]);
  expect(raw('<div><p>One</p>')).toHaveLength(1);
  expect(raw('<p><strong>One</p><p>Two</p>')).toHaveLength(1);
  expect(raw('<marquee>Sale</marquee>')).toHaveLength(1);
  expect(raw('<p>Tyres</p><li>Alone</li>')).toHaveLength(1);
  expect(raw('<p><a href="/a">Book <a href="/b">now</a></a></p>')).toHaveLength(1);
});

it('CLI-2: what unsafe-html reports is left to it', () => {
  expect(raw('<div><script>if (a<b) go()</script>')).toEqual([]);
  expect(inline('<form><b>Search</form>')).toEqual([]);
});

it('CLI-2: long mark-up is read in linear time', () => {
  expect(inline('<a "'.repeat(100_000))).toHaveLength(1);
  expect(inline(`<a ${'"x" '.repeat(100_000)}`)).toHaveLength(1);
  expect(inline('<b>'.repeat(50_000))).toHaveLength(1);
});
