import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';

const rule = 'comparison-rate-missing';
const warning = 'WARNING: This comparison rate is true only for the examples given.';
const run = (files: Readonly<Record<string, object>>) => reportLines({ files }, { rule });
const offer = (data: object, region = 'AU') =>
  run({ 'site.json': settings({ region }), 'data/offers.json': [{ id: 'a', ...data }] });
const calculator = (data: object) =>
  run({ 'pages/home.json': page({ blocks: [{ type: 'financeCalculator', data }] }) });

it('CLI-2: a calculator needs the comparison rate and the warning', () => {
  expect(calculator({})[0]).toMatch(/:11:15 «"financeCalculator"» .*without a comparison rate/);
  expect(calculator({ disclaimer: 'Comparison rate 8.12% p.a.' })[0]).toMatch(
    /:13:23 «"Comparison rate 8.12% p.a."» .*without the warning/,
  );
  expect(calculator({ disclaimer: `Comparison rate 8.12% p.a. ${warning}` })).toEqual([]);
});

it.each(['2.9% p.a.', '2.9 % per annum', '2,9%  p.a', '1% finance'])(
  'CLI-2: an offer of %s needs them too, in Australia',
  (figure) => {
    expect(offer({ figure })).toEqual([expect.stringContaining(`«"${figure}"» warning`)]);
    expect(offer({ figure, condition: 'Comparison rate 3% p.a.', disclaimer: warning })).toEqual(
      [],
    );
    expect(offer({ figure }, 'NZ')).toEqual([]);
  },
);

it.each(['20% off', '$39,990', '100% electric'])('CLI-2: %s is no rate', (figure) => {
  expect(offer({ figure })).toEqual([]);
});

it('CLI-2: the rate of weekly repayments stands beside its comparison rate', () => {
  const cars = (changes: object) => run({ 'site.json': settings({ settings: { cars: changes } }) });
  expect(cars({ interest: 7.49 })).toEqual([expect.stringContaining('«7.49» warning')]);
  expect([cars({}), cars({ interest: 7.49, comparisonRate: 8.12 })]).toEqual([[], []]);
});

it('CLI-2: the words of the warning count in their order; a long text is looked at in a moment', () => {
  const all = `Comparison rate 8% p.a. ${warning}`;
  expect(calculator({ disclaimer: all.replace('WARNING: ', '') })[0]).toContain('the warning');
  expect(calculator({ disclaimer: 'Warning comparison rate '.repeat(20_000) })).toHaveLength(1);
});
