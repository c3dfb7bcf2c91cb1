import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const models = ['Heron', 'Heron Tourer', 'Finch', 'CX-5'].map((name, index) => ({
  id: String(index),
  slug: name.toLowerCase().replace(' ', '-'),
  name,
}));

const run = (type: string, data: object) =>
  reportLines(
    {
      files: {
        'data/models.json': models,
        'pages/home.json': page({ blocks: [{ type, data }] }),
      },
    },
    { rule: 'image-alt-contradictory' },
  );
const image = (alt: string, caption: string) =>
  run('image', { file: { url: '/assets/a.svg' }, alt, caption });

it('CLI-7: an alternative text that names another model than the caption is reported', () => {
  expect(image('A Lumen Finch in the yard', 'The Lumen Heron')).toEqual([
    expect.stringContaining(
      '«Finch» warning image-alt-contradictory: the alternative text names the Finch, but the words beside the picture are about the Heron',
    ),
  ]);
});

it('CLI-7: so is that of a banner, a row and a card', () => {
  const entry = { alt: 'A Lumen Finch at dusk', heading: 'The new Heron' };
  expect(run('imageBanner', { image: '/assets/a.svg', ...entry })).toHaveLength(1);
  expect(run('alternatingColumns', { rows: [{ image: '/assets/a.svg', ...entry }] })).toHaveLength(
    1,
  );
  const card = { heading: 'Heron', image: '/assets/a.svg', imageAlt: 'A Lumen Finch' };
  expect(run('cardsTool', { cards: [card] })).toHaveLength(1);
  // Reported as the words of its link.
  expect(run('cardsTool', { cards: [{ ...card, href: '/models/heron' }] })).toEqual([]);
});

it.each([
  ['A Lumen Finch', 'The Lumen Finch'],
  ['A Finch beside a Heron', 'The Heron'],
  ['A Lumen Finch', 'The Heron, beside our Finch'],
  ['A Heron Tourer', 'The Heron'],
  ['A Lumen Heron', 'The Heron Tourer'],
  ['A Lumen Finch', 'Our yard'],
  ['A Lumen Finch', 'Parked beside our Heron'],
  ['The yard on a sunny morning', 'The Heron'],
  ['A Lumen Finches club', 'The Heron'],
  ['A Lumen Finch', ''],
  ['', 'The Heron'],
])('CLI-7: "%s" with "%s" is accepted', (alt, caption) => {
  expect(image(alt, caption)).toEqual([]);
});

it('CLI-7: without models nothing is compared', () => {
  const data = { file: { url: '/assets/a.svg' }, alt: 'A Lumen Finch', caption: 'The Heron' };
  const files = { 'pages/home.json': page({ blocks: [{ type: 'image', data }] }) };
  expect(reportLines({ files }, { rule: 'image-alt-contradictory' })).toEqual([]);
});
