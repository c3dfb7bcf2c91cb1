import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const run = (html: string) =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'raw', data: { html } }] }) } },
    { rule: 'unsafe-html' },
  ).map((line) => /unsafe-html: (.*) (?:is|are) removed/.exec(line)?.[1]);

it.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<SCRIPT src=x>', '<script>'],
  ['<iframe/src="x">', '<iframe>'],
  ['<frameset><frame></frameset>', '<frameset> and <frame>'],
  ['<video><source src="a.mp4"><track></video>', '<video> and <source> and <track>'],
  ['<progress value="1">', '<progress>'],
  ['<p style="color:red">x</p>', 'a style attribute'],
  ['<img src=x onerror=alert(1)>', 'the event handler onerror'],
  ['<img/onerror=x>', 'the event handler onerror'],
  ['<a href="javascript:x">x</a>', 'a javascript: address'],
  ['<a href=" data:text/html,x">x</a>', 'a data: address'],
  ['<a href= javascript:x>x</a>', 'a javascript: address'],
  ["<a href = 'vbscript:x'>x</a>", 'a vbscript: address'],
])('CLI-2: %s is reported', (html, what) => {
  expect(run(html)).toEqual([what]);
});

it.each([
  'once upon a time',
  'on sale = cheap',
  '<p>a <b>word</b></p>',
  '&lt;script&gt;',
  '<scripture>',
  '<b title="x">titles</b> <header>',
  '<!-- <script> -->',
  '<b>x</b><!-- never closed <script>',
  '<a href="https://x.example/?onload=1">x</a>'.replace('?onload=1', ''),
])('CLI-2: %s is fine', (html) => {
  expect(run(html)).toEqual([]);
});

it.each(['<!--', '<a href=', '<a href= ', "<a href='", '<a on', '<a style ', '<a\tonabc '])(
  'CLI-2: a long text of %j is looked at in a moment, and so is one with spaces after it',
  (part) => {
    expect(run(part.repeat(50_000))).toEqual([]);
    expect(run(part + ' '.repeat(200_000))).toEqual([]);
  },
);

it('CLI-2: a long text is looked at in a moment', () => {
  expect(run(`${'<a '.repeat(20_000)}${'<p '.repeat(20_000)}`)).toEqual([]);
});
