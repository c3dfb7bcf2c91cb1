import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';

const rule = 'offer-contradictory';
const lines = (offer: object, file = 'data/offers.json') =>
  reportLines({ files: { [file]: [null, { id: 'a', ...offer }] } }, { rule });

const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 5 };

it.each([
  [{ figure: '2.9% p.a.', loan: { ...loan, annualRate: 3.2 } }, '«"2.9% p.a."» .*is 3.2%'],
  [{ figure: 'From 2.9%', loan: { ...loan, annualRate: 3.2 } }, 'a rate of 2.9%'],
  [{ loan: { ...loan, annualRate: 3.9 } }, '«3.47» .*below the annualRate of 3.9%'],
  [{ figure: '$39,990', price: 49_990 }, 'is \\$39,990, but the price is \\$49,990'],
  [
    { disclaimer: 'Stock is limited. Ends 30 November.', ends_on: '2026-12-31' },
    '«Ends 30 November» .*contradicts ends_on, 2026-12-31',
  ],
  [{ condition: 'Sale on until Sunday 5th May', ends_on: '2027-05-06' }, 'contradicts'],
  [{ disclaimer: 'Valid until 31 Dec 2027', ends_on: '2026-12-31' }, 'contradicts'],
  [{ disclaimer: 'Offer ends 30 June 2027.' }, '«ends 30 June 2027» .*: "2027-06-30"'],
  [{ condition: 'Until 24 December 2026' }, '«Until 24 December 2026» .*: "2026-12-24"'],
  [{ description: 'Offer ends 30 June.' }, 'add ends_on$'],
])('CLI-2: %j contradicts itself', (offer, expected) => {
  expect(lines(offer)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  { figure: '2.9% p.a.', loan },
  { figure: '2.90%', loan },
  { figure: '10% off accessories', loan },
  { figure: '2.9% p.a.' },
  { figure: '$39,990', price: 39_990 },
  { figure: 'Save $6,000', price: 39_990 },
  { figure: '$500 a month', price: 39_990 },
  { figure: '$44,990 drive away', condition: '$39,990 plus on-roads', price: 44_990 },
  { disclaimer: 'Offer ends 31 December.', ends_on: '2026-12-31' },
  { disclaimer: 'Ends 31 Dec 2026, orders by 30 June 2027.', ends_on: '2026-12-31' },
  { disclaimer: 'No repayments until 30 June 2027.', ends_on: '2026-12-31' },
  { disclaimer: 'Ends 31 February', ends_on: '2026-12-31' },
  { disclaimer: 'Ends 30 November', ends_on: 'soon' },
  // An ends_on would only bring offer-ended, which reports the text itself.
  { disclaimer: 'Offer ends 30 June 2025.' },
  { figure: 5, price: '5', loan: { annualRate: '5' } },
])('CLI-2: %j does not', (offer) => {
  expect(lines(offer)).toEqual([]);
});

it('CLI-2: other data is not read', () => {
  expect(lines({ figure: '$39,990', price: 49_990 }, 'data/winter.json')).toEqual([]);
});

it('CLI-7: an offer names its model and maker as the model does', () => {
  const models = [
    { slug: 'tern', name: 'Tern', manufacturer_name: 'Aldermoor' },
    { slug: 'wren', name: 'Wren', manufacturer_name: 'Aldermoor' },
  ];
  const found = (name: string, manufacturer?: string) => {
    const offer = { id: 'a', model: { slug: 'tern', name }, manufacturer };
    return reportLines(
      { files: { 'data/models.json': models, 'data/offers.json': [offer] } },
      { rule },
    );
  };
  expect(found('Wren')).toEqual([expect.stringContaining('"tern" is that of the Tern')]);
  expect(found('Wren', 'Aldermoro')).toHaveLength(1);
  expect(found('Tern', 'Aldermoro')).toEqual([
    expect.stringContaining('"Aldermoro" does not make the Tern, which is a Aldermoor'),
  ]);
  expect(found('Tern Touring', 'ALDERMOOR')).toEqual([]);
});

it('CLI-7: a maker that is misspelt where its model is, is not reported at the offer', () => {
  const makers = [
    { slug: 'tern', name: 'Tern', manufacturer_name: 'Aldermoor' },
    { slug: 'wren', name: 'Wren', manufacturer_name: 'Aldermor' },
  ];
  const offer = { id: 'a', model: { slug: 'wren', name: 'Wren' }, manufacturer: 'Aldermoor' };
  const files = { 'data/models.json': makers, 'data/offers.json': [offer] };
  expect(reportLines({ files }, { rule: 'offer-contradictory' })).toEqual([]);
});
