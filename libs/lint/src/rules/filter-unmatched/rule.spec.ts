import { expect, it } from 'vitest';
import { lintSample, page, sampleSnapshot, settings } from '../../testing/lint-sample.ts';
import { lintTenant } from '../../testing/lint-tenant.ts';

const files = {
  'data/cars.json': [null, { make: 'Lumen', car_type: 'Used', location_name: 'Quay' }],
  'data/models.json': [{ name: 'Heron', manufacturer_name: 'Lumen' }],
  'data/offers.json': [{ manufacturer: 'Lumen', model: { name: 'Heron Tourer' } }],
  'data/locations.json': [{ name: 'Quay', manufacturers: ['Lumen'] }],
};
const found = (type: string, data: object, others: object = files) => {
  const all = { ...others, 'pages/home.json': page({ blocks: [{ type, data }] }) };
  return lintSample({ files: all }, { rule: 'filter-unmatched' }).map(
    ({ finding: { pointer, suggestion } }) => [pointer.replace('/blocks/0/data', ''), suggestion],
  );
};
const modelsAlone = { 'data/models.json': files['data/models.json'] };
const reviews = { 'data/reviews.json': { Quay: {}, 'All Reviews': {} } };
const cars = (...filters: object[]) => ({ filters });

it.each([
  ['cars', cars({ field: 'make', values: ['Lumen', 'Lumne'] }), '/filters/0/values/1', 'Lumen'],
  ['cars', cars({ field: 'model', values: ['Herron'] }), '/filters/0/values/0', 'Heron'],
  [
    'offers',
    { facetFilters: [{ field: 'model', values: ['Heron Tourre'] }] },
    '/facetFilters/0/values/0',
    'Heron Tourer',
  ],
  ['brandModels', { manufacturer: 'Lumn' }, '/manufacturer', 'Lumen'],
  ['locations', { manufacturers: ['Lumne'] }, '/manufacturers/0', 'Lumen'],
  ['cars', cars({ field: 'price', min: 40_000, max: 5000 }), '/filters/0/min', undefined],
])('CLI-2: %s with %j lets nothing through', (type, data, pointer, suggestion) => {
  expect(found(type, data)).toEqual([[pointer, suggestion]]);
});

it.each([
  ['cars', cars({ field: 'make', values: ['lumen', 'Aldermoor'] })],
  ['cars', cars({ field: 'price', min: 5000, max: 40_000 }, { field: 'year', min: 2020 })],
  ['cars', cars({ field: 'price', values: ['5000'] })],
  ['offers', { facetFilters: [{ field: 'manufacturer', values: ['Lumen'] }] }],
  ['brandModels', {}],
])('CLI-2: %s with %j may show something', (type, data) => {
  expect(found(type, data)).toEqual([]);
});

it.each([
  [
    'offers',
    { facetFilters: [{ field: 'model', values: ['Falcon'] }] },
    files,
    '/facetFilters/0/values/0',
  ],
  [
    'offers',
    { facetFilters: [{ field: 'manufacturer', values: ['Zed'] }] },
    files,
    '/facetFilters/0/values/0',
  ],
  ['reviews', { gmbProfile: 'Wharf Road' }, reviews, '/gmbProfile'],
  ['reviews', { gmbProfile: 'Wharf Road' }, { 'data/reviews.json': [] }, '/gmbProfile'],
])('CLI-7: %s with %j asks for what the data files do not have', (type, data, others, pointer) => {
  expect(found(type, data, others)).toEqual([[pointer, undefined]]);
  const elsewhere = {
    ...others,
    'site.json': settings({ integrations: { dashboardHost: 'https://data.example' } }),
  };
  expect(found(type, data, elsewhere)).toEqual([]);
});

it.each([
  // Its page has the block for offers to come.
  ['offers', { facetFilters: [{ field: 'model', values: ['Heron'] }] }, files],
  ['offers', { facetFilters: [{ field: 'model', values: ['Falcon'] }] }, modelsAlone],
  ['reviews', { gmbProfile: 'Quay' }, reviews],
  ['reviews', { gmbProfile: 'All Reviews' }, reviews],
  ['reviews', { gmbProfile: 'Wharf Road', reviews: [{ rating: 5 }] }, reviews],
  ['reviews', { gmbProfile: 'Wharf Road' }, {}],
])('CLI-7: %s with %j may show something, today or later', (type, data, others) => {
  expect(found(type, data, others)).toEqual([]);
});

