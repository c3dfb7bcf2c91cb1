import { describe, expect, it } from 'vitest';
import type { SiblingSite } from '../../rule-api/rule.ts';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'copied-from-sibling';
const north = {
  slug: 'northland-cars',
  name: 'Northland Cars',
  phone: '07 5550 0168',
  domains: ['northland.example', 'www.northland.example'],
};

const found = (
  files: Readonly<Record<string, object>>,
  siblings: readonly SiblingSite[] = [north],
) =>
  lintSample(
    { files: { 'site.json': settings({ phone: '(02) 5550 0142' }), ...files } },
    { rule, siblings },
  ).map(({ file, finding: { pointer, message } }) => `${file} ${pointer} ${message}`);

const text = (words: string, changes: object = {}) => ({
  'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text: words } }], ...changes }),
});

describe('CLI-7: what belongs to another website of the folder is reported', () => {
  it.each([
    ['the title', { 'pages/home.json': page({ title: 'Home | Northland Cars' }) }, '/title'],
    [
      'the title for search engines',
      { 'pages/home.json': page({ seo: { title: 'Northland cars', description: 'Cars.' } }) },
      '/seo/title',
    ],
    [
      'the description for search engines',
      { 'pages/home.json': page({ seo: { description: 'Cars from Northland Cars.' } }) },
      '/seo/description',
    ],
    ['the footnote', { 'site.json': settings({ footnote: '© Northland Cars' }) }, '/footnote'],
    ['the privacy policy', text('Northland  Cars keeps it.', { path: '/privacy-policy' }), '/text'],
    ['a greeting', text('Welcome to <b>Northland Cars</b>.'), '/text'],
    ['a sentence of its own', text('At Northland Cars, we fix it.'), '/text'],
    ['a phone number', text('Call us on (07) 5550 0168.'), '/text'],
    ['a phone number with its country', text('<a href="tel:+61755500168">Call us</a>'), '/text'],
  ])('CLI-7: in %s', (_, files, pointer) => {
    expect(found(files)).toEqual([expect.stringMatching(`${pointer} ".*"northland-cars"`)]);
  });

  it('CLI-7: an address for mail, if this website has addresses of its own', () => {
    const mail = text('Write to sales@northland.example.');
    const own = { 'site.json': settings({ description: 'Write to sales@demo.example.' }) };
    expect(found({ ...mail, ...own })).toEqual([
      expect.stringContaining('"sales@northland.example" is an address of another website'),
    ]);
    // A group may have one domain for mail.
    expect(found(mail)).toEqual([]);
  });
});

describe('CLI-7: what websites share is not', () => {
  it.each([
    ['a neighbour', text('Our friends at Northland Cars may have it: 07 5550 0168.')],
    ['a link', text('<a href="https://www.northland.example/">Used cars</a>')],
    [
      'a text about both',
      { 'site.json': settings({ footnote: 'Example Motors and Northland Cars' }) },
    ],
    ['part of a word', text('Welcome to Northland Carsharing.')],
    ['another number', text('Call us on 07 5550 01689.')],
    [
      'a yard of the group',
      {
        ...text('Call us on 07 5550 0168.'),
        'data/locations.json': [{ id: 'a', contact_detail: { phone: '+61 7 5550 0168' } }],
      },
    ],
  ])('CLI-7: %s', (_, files) => {
    expect(found(files)).toEqual([]);
  });

  it('CLI-7: names, numbers and domains of both', () => {
    const same = { ...north, name: 'Example', phone: '02 5550 0142', domains: ['example'] };
    const words = text('Welcome to Example. Call 02 5550 0142 or write to us@demo.example.');
    expect(found(words, [same])).toEqual([]);
    expect(found(text('Welcome to Aldermoor.'), [{ ...north, name: 'Aldermoor' }])).toEqual([]);
    expect(found(text('Welcome to Northland Cars'), [])).toEqual([]);
  });
});

describe('CLI-7: of folders with many websites', () => {
  const sites = [
    { slug: 'demo', name: 'Example Motors' },
    { slug: 'ohaupo', name: 'Ōhaupō Motors' },
    { slug: 'north', name: 'Northland Cars' },
    { slug: 'city', name: 'Northland Cars City (used)' },
    { slug: 'c', name: 'C++ & Sons', phone: '07 5550 0199' },
  ];
  const sibling = (words: string) =>
    found(text(words), sites).map((line) => /another website, "([^"]*)"/.exec(line)?.[1]);

  it.each([
    ['Welcome to Ōhaupō Motors.', 'ohaupo'],
    ['Welcome to Northland Cars.', 'north'],
    ['Welcome to NORTHLAND  CARS city (used).', 'city'],
    ['At C++ & Sons, we fix it.', 'c'],
    ['Call 02 5550 0142, or (07) 5550-0199 after five.', 'c'],
  ])('CLI-7: %s', (words, slug) => {
    expect(sibling(words)).toEqual([slug]);
  });

  it.each(['Welcome to Example Motors.', 'Welcome to XŌhaupō Motors.', 'Part 107 5550 0199'])(
    'CLI-7: not %s',
    (words) => {
      expect(sibling(words)).toEqual([]);
    },
  );

  it('CLI-7: a name that two websites share is none of another', () => {
    const shared = [...sites, { slug: 'demo', name: 'Northland Cars' }];
    expect(found(text('Welcome to Northland Cars.'), shared)).toEqual([]);
  });
});

it('CLI-7: forms speak for the website', () => {
  const fields = [{ name: 'phone', type: 'tel', label: 'Phone' }];
  const data = {
    description: 'Northland Cars will call you.',
    category: 'General Enquiry',
    fields,
  };
  expect(found({ 'pages/home.json': page({ blocks: [{ type: 'form', data }] }) })).toHaveLength(1);
});

it('CLI-7: the name and the domain of the group are shared', () => {
  const site = settings({ name: 'Northland Cars City', domains: ['city.northland.example'] });
  const words =
    'Welcome to Northland Cars. Write to a@city.northland.example, b@northland.example.';
  expect(found({ ...text(words), 'site.json': site })).toEqual([]);
});
