import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

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
