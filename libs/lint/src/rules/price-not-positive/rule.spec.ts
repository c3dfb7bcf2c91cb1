import { expect, it } from 'vitest';
import { lintSample, reportLines } from '../../testing/lint-sample.ts';

const rule = 'price-not-positive';
const found = (file: string, content: object) =>
  reportLines({ files: { [`data/${file}.json`]: content } }, { rule });

it.each([0, -1, -0.01])('CAR-11 CLI-2: reports a car with the price %d', (price) => {
  expect(found('cars', [{ id: '1', price: 36_990 }, { id: '2', price }, { id: '3' }])).toEqual([
    expect.stringMatching(
      new RegExp(`^data/cars.json:8:14 «${price}» warning ${rule}: ${price} is not a price`),
    ),
  ]);
});

it('CAR-11 CLI-2: reports prices of models and of their variants', () => {
  const models = [
    { slug: 'wren', from_price: 0, model_variants: [{ dap_min_price: 5, dap_max_price: -5 }] },
    { slug: 'tern', from_price: 38_990, model_variants: [{ id: 'a' }, { dap_min_price: 0 }] },
  ];
  const pointers = lintSample({ files: { 'data/models.json': models } }, { rule }).map(
    ({ finding, fix }) => [finding.pointer, fix],
  );
  expect(pointers).toEqual(
    ['/0/from_price', '/0/model_variants/0/dap_max_price', '/1/model_variants/1/dap_min_price'].map(
      (pointer) => [pointer, { pointer }],
    ),
  );
});

it.each([
  ['a text', 'cars', [{ price: '0' }]],
  ['another file', 'offers', [{ price: 0 }]],
  ['no list', 'cars', { price: 0 }],
  ['entries that are no objects', 'models', [null, 5, [], { model_variants: [null, 0] }]],
  ['variants that are no list', 'models', [{ model_variants: { dap_min_price: 0 } }]],
  ['a price', 'cars', [{ price: 0.5 }]],
])('CAR-11 CLI-2: says nothing of %s', (_what, file, content) => {
  expect(found(file, content)).toEqual([]);
});
