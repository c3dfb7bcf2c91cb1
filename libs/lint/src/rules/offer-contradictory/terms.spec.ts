import { describe, expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { settings } from '../../testing/lint-sample.ts';

const rule = 'offer-contradictory';
const models = [
  { slug: 'tern', name: 'Tern' },
  { slug: 'wren', name: 'Wren' },
  { slug: 'tern-tourer', name: 'Tern Tourer' },
];
const lines = (offer: object, cars: object = { establishmentFee: 295 }) =>
  reportLines(
    {
      files: {
        'site.json': settings({ region: 'NZ', settings: { cars } }),
        'data/models.json': models,
        'data/offers.json': [{ id: 'a', ...offer }],
      },
    },
    { rule },
  );

const loan = { annualRate: 2.9, years: 3, depositPercent: 20 };
const tern = { model: { slug: 'tern', name: 'Tern' }, figure: '2.9% p.a.', price: 48_490, loan };

describe('CLI-7: the terms of a loan', () => {
  it.each([
    [{ ...tern, condition: 'Five years, 20% deposit' }, '«Five years» .*loan’s years, 3'],
    [{ ...tern, condition: 'Three years, no deposit' }, '«no deposit» .*depositPercent, 20'],
    [{ ...tern, condition: 'Three years, 30% deposit' }, '«30% deposit»'],
    [{ ...tern, heading: 'Tern Touring on five-year finance' }, '«five-year»'],
    [{ ...tern, description: 'On 60 month terms.' }, '«60 month»'],
    [{ ...tern, loan: { annualRate: 2.9, years: 3 }, condition: '20% deposit' }, 'Percent, 0,'],
    [
      { heading: 'Tern finance over three years', description: '$243 a week for five years.' },
      '«five years» .*contradicts "over three years" of the same offer',
    ],
    [
      { ...tern, loan: { ...loan, depositPercent: 0.2 }, condition: 'With a 20% deposit' },
      '«0.2» .*write 20 for 20%',
    ],
  ])('CLI-7: %j are contradicted', (offer, expected) => {
    expect(lines(offer)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    { ...tern, condition: 'Three years, 20% deposit' },
    { ...tern, condition: '36 months, 20% deposit' },
    // Validation refuses years above 10.
    { ...tern, loan: { ...loan, years: 36 }, condition: 'Three years, 20% deposit' },
    { ...tern, description: 'Five-year warranty, no deposit needed for a test drive.' },
    { ...tern, condition: 'Five years, unlimited kilometres, servicing and finance' },
    { ...tern, description: 'Up to seven years finance, or over three to five years.' },
    { ...tern, disclaimer: 'Comparison rate for a loan of $30,000 over five years.' },
    { ...tern, description: 'Cars over ten years old are not part of it.' },
    { ...tern, heading: 'Five years, no worries' },
    { figure: '5 years', condition: 'Or 75,000 km, whichever comes first' },
    { ...tern, loan: { ...loan, depositPercent: 0 }, condition: 'No deposit' },
  ])('CLI-7: %j are not', (offer) => {
    expect(lines(offer)).toEqual([]);
  });
});

describe('CLI-7: repayments', () => {
  const words = {
    heading: 'Tern finance over three years',
    figure: '4.9% p.a.',
    condition: '30% deposit, establishment fee $295, $37,962 in repayments, fee included',
    description: 'On a Tern at $49,990 that is $243 a week for three years.',
  };
  it.each([
    [{ ...words, description: 'On a $49,990 Tern, $2,430 a week.' }, '«\\$2,430 a week» .*\\$243'],
    [{ ...words, description: 'At $49,990 that is $234 a week.' }, '\\$243 a week'],
    [{ ...words, condition: '30% deposit, $57,962 in repayments' }, 'come to \\$37,962'],
    [{ ...tern, description: 'Only $2,600/month.' }, '«\\$2,600/month» .*\\$1,13'],
    [
      { price: 49_990, description: '$2,430 a week.' },
      '\\$126,360 in a year for a car at \\$49,990',
    ],
  ])('CLI-7: %j are not those of the terms', (offer, expected) => {
    expect(lines(offer)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    words,
    { ...words, condition: '30% deposit' },
    // Without the fee.
    { ...words, description: 'On a Tern at $49,990 that is $241 a week for three years.' },
    { ...tern, description: 'You save $60 a week on fuel, or rent one for $890 a week.' },
    { ...words, description: 'On a Tern at $49,990, $150 a week and a final payment of $18,000.' },
    { price: 49_990, description: 'From $249 a week.' },
    { price: 49_990, description: '$500 off. Was $52,990, from $49,990.' },
  ])('CLI-7: %j are those of the terms', (offer) => {
    expect(lines(offer)).toEqual([]);
  });
});

describe('CLI-7: a price that words take from another', () => {
  const off = { figure: '$3,000 off', condition: 'Off a $69,990 car: $66,990', price: 66_990 };
  it.each([
    [{ ...off, price: 69_990 }, '«69990» .*leaves \\$66,990, not \\$69,990'],
    [{ ...off, condition: 'Off a $69,990 car: $67,990' }, '«\\$67,990» .*leaves \\$66,990'],
    [{ price: 66_990, condition: 'Was $69,990, now $65,990' }, '«now \\$65,990» .*\\$66,990'],
    [{ price: 66_990, heading: 'Drover, was $62,990' }, '«was \\$62,990» .*no more than'],
  ])('CLI-7: %j is reported', (offer, expected) => {
    expect(lines(offer)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    off,
    {
      figure: '$2,500 off',
      condition: 'Off the window price of $66,490 drive away',
      price: 63_990,
    },
    { figure: '$500 off', condition: 'Off any car above $20,000' },
    { price: 66_990, condition: 'Was $69,990, now $66,990 (auto $68,990)' },
    { price: 66_990, heading: 'Drover, was $69,990' },
  ])('CLI-7: %j is accepted', (offer) => {
    expect(lines(offer)).toEqual([]);
  });
});

describe('CLI-7: the model of an offer', () => {
  it.each([
    [{ ...tern, heading: 'Wren Touring on three-year finance' }, '«Wren» .*offer is for the Tern'],
    [{ ...tern, href: '/models/wren?colour=red' }, '«"/models/wren.*leads to the Wren'],
    [{ ...tern, linkText: 'See the Wren' }, '«Wren» .*the link names the Wren'],
    [{ ...tern, image: { alt: 'A red Wren' } }, '«Wren» .*the picture names the Wren'],
  ])('CLI-7: %j is contradicted', (offer, expected) => {
    expect(lines(offer)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    { ...tern, heading: 'A Tern for your Wren', href: '/models/tern' },
    { ...tern, heading: 'For Wren owners', href: '/specials' },
    { ...tern, heading: 'Trade in your Wren', href: '/models/tern-tourer' },
    { ...tern, heading: 'Wrenched down to $48,490' },
  ])('CLI-7: %j is not', (offer) => {
    expect(lines(offer)).toEqual([]);
  });
});

describe('CLI-7: what an offer takes off', () => {
  it.each([
    [{ figure: '$50,000 off', price: 41_990 }, '«"\\$50,000 off"» .*no less than the price'],
    [{ figure: '200% off' }, 'more than the whole price'],
    [
      { condition: 'Was $45,990, now $41,990. Save $5,000.' },
      '«was \\$45,990, now \\$41,990. Save \\$5,000» .*is \\$4,000, not \\$5,000',
    ],
  ])('CLI-7: %j', (offer, expected) => {
    expect(lines(offer)).toEqual([expect.stringMatching(new RegExp(expected, 'i'))]);
  });

  it.each([
    { figure: '$3,000 off', price: 41_990 },
    { figure: '$500 off' },
    { figure: '$3,000 off', price: 66_990, heading: 'Now $69,990 less $3,000' },
    { figure: '100% off delivery' },
    { condition: 'Was $45,990, now $41,990. Save $4,000.' },
  ])('CLI-7: not %j', (offer) => {
    expect(lines(offer)).toEqual([]);
  });
});
