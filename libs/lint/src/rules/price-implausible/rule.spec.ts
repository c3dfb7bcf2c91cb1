import { describe, expect, it } from 'vitest';
import { lintSample, page, reportLines } from '../../testing/lint-sample.ts';

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
  [
    'models',
    { from_price: 32_990, model_variants: [{ dap_min_price: 36_990 }, { dap_min_price: 39_990 }] },
    '/0/from_price: the model begins at $32,990, but its cheapest version costs $36,990',
  ],
])('CAR-11 CLI-2: in %s, reports %j', (file, entry, expected) => {
  expect(found(file, entry)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['cars', { price: 990 }],
  ['cars', { price: 2_450_000 }],
  ['cars', { price: 0 }],
  ['cars', { price: '12' }],
  ['models', { from_price: 43_990, model_variants: [{ dap_min_price: 43_990 }] }],
  ['models', { from_price: 41_990, model_variants: [{ dap_min_price: 43_990 }, {}] }],
  ['models', { from_price: 41_990 }],
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

const inText = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};

it.each([
  ['The Heron from $41.990 drive away', '«\\$41.990» .*is not how an amount is written here'],
  ['The Heron from $41,9990', '«\\$41,9990»'],
  ['A service for $1,95.00', '«\\$1,95»'],
  ['A truck for $1,990,00', '«\\$1,990,00»'],
  ['Tow bar: <b>was $1,290</b>, now $1,490', '\\$1,490 is no less than \\$1,290'],
  ['Was $2,990 and now only $2,490: save $700', '\\$2,990 less \\$2,490 is \\$500, not \\$700'],
  ['Save up to 150% on accessories', '«Save up to 150%» .*more than the whole price'],
  ['120% off', '«120% off»'],
])('CLI-7: an amount in «%s» is reported', (text, expected) => {
  expect(inText(text)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  'From $41,990, $1,990,000 or $500 drive away; $1.959 a litre; $0.325 per kWh; $12.50',
  'Was $1,490, now $1,290: save $200',
  'Was $1,490. It is now $1,790 with fitting.',
  'Save 100% of the fee, 15% off, and 110% effort',
  'It was $5 more in 2019, and the $20,000, 5-year loan now costs less',
])('CLI-7: amounts in «%s» are accepted', (text) => {
  expect(inText(text)).toEqual([]);
});

it('CLI-7: the price of a young car that lost a digit is reported', () => {
  const car = (changes: object) => ({ price: 3990, year: 2025, simple_body: 'SUV', ...changes });
  const now = '2026-11-21T01:00:00Z';
  const reports = (...cars: readonly object[]) =>
    lintSample({ files: { 'data/cars.json': cars } }, { rule, now }).map(
      ({ finding }) => finding.message,
    );
  expect(reports(car({}))).toEqual(['$3,990 is not plausible for a car of 2025; check the digits']);
  expect(reports(car({ price: 399 }))).toHaveLength(1);
  const innocent = [
    car({ price: 5000 }),
    car({ year: 2020 }),
    car({ simple_body: 'Scooter' }),
    car({ simple_body: undefined }),
    car({ year: undefined }),
  ];
  expect(reports(...innocent)).toEqual([]);
});

describe('CLI-7: prices from which a model begins', () => {
  const models = [
    {
      slug: 'tern',
      name: 'Tern',
      from_price: 44_990,
      model_variants: [{ dap_min_price: 44_990 }, { dap_min_price: 48_490 }],
    },
    { slug: 'tern-tourer', name: 'Tern Tourer', from_price: 54_990 },
  ];
  const cars = [{ id: '1', model: 'Tern', price: 46_500 }];
  const offers = [{ id: 'a', model: { name: 'Tern', slug: 'tern' }, price: 43_990 }];
  const lines = (text: string, path = '/', more: object = {}) => {
    const blocks = [{ type: 'paragraph', data: { text } }];
    const files = {
      'data/models.json': models,
      'data/cars.json': cars,
      'data/offers.json': offers,
      'pages/home.json': page({ path, blocks, ...more }),
    };
    return lintSample({ files }, { rule }).map(
      ({ finding }) => `${finding.pointer} ${finding.message.split(';')[0]}`,
    );
  };
  const at = '/blocks/0/data/text';

  it.each([
    ['The Tern is yours from $41,990 drive away.', 'no Tern costs $41,990'],
    ['Tern: <b>from $41990</b>', 'no Tern costs $41,990'],
    ['The Tern starts at $39,990 drive away.', 'no Tern costs $39,990'],
    ['The Tern Tourer from $51,990', 'no Tern Tourer costs $51,990'],
    ['From $49,990, the Tern is back. A Tern Tourer costs more.', 'no Tern costs $49,990'],
  ])('CLI-7: «%s» is reported', (text, expected) => {
    expect(lines(text)).toEqual([expect.stringContaining(`${at} ${expected}`)]);
  });

  it('CLI-7: a text on the page of a model is about that model, and a price is reported once', () => {
    const seo = { description: 'Seven seats and a tow bar, from $41,990 drive away in NSW 2000.' };
    expect(lines('<b>From $41,990</b> drive away', '/models/tern', { seo })).toHaveLength(1);
    expect(lines('<b>From $41,990</b> drive away', '/models')).toEqual([]);
  });

  it.each([
    'The Tern from $44,990, the Tern Touring from $48,490.',
    'A Tern in stock from $46,500; the Tern on offer from $43,990',
    'Used Terns, and a used Tern, from $31,990',
    'A 2024 Tern from $39,990',
    'The Tern from $41,990 before on-road costs',
    'The Tern from $41,990 + ORC',
    'Tern or Tern Tourer from $51,990 with the Wren',
    'Tow bars for the Tern from $1,990, leather from $12,500',
    'Borrow from $40,000 to $60,000 for a Tern',
    'Terns and terns from $41,990',
    'Boats from $41,990',
    'Look at the Tern at $41,990',
    'From $41,990',
  ])('CLI-6: «%s» is accepted', (text) => {
    expect(lines(text)).toEqual([]);
  });
});