it('CLI-2: nothing is known of data that comes from elsewhere', () => {
  expect(found('brandModels', { manufacturer: 'Lumn' }, {})).toEqual([]);
});

it('CLI-7: a search in a link, and names of models in the settings, are those of cars', () => {
  const link = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Cars', href }] } });
  const run = (href: string, modelNames = ['Heron']) =>
    lintSample(
      {
        files: {
          ...files,
          'site.json': settings({ settings: { forms: { modelNames } } }),
          'pages/home.json': page({ blocks: [link(href)] }),
        },
      },
      { rule: 'filter-unmatched' },
    ).map(({ finding: { pointer } }) => pointer);
  expect(run('/cars?make=Lumne#list')).toEqual(['/blocks/0/data/buttons/0/href']);
  expect(run('/cars?make=Lumen', ['Herron'])).toEqual(['/settings/forms/modelNames/0']);
  for (const href of ['/cars?make=lumen&price=-9000', '/used?make=Lumne', '/cars?make=Other'])
    expect(run(href)).toEqual([]);
});

it('CLI-7: the query of a redirect is read as that of a link', () => {
  const run = (to: string) =>
    lintTenant({
      snapshot: {
        ...sampleSnapshot({ files }),
        redirects: new Map([['/suvs', { from: '/suvs', to, index: 3 }]]),
      },
      now: '2026-11-21T01:00:00Z',
    })
      .filter(({ finding }) => finding.rule === 'filter-unmatched')
      .map(({ file, finding: { pointer } }) => `${file}${pointer}`);
  expect(run('/cars?make=Lumne')).toEqual(['redirects.json/3/to']);
  expect(run('/cars?bdy=SUV')).toEqual(['redirects.json/3/to']);
  expect(run('/cars?make=Lumen&utm_source=radio')).toEqual([]);
  expect(run('https://www.lumen.example/cars?make=Lumne')).toEqual([]);
});

it('CLI-7: limits of a facet with values are reported', () => {
  const found = (filter: object) =>
    lintSample(
      {
        files: {
          ...files,
          'pages/home.json': page({ blocks: [{ type: 'cars', data: cars(filter) }] }),
        },
      },
      { rule: 'filter-unmatched' },
    ).map(({ finding: { pointer } }) => pointer);
  expect(found({ field: 'make', min: 5 })).toEqual(['/blocks/0/data/filters/0/min']);
  expect(found({ field: 'price', max: 5000 })).toEqual([]);
});

const stock = {
  ...files,
  'data/cars.json': [
    {
      ...{ make: 'Lumen', model: 'Heron', car_type: 'Used', location_name: 'Quay' },
      ...{
        colour: 'Deep White',
        tag: 'Price drop',
        badge: 'Track',
        status: 'Available',
        carsales_account: 'Quay Used',
      },
    },
  ],
  'data/models.json': [{ name: 'Heron', manufacturer_name: 'Lumen', manufacturer_body: 'Utes' }],
  'data/team.json': [{ name: 'Ana', category: 'Sales' }],
  'pages/cars.json': page({ path: '/cars', blocks: [{ type: 'cars', data: {} }] }),
  'pages/new-cars.json': page({ path: '/new-cars', blocks: [{ type: 'brandModels', data: {} }] }),
  'pages/offers.json': page({ path: '/special-offers', blocks: [{ type: 'offers', data: {} }] }),
  'pages/about.json': page({ path: '/about', blocks: [{ type: 'team', data: {} }] }),
  'pages/drive.json': page({
    path: '/book-test-drive/',
    blocks: [{ type: 'form', data: { preset: 'testDrive' } }],
  }),
};

it.each([
  ['tag', 'Price dropp', 'Price drop'],
  ['status', 'Availabel', 'Available'],
  ['simple_colour', 'Whte', 'white'],
  ['badge', 'Trackk', 'Track'],
  ['carsales_account', 'Quay Usd', 'Quay Used'],
  ['car_type', 'use', 'Used'],
])('CLI-7: %s=%s is misspelt, in a block and in a link', (field, value, suggestion) => {
  expect(found('cars', cars({ field, values: [value] }), stock)).toEqual([
    ['/filters/0/values/0', suggestion],
  ]);
  expect(linked(`/cars?${field}=${encodeURIComponent(value)}`)).toEqual([
    expect.stringContaining(`nothing has the value "${value}", so the search finds no car`),
  ]);
});

/** Messages about a link. */
const linked = (href: string) => {
  const blocks = [{ type: 'buttons', data: { buttons: [{ text: 'Cars', href }] } }];
  const all = { ...stock, 'pages/home.json': page({ blocks }) };
  return lintSample({ files: all }, { rule: 'filter-unmatched' }).map(
    ({ finding: { message } }) => message,
  );
};

