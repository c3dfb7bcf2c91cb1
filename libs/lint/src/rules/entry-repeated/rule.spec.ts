import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'entry-repeated';
const foundIn = (...blocks: object[]) =>
  lintSample({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).map(
    ({ finding: { pointer, property } }) =>
      pointer.replace('/blocks', '') + (property === undefined ? '' : `/${property}`),
  );
const found = (type: string, data: object) => foundIn({ type, data });
const cars = { text: 'See cars', href: '/cars' };
const question = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] });

it.each([
  ['buttons', { buttons: [cars, { ...cars, icon: 'car' }] }, '/0/data/buttons/1/text'],
  ['buttons', { buttons: [cars, { text: 'see cars ', href: '/used' }] }, '/0/data/buttons/1/text'],
  ['alternatingColumns', { rows: [{ buttons: [cars, cars] }] }, '/0/data/rows/0/buttons/1/text'],
  [
    'imageSlider',
    { slides: [{ url: '/assets/a.webp' }, { url: '/assets/a.webp' }] },
    '/0/data/slides/1/url',
  ],
  [
    'faq',
    { questions: [question('Why?'), question('How?'), question('Why?')] },
    '/0/data/questions/2/blocks',
  ],
  ['list', { items: ['Oil', 'Tyres', 'Oil'] }, '/0/data/items/2'],
  [
    'table',
    {
      content: [
        ['Oil', '$90'],
        ['Oil', '$90'],
      ],
    },
    '/0/data/content/1/0',
  ],
  ['team', { members: ['jo', 'al', 'jo'] }, '/0/data/members/2'],
])('CLI-2: %s with %j repeats an entry', (type, data, pointer) => {
  expect(found(type, data)).toEqual([pointer]);
});

it.each([
  ['buttons', { buttons: [cars, { text: 'Our stock', href: '/cars' }] }],
  [
    'cardsTool',
    {
      cards: [
        { heading: 'A', href: '/a', linkText: 'See it' },
        { heading: 'B', href: '/b', linkText: 'See it' },
      ],
    },
  ],
  [
    'table',
    {
      content: [
        ['Oil', '$90'],
        ['Tyres', '$90'],
        ['Oil', '$90'],
        ['', ''],
        ['', ''],
      ],
    },
  ],
  ['list', { items: ['Oil', '', ''] }],
  [
    'form',
    {
      fields: [
        { name: 'a', type: 'text' },
        { name: 'a', type: 'text' },
      ],
    },
  ],
])('CLI-2: %s with %j does not', (type, data) => {
  expect(found(type, data)).toEqual([]);
});

it('CLI-2: a block is not followed by its copy', () => {
  const text = (words: string) => ({ type: 'paragraph', data: { text: words } });
  expect(foundIn(text('A'), text('B'), text('B'), text('A'))).toEqual(['/2/type']);
  expect(foundIn(text(''), text(''), { type: 'search', data: {} }, text('A'))).toEqual([]);
  const columns = {
    type: 'columns',
    data: { cols: [{ blocks: [text('A'), text('A')] }, { blocks: [text('A')] }] },
  };
  expect(foundIn(columns)).toEqual(['/0/data/cols/0/blocks/1/type']);
});

it('CLI-7: a page does not have a paragraph twice; a note may recur, and short words', () => {
  const text = (words: string) => ({ type: 'paragraph', data: { text: words } });
  const [long, other] = [
    'Our workshop has three hoists, and a technician who has trained with the maker.',
    'Bring the car in before eight, and it is ready when you leave work in the evening.',
  ];
  expect(foundIn(text(long), text(other), text(long))).toEqual(['/2/data/text']);
  expect(foundIn(text(long), text(long))).toEqual(['/1/type']);
  const note = `* Drive away, for private buyers. ${long}`;
  for (const words of ['Open on Saturdays.', note, `<small>${long}</small>`])
    expect(foundIn(text(words), text(other), text(words))).toEqual([]);
});

it('CLI-7: the same sentences by two customers are one review twice', () => {
  const run = (text: string) => {
    const reviews = ['Ana', 'Ben'].map((customer_name) => ({ text, customer_name, rating: 5 }));
    return lintSample({ files: { 'data/reviews.json': reviews } }, { rule }).length;
  };
  expect(run('They showed me the workshop, and every page of the report.')).toBe(1);
  expect(run('Great service')).toBe(0);
});

it('CLI-2: tabs have names of their own', () => {
  const features = [{ tab: 'Space' }, { tab: 'Power' }, { tab: 'space', heading: 'B' }];
  expect(found('modelFeatures', { features })).toEqual(['/0/data/features/2/tab']);
});

it('CLI-2: lists of the settings and of data are read', () => {
  const files = {
    'site.json': settings({
      domains: ['demo.example', 'demo.example'],
      settings: {
        service: { intervals: ['10,000 km', '10,000 km'] },
        forms: { states: ['A', 'A'] },
      },
    }),
    'data/cars.json': [{ id: '1', photos: ['/assets/a.webp', '/assets/a.webp'] }],
    'data/models.json': [
      { slug: 'tern', model_variants: [{ id: 'a' }, { id: 'a', full_name: 'B' }] },
    ],
  };
  expect(
    lintSample({ files }, { rule }).map(({ file, finding }) => `${file}${finding.pointer}`),
  ).toEqual([
    'data/cars.json/0/photos/1',
    'data/models.json/0/model_variants/1/id',
    'site.json/domains/1',
    'site.json/settings/forms/states/1',
    'site.json/settings/service/intervals/1',
  ]);
});

it('CLI-2: entries of data files look different to visitors', () => {
  const inFile = (name: string, ...entries: unknown[]) =>
    lintSample({ files: { [`data/${name}.json`]: entries } }, { rule }).map(
      ({ finding }) => finding.pointer,
    );
  expect(inFile('locations', { id: 'a', name: 'Quay' }, { id: 'b', name: 'quay ' })).toEqual([
    '/1/name',
  ]);
  expect(inFile('reviews', { text: 'Good.' }, null, { text: 'Good.' })).toEqual(['/2/text']);
  expect(inFile('team', { id: 'a', name: 'Jo' }, { id: 'a', name: 'Jo' })).toEqual([]);
  expect(inFile('models', { name: 'Tern', manufacturer_name: 'A' }, { name: 'Tern' })).toEqual([]);
  expect(inFile('reviews', { rating: 5 }, { rating: 5 })).toEqual([]);
});

it('CLI-7: reports a question that is asked twice with two answers', () => {
  const ask = (heading: string, text: string) => ({
    blocks: [
      { type: 'header', data: { text: heading, level: 3 } },
      { type: 'paragraph', data: { text } },
    ],
  });
  const asked = (...questions: object[]) => found('faq', { questions });
  expect(asked(ask('Why?', 'A'), ask('How?', 'B'), ask('<b>why</b>', 'C'))).toEqual([
    '/0/data/questions/2/blocks/0/data/text',
  ]);
  expect(asked(ask('Why?', 'A'), ask('Why not?', 'B'), ask('', 'C'), ask('', 'D'))).toEqual([]);
  expect(asked(ask('Why?', 'A'), ask('Why?', 'A'))).toHaveLength(1);
});
