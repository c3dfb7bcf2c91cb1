import { describe, expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const rule = 'price-implausible';
const found = (file: string, ...entries: unknown[]) =>
  lintSample({ files: { [`data/${file}.json`]: entries } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );

it.each([
  ['cars', { price: 12 }, '/0/price: $12 is not plausible'],
  ['cars', { price: 35_990_000 }, '/0/price: $35,990,000 is not'],
  ['offers', { price: 399 }, '/0/price: $399 is not'],
  ['models', { from_price: 41 }, '/0/from_price: $41 is not'],
  [
    'models',
    { model_variants: [{ dap_min_price: 43 }] },
    '/0/model_variants/0/dap_min_price: $43 is not',
  ],
  [
    'models',
    { model_variants: [{}, { dap_min_price: 49_990, dap_max_price: 45_990 }] },
    '/0/model_variants/1/dap_min_price: the lowest price, $49,990, is above the highest, $45,990',
  ],
  [
    'models',
    { from_price: 46_990, model_variants: [{ dap_min_price: 45_990 }, { dap_min_price: 49_990 }] },
    '/0/from_price: the model begins at $46,990, but a version of it costs $45,990',
  ],
])('CAR-11 CLI-2: in %s, reports %j', (file, entry, expected) => {
  expect(found(file, entry)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['cars', { price: 990 }],
  ['cars', { price: 2_450_000 }],
  ['cars', { price: 0 }],
  ['cars', { price: '12' }],
  ['models', { from_price: 41_990, model_variants: [{ dap_min_price: 43_990 }] }],
  ['models', { from_price: 41_990, model_variants: [null, { dap_min_price: 0 }] }],
  ['models', { from_price: 41_990, model_variants: 5 }],
  ['team', { price: 12 }],
])('CAR-11 CLI-2: in %s, accepts %j', (file, entry) => {
  expect(found(file, entry, null)).toEqual([]);
});

describe('CLI-7: a price in cents', () => {
  const car = (price: number, changes: object = {}) => ({
    ...{ make: 'Teviot', model: 'Hawker', price },
    ...changes,
  });
  const others = [14_280, 15_990, 18_400].map((price) => car(price));

  it('CLI-7: is reported by the other cars of the model', () => {
    expect(found('cars', ...others, car(1_428_000))).toEqual([
      expect.stringContaining('/3/price: $1,428,000 is far above the prices of the other cars'),
    ]);
  });

  it('CLI-7: is reported by the other cars of the make, if there are enough', () => {
    const muster = car(1_428_000, { model: 'Muster' });
    expect(found('cars', ...others, muster)).toEqual([]);
    expect(found('cars', ...others, car(9000), car(21_000), muster)).toHaveLength(1);
  });

  it('CLI-7: rare and vintage cars, and cars of other makes, are not', () => {
    expect(found('cars', ...others, car(285_000))).toEqual([]);
    expect(found('cars', ...others, car(1_428_000, { make: 'Solenne' }))).toEqual([]);
    expect(found('cars', car(14_280), car(1_428_000))).toEqual([]);
    expect(found('cars', car(900_000), car(950_000), ...others)).toEqual([]);
  });
});
