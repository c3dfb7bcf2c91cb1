import { describe, expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'link-contradictory';
const inText = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};
const inButton = (text: string, href: string) => {
  const blocks = [{ type: 'buttons', data: { buttons: [{ text, href }] } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};

it.each([
  ['tel:0355500142', '(03) 5550 0143'],
  ['tel:+61355500142', '03 5550 0143'],
  ['mailto:sales@dealer.example', 'parts@dealer.example'],
  ['https://one.example/cars', 'www.two.example'],
])('CLI-2: a link to %s does not say %s', (href, label) => {
  expect(inText(`Go to <a href="${href}">${label}</a>.`)).toEqual([
    expect.stringContaining(`«${label}» warning`),
  ]);
  expect(inButton(label, href)).toHaveLength(1);
});

it.each([
  ['tel:0355500142', 'Call (03) 5550 0142'],
  ['tel:+61-3-5550-0142', '(03) 5550 0142'],
  ['tel:0355500142', '+61 (0)3 5550 0142'],
  ['tel:1300555014', '1300 CARS'],
  ['tel:0355500142', 'Call us, 7 days'],
  ['mailto:sales@dealer.example?subject=Hi', 'Sales@dealer.example'],
  ['https://www.one.example/cars', 'one.example'],
  ['https://maps.one.example', 'one.example/cars'],
  ['/contact', 'one.example'],
  ['https://one.example', 'See the range'],
])('CLI-2: a link to %s may say %s', (href, label) => {
  expect(inText(`<a href="${href}">${label}</a>`)).toEqual([]);
  expect(inButton(label, href)).toEqual([]);
});

it('CLI-2: the menu is read, and addresses without a label are none', () => {
  const header = [{ text: 'Call 03 5550 0143', href: 'tel:0355500142' }];
  const files = {
    'site.json': settings({ navigation: { header } }),
    'data/brands.json': [{ id: '1', name: 'one.example', url: 'https://two.example' }],
  };
  expect(reportLines({ files }, { rule })).toHaveLength(1);
});

it.each([
  ['Call us', 'mailto:sales@dealer.example'],
  ['Email us', 'tel:0355500142'],
])('CLI-7: "%s" does not lead to %s', (label, href) => {
  expect(inText(`<a href="${href}">${label}</a>`)).toHaveLength(1);
  expect(inButton(label, href)).toHaveLength(1);
});

const models = [
  { id: '1', slug: 'tern', name: 'Tern', from_price: 44990, body: ['SUV'] },
  { id: '2', slug: 'wren', name: 'Wren', from_price: 29990, body: ['Hatch'] },
  { id: '3', slug: 'wren-tourer', name: 'Wren Tourer' },
];

const paths = ['/service', '/finance', '/contact', '/privacy-policy', '/book-test-drive', '/cars'];
const pages = Object.fromEntries(paths.map((path) => [`pages${path}.json`, page({ path })]));

/** Findings of links in a site with models and pages. */
const inSite = (blocks: readonly object[], files: Record<string, object> = {}) =>
  reportLines(
    {
      files: {
        ...pages,
        'data/models.json': models,
        'pages/home.json': page({ blocks }),
        ...files,
      },
    },
    { rule },
  );
const card = (data: object) =>
  inSite([{ type: 'cardsTool', data: { cards: [{ href: '/models/tern', ...data }] } }]);
const linked = (label: string, href: string) =>
  inSite([
    { type: 'paragraph', data: { text: `<a href="${href}">${label}</a>` } },
    { type: 'buttons', data: { buttons: [{ text: label, href }] } },
  ]);

describe('CLI-7: links and cards name the model that they lead to', () => {
  it.each([
    [{ heading: 'Wren' }, 'Wren'],
    [{ heading: 'Our smallest', linkText: 'See the Wren' }, 'Wren'],
    [{ heading: 'Our smallest', imageAlt: 'A red Wren' }, 'Wren'],
    [{ heading: 'Tern', description: 'Seven seats, from $29,990.' }, 'from $29,990'],
    [{ heading: 'Tern', tagline: 'From $14,990 drive away' }, 'From $14,990'],
    [{ heading: 'Tern', description: 'A small hatch for the city.' }, 'A small hatch'],
  ])('CLI-7: %j', (data, marked) => {
    expect(card(data)).toEqual([expect.stringContaining(`«${marked}» warning`)]);
  });

  it.each([
    { heading: 'Tern', description: 'From $44,990. A hybrid SUV.' },
    { heading: 'Outgrown your Wren?', linkText: 'See seven seats' },
    { heading: 'Tern or Wren' },
    { heading: 'A van for less?', description: 'The Tern tows a van. Finance from $20,000.' },
    { heading: 'Wrens and terns' },
    { heading: 'Wren Tourer', href: '/models/wren-tourer', description: 'A small hatch.' },
    { heading: 'Wren', href: '/models/wren-tourer' },
    { heading: 'Wren', href: '/models/gull' },
    { heading: 'Wren', href: '/cars?model=Wren' },
  ])('CLI-7: not %j', (data) => {
    expect(card(data)).toEqual([]);
  });

  it('CLI-7: in texts and buttons', () => {
    expect(linked('See the Wren', '/models/tern?colour=red')).toHaveLength(2);
    expect(linked('See it', '/models/tern')).toEqual([]);
  });
});

describe('CLI-7: links lead to the page that they name', () => {
  it.each([
    ['Book a test drive', '/service'],
    ['our finance offers', '/service'],
    ['Book a service', '/finance#enquiry'],
    ['Privacy policy', '/service'],
    ['Contact us', '/cars'],
    ['Cars in stock', '/contact'],
  ])('CLI-7: "%s" does not lead to %s', (label, href) => {
    expect(linked(label, href)).toHaveLength(2);
  });

  it.each([
    ['Book a test drive', '/contact'],
    ['Book a service', '/service#booking'],
    ['Ask about finance for a service', '/service'],
    ['Finance', '/service/finance'],
    ['Our terms', '/service'],
    ['Contactless payment', '/cars'],
    ['Find out more', '/service'],
  ])('CLI-7: "%s" may lead to %s', (label, href) => {
    expect(linked(label, href)).toEqual([]);
  });

  it('CLI-7: in the menu, with the page that is meant', () => {
    const header = [{ text: 'Finance', href: '/service' }];
    expect(inSite([], { 'site.json': settings({ navigation: { header } }) })).toEqual([
      expect.stringContaining('leads to "/service"; "/finance" is the page about finance'),
    ]);
  });
});
