import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'rate-implausible';
const found = (files: Record<string, object>) =>
  lintSample({ files }, { rule }).map(({ finding }) => finding.pointer);
const inSettings = (cars: object) => found({ 'site.json': settings({ settings: { cars } }) });
const inCalculator = (interest: object) =>
  found({
    'pages/home.json': page({ blocks: [{ type: 'financeCalculator', data: { interest } }] }),
  });
const inOffer = (loan: unknown) => found({ 'data/offers.json': [{ id: 'a', loan }] });

it('CLI-2: reports a rate that is a fraction of 1', () => {
  expect(inSettings({ interest: 0.0749 })).toEqual(['/settings/cars/interest']);
  expect(inCalculator({ default: 0.1195 })).toEqual(['/blocks/0/data/interest/default']);
  expect(inOffer({ annualRate: 0.029, comparisonRate: 3.4 })).toEqual(['/0/loan/annualRate']);
});

it('CLI-2: reports a comparison rate below the rate; those of offers are contradictions of the offer', () => {
  expect(inSettings({ interest: 7.49, comparisonRate: 6.1 })).toEqual([
    '/settings/cars/comparisonRate',
  ]);
  expect(inCalculator({ default: 11.95, comparisonRate: 5 })).toEqual([
    '/blocks/0/data/interest/comparisonRate',
  ]);
  expect(inOffer({ annualRate: 3.9, comparisonRate: 3.4 })).toEqual([]);
});

it('CLI-7: reports a comparison rate far above the rate', () => {
  expect(inSettings({ interest: 7.49, comparisonRate: 81.2 })).toEqual([
    '/settings/cars/comparisonRate',
  ]);
  expect(inOffer({ annualRate: 2.9, comparisonRate: 34.7 })).toEqual(['/0/loan/comparisonRate']);
  expect(inOffer({ annualRate: 0, comparisonRate: 9.9 })).toEqual([]);
});

it('CLI-2: reports prices in cents', () => {
  expect(inSettings({ runningCosts: { petrolPrice: 95, electricityPrice: 32 } })).toEqual([
    '/settings/cars/runningCosts/electricityPrice',
    '/settings/cars/runningCosts/petrolPrice',
  ]);
});

it.each([
  { interest: 7.49, comparisonRate: 8.12 },
  { interest: 0, comparisonRate: 0 },
  { interest: 0.5 },
  { runningCosts: { petrolPrice: 2.1, dieselPrice: 2.3, electricityPrice: 0.32 } },
  { interest: '7.49' },
  { interest: 749, comparisonRate: 8.12 },
  {},
])('CLI-2: accepts, or leaves to validation, %j', (cars) => {
  expect(inSettings(cars)).toEqual([]);
  expect(inCalculator({ default: 0, comparisonRate: 0 })).toEqual([]);
  expect(inOffer(null)).toEqual([]);
});

it('CLI-7: a disclaimer with another comparison rate than the calculator has is reported', () => {
  const disclaimed = (disclaimer: string, interest: object = {}) => {
    const data = { interest: { default: 11.95, comparisonRate: 13.2, ...interest }, disclaimer };
    return lintSample(
      { files: { 'pages/home.json': page({ blocks: [{ type: 'financeCalculator', data }] }) } },
      { rule },
    ).map(({ finding }) => finding.message);
  };
  expect(disclaimed('An estimate. Comparison rate 12.3% p.a.')).toEqual([
    '"Comparison rate 12.3%" is not the comparison rate of the calculator, 13.2%; correct one of them',
  ]);
  expect(disclaimed('An estimate. Comparison rate of 13.20% p.a.')).toEqual([]);
  expect(disclaimed('Comparison rate 12.3%, or comparison rate 14.1% for older cars.')).toEqual([]);
  expect(disclaimed('Comparison rate 12.3%', { comparisonRate: undefined })).toEqual([]);
  expect(disclaimed('Comparison rate 12.3%', { comparisonRate: 11 })).toHaveLength(1);
});
