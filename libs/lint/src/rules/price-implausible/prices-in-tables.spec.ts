import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const models = [{ slug: 'tern', name: 'Tern', from_price: 44990 }];
const offers = [{ id: 'a', model: { slug: 'tern', name: 'Tern' }, price: 42490 }];
const run = (block: object) =>
  lintSample(
    {
      files: {
        'data/models.json': models,
        'data/offers.json': offers,
        'pages/home.json': page({ blocks: [block] }),
      },
    },
    { rule: 'price-implausible' },
  ).map(({ finding: { pointer } }) => pointer);
const text = (words: string) => run({ type: 'paragraph', data: { text: words } });
const table = (...content: string[][]) =>
  run({ type: 'table', data: { withHeadings: true, content } });

it.each(['The Tern for $41,990 drive away.', 'The Tern, now only <b>$41,990</b> drive-away'])(
  'CLI-7: «%s» is compared with the model and its offers',
  (words) => {
    expect(text(words)).toEqual(['/blocks/0/data/text']);
    expect(text(words.replace('41,990', '44,990'))).toEqual([]);
    expect(text(words.replace('41,990', '42,490'))).toEqual([]);
  },
);

it.each([
  'A used Tern for $31,990 drive away.',
  'The Tern for $41,990 before on-road costs.',
  'Borrow $41,990 for a Tern.',
  'A 2023 Tern for $38,990 drive away.',
  'A fleet Tern at $40,990 drive away.',
  'Cars for $41,990 drive away.',
])('CLI-7: «%s» is accepted', (words) => {
  expect(text(words)).toEqual([]);
});

it('CLI-7: a price in a column for prices drive away is compared', () => {
  const cell = '/blocks/0/data/content/1/1';
  expect(table(['Model', 'Drive away'], ['Tern', '$41,990'])).toEqual([cell]);
  expect(table(['Model', 'Drive away'], ['<b>Tern</b>', 'From $44,990'])).toEqual([]);
  expect(table(['Model', 'Before on-road costs'], ['Tern', '$41,990'])).toEqual([]);
  expect(table(['Model', 'Drive away'], ['Used Tern', '$41,990'])).toEqual([]);
  expect(table(['Model', 'Drive away'], ['Tern tow pack', '$41,990'])).toEqual([]);
  expect(table(['Model', 'Price'], ['Tern', '$41,990'])).toEqual([]);
});