it.each([
  ['/cars?simple_bdy=Ute', 'reads no "simple_bdy", did you mean "simple_body"?'],
  ['/cars?body=Ute', 'did you mean "simple_body"?'],
  ['/cars?bdy=Ute', 'did you mean "simple_body"?'],
  ['/cars?fuel=Petrol', 'did you mean "simple_fuel"?'],
  ['/cars?Make=Lumen', 'did you mean "make"?'],
  ['/cars?max_price=15000', 'did you mean "price"?'],
  ['/cars?yearFrom=2020', 'did you mean "year"?'],
  [
    '/cars?price=-$15,000',
    'can\'t be read, so the search ignores it; write a range, such as "price=-15000"',
  ],
  ['/cars?price=-15k', '"price=-15000"'],
  ['/cars?price=$10,000-$20,000', '"price=10000-20000"'],
  ['/cars?price=15000', '"price=-15000"'],
  ['/cars?seats=1-3', '"seats=5&seats=7"'],
  ['/cars?certified=yes', '"certified=true"'],
  ['/cars?sort=cheapest', '"sort=price:asc"'],
  ['/cars?simple_colour=paintwork', 'write a basic colour'],
  ['/cars?simple_transmission=gears', 'write "simple_transmission=automatic"'],
  ['/cars?gearbox=manual', 'did you mean "simple_transmission"?'],
  [
    '/special-offers?model=Heron+Tourre',
    'so the page shows its first choice; did you mean "Heron Tourer"?',
  ],
  ['/new-cars?body=Utess', 'did you mean "Utes"?'],
  ['/about?team=salez', 'did you mean "Sales"?'],
  [
    '/book-test-drive?make=Lumn',
    'the form is filled with it, or with nothing; did you mean "Lumen"?',
  ],
  ['/book-test-drive?model_nam=Heron', 'did you mean "model_name"?'],
])('CLI-7: a link to %s has no effect', (href, message) => {
  expect(linked(href)).toEqual([expect.stringContaining(message)]);
});

it.each([
  '/cars?utm_source=mail&utm_campaign=may&gclid=1&fbclid=2&mc_cid=3',
  '/cars?ref=home&source=flyer&q=ute+under+$30,000',
  '/cars?price=-15000&km=-60000&year=2020-&seats=5&seats=7&certified=true&sort=price:asc&page=2',
  '/cars?price=&simple_colour=Blue&status=Sold&car_type=new&tag=One%20owner&near=Perth&within=50',
  '/new-cars?body=utes',
  '/about?team=sales&type=service',
  '/contact?make=Lumn',
  '/book-test-drive?make=Lumen&vehicle=Heron&type=weekend&locationId=quay',
])('CLI-7: a link to %s is accepted', (href) => {
  expect(linked(href)).toEqual([]);
});

it('CLI-7: a link in mark-up is read, and marked', () => {
  const text = 'See <a href="/cars?fuel=Petrol&amp;make=Lumen">petrol cars</a>.';
  const blocks = [{ type: 'paragraph', data: { text } }];
  const all = { ...stock, 'pages/home.json': page({ blocks }) };
  const [first, ...others] = lintSample({ files: all }, { rule: 'filter-unmatched' });
  expect(others).toEqual([]);
  const { start, end } = first!.finding.within!;
  expect(text.slice(start, end)).toBe('/cars?fuel=Petrol&amp;make=Lumen');
});

it('CLI-7: a list that wants more photos than any car has is reported', () => {
  const found = (minPhotos: number, counts: readonly (number | undefined)[], site: object = {}) =>
    lintSample(
      {
        files: {
          'site.json': settings(site),
          'data/cars.json': counts.map((photos_count, id) => ({ id: String(id), photos_count })),
          'pages/home.json': page({ blocks: [{ type: 'cars', data: { minPhotos } }] }),
        },
      },
      { rule: 'filter-unmatched' },
    ).map(({ finding: { pointer, message } }) => `${pointer} ${message}`);
  expect(found(30, [3, 18, undefined])).toEqual([
    '/blocks/0/data/minPhotos no car has 30 photos, the most is 18, so the block shows none; write a lower number',
  ]);
  expect(found(18, [3, 18])).toEqual([]);
  expect(found(30, [undefined])).toEqual([]);
  expect(found(30, [3], { integrations: { dashboardHost: 'https://api.example' } })).toEqual([]);
});
