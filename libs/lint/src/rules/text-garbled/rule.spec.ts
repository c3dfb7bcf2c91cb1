import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'text-garbled';
const found = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return lintSample({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).map(
    ({ finding: { within } }) => text.slice(within!.start, within!.end),
  );
};

it.each([
  ['We\u00e2\u20ac\u2122re open', '\u00e2\u20ac\u2122'],
  ['Caf\u00c3\u00a9', '\u00c3\u00a9'],
  ['20\u00c2\u00a0km', '\u00c2\u00a0'],
  ['\u00c5\u008dhaup\u00c5\u008d', '\u00c5\u008d'],
  ['We\ufffdre open', '\ufffd'],
  ['We\u200bre open', '\u200b'],
  ['\ufeffWe are open', '\ufeff'],
  ['We are \u202eopen', '\u202e'],
  ['\ue001 Call us', '\ue001'],
])('CLI-2: %j is garbled', (text, marked) => {
  expect(found(text)).toEqual([marked]);
});

it.each([
  'Ōhaupō, Kāwhia and Putāruru',
  'Škoda, Citroën, Château, SÃO PAULO, Ängelholm, Ålesund',
  '“Café” – 20\u00a0km… 👨‍👩‍👧 ½ price™ €5 £4',
])('CLI-2: %s is not', (text) => {
  expect(found(text)).toEqual([]);
});

it('CLI-7: codes of JSON that visitors would read are reported', () => {
  expect(
    [String.raw`First\nsecond`, String.raw`Caf\u00e9`, String.raw`A \"new\" car`].map(found),
  ).toEqual([[String.raw`\n`], [String.raw`\u00e9`], [String.raw`\"`]]);
  expect(found(String.raw`¯\_(ツ)_/¯ and A\B`)).toEqual([]);
});

it('CLI-7: texts of white space alone are reported, unless nothing is shown in their place', () => {
  const blocks = [
    { type: 'imageBanner', data: { image: '/assets/a.webp', alt: '', heading: ' ', text: ' ' } },
    { type: 'faq', data: { heading: '\u00a0', subheading: '', questions: [] } },
    { type: 'form', data: { fields: [{ name: 'a', type: 'text', label: 'A', placeholder: ' ' }] } },
  ];
  const files = {
    'site.json': settings({ name: ' ' }),
    'pages/home.json': page({ blocks }),
    'data/models.json': [{ slug: 'a', name: 'A', model_variants: [{ id: 'b', full_name: ' ' }] }],
  };
  expect(lintSample({ files }, { rule }).map(({ finding }) => finding.pointer)).toEqual([
    '/0/model_variants/0/full_name',
    '/blocks/0/data/heading',
    '/blocks/1/data/heading',
    '/name',
  ]);
});

it('CLI-2: names of the site, cars and people are read', () => {
  const files = {
    'site.json': settings({ name: 'Caf\u00c3\u00a9 Cars' }),
    'data/cars.json': [null, { name: 'Citro\u00c3\u00abn' }],
    'data/team.json': [{ name: 'Ren\ufffd', position: 'Sales' }],
  };
  expect(lintSample({ files }, { rule }).map(({ finding }) => finding.pointer)).toEqual([
    '/1/name',
    '/0/name',
    '/name',
  ]);
});

it('CLI-7: %20 between words, and letters of another alphabet within a word, are reported', () => {
  expect(
    ['Our%20yard is open', 'The \u041eur yard', 'Harbour \u0421ity’s yard'].map(found),
  ).toEqual([['Our%20yard'.slice(3, 6)], ['\u041eur'], ['\u0421ity’s']]);
  const text = 'Call \u041eur yard';
  const blocks = [{ type: 'paragraph', data: { text } }];
  const [{ finding } = {}] = lintSample(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule },
  );
  expect(finding).toMatchObject({
    suggestion: 'Our',
    message: expect.stringContaining('(U+041E), so no search finds it; write "Our"') as string,
  });
});

it.each([
  'Save 20%2 today, 100%20 and 5%20',
  'See example.com/our%20yard.pdf or https://a.example/b%20c',
  'A 2.0\u03bcm filter, \u0394v and \u03bb-sensor; \u03a9mega, \u041c\u043e\u0441\u043a\u0432\u0430 and \u0391\u03b8\u03ae\u03bd\u03b1',
])('CLI-7: %s is not garbled', (text) => {
  expect(found(text)).toEqual([]);
});
