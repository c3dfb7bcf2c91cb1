import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'markup-as-text';
const found = (type: string, data: object, text: string) => {
  const blocks = [{ type, data }];
  return lintSample({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).map(
    ({ finding: { within } }) => text.slice(within!.start, within!.end),
  );
};
const inMarkup = (text: string) => found('paragraph', { text }, text);
const inPlain = (text: string) => found('tag', { text }, text);

it.each([
  ['Bring it to **our workshop** today', '**our workshop**'],
  ['**Note**: closed on Friday', '**Note**'],
  ['We __always__ call', '__always__'],
  ['See [our workshop](/service).', '[our workshop](/service)'],
  ['![The yard](/assets/yard.png)', '![The yard](/assets/yard.png)'],
  ['## Our workshop', '## '],
  ['```text```', '```'],
])('CLI-2: %s shows Markdown', (text, marked) => {
  expect(inMarkup(text)).toEqual([marked]);
  expect(inPlain(text)).toEqual([marked]);
});

it.each([
  ['The <b>yard</b>', '<b>'],
  ['Line one<br>line two', '<br>'],
  ['New &amp; used', '&amp;'],
  ['Don&#39;t', '&#39;'],
])('CLI-2: plain text shows %s', (text, marked) => {
  expect(inPlain(text)).toEqual([marked]);
});

it.each([
  ['Cars &amp;amp; utes', '&amp;amp;'],
  ['Cars &ampamp; utes', '&ampamp;'],
  ['&lt;b&gt;Cars&lt;/b&gt;', '&lt;b&gt;'],
])('CLI-2: mark-up shows %s', (text, marked) => {
  expect(inMarkup(text)).toEqual([marked]);
});

it.each([
  'From $39,990** drive away. **Private buyers only.',
  '$29,990**/$39,990** drive away, 2.9%** p.a.',
  'Signature: ______________ Date: ____',
  'The #1 dealer, lot [A](see map)',
  'Terms & conditions, Q&A, R&D;',
  'Under <5 km, a > b',
  'my__file__name',
])('CLI-2: %s shows none', (text) => {
  expect(inPlain(text)).toEqual([]);
  expect(inMarkup(text)).toEqual([]);
});

it('CLI-2: mark-up may have tags and entities', () => {
  expect(inMarkup('<b>New</b> &amp; used, 20&nbsp;km, 5 &lt; 6 &gt; 4')).toEqual([]);
});

it('CLI-2: titles, names of the site, cars and people are read', () => {
  const files = {
    'site.json': settings({ name: 'Motors <b>4</b> you' }),
    'pages/home.json': page({ title: 'Home &amp; away', seo: { description: 'A **good** deal.' } }),
    'data/cars.json': [{ name: 'Tern &amp; Wren' }],
    'data/team.json': [{ name: 'Jo', position: '<i>Sales</i>' }],
  };
  expect(lintSample({ files }, { rule })).toHaveLength(5);
});

it('CLI-2: a long text is read in linear time', () => {
  expect(inPlain('** [a](/ __ & <b '.repeat(20_000))).toEqual([]);
});

it.each([
  '• Loan cars<br>• Test drives',
  'We have:<br/>· Loan cars<br />· Test drives',
  '- Loan cars<br>- Test drives<br>- Pick-up',
  '➤ Loan cars<br>➤ Test drives',
])('CLI-7: bullets that someone typed are reported once, at the first: %s', (text) => {
  expect(inMarkup(text)).toEqual([/[•·➤-]/.exec(text)![0]]);
});

it.each([
  ...['Fast • Friendly • Fair', '• Alone', '• One<br>- Two', '-10 °C<br>-5 °C<br>-1 °C'],
  ...['Easy.<br>– Sam T.<br>– Ada M.', '1. Book<br>2. Come', 'Mon – Fri<br>8 – 5'],
  ...['* Terms apply.<br>* While stocks last.', '• One</p><p>• Two'],
])('CLI-7: signs that are no list are accepted: %s', (text) => {
  expect(inMarkup(text)).toEqual([]);
});

it('CLI-7: a bullet or number in front of an entry of a list, which shows its own, is reported', () => {
  const inEntry = (content: string, style = 'unordered') =>
    found('list', { style, meta: {}, items: [{ content, meta: {}, items: [] }] }, content);
  expect(inEntry('• Loan cars')).toEqual(['•']);
  expect(inEntry('- Loan cars')).toEqual(['-']);
  expect(inEntry('1. Book', 'ordered')).toEqual(['1.']);
  const items = ['• Loan cars', '• Test drives', '• Pick-up'].map((content) => {
    return { content, meta: {}, items: [] };
  });
  expect(found('list', { style: 'unordered', meta: {}, items }, '• Loan cars')).toEqual(['•']);
  for (const content of ['1. High Street', '-10 °C', 'Fast • fair'])
    expect(inEntry(content)).toEqual([]);
  expect(inEntry('24 hours', 'ordered')).toEqual([]);
});
