import { describe, expect, it } from 'vitest';
import { readCreditText } from './credit-text.ts';

const claimsIn = (text: string) =>
  readCreditText(text)?.claims.map(({ kind, words }) => `${kind}: ${words}`) ?? [];

describe('CLI-7: claims about credit in a text', () => {
  it.each([
    ['Finance from 2.9% p.a.', 'rate: 2.9% p.a.'],
    ['2,9 % per annum', 'rate: 2,9 % per annum'],
    ['now 2.9%pa', 'rate: 2.9%pa'],
    ['2.9% APR', 'rate: 2.9% APR'],
    // The highest rate that consumer credit may have in Australia.
    ['48% p.a.', 'rate: 48% p.a.'],
    ['29.99% p.a.', 'rate: 29.99% p.a.'],
    ['1% finance', 'rate: 1% finance'],
    ['5.99 per cent fixed', 'rate: 5.99 per cent fixed'],
    ['an interest rate of 5.9%', 'rate: interest rate of 5.9%'],
    ['Rates from just 5.9%', 'rate: Rates from just 5.9%'],
    ['from $89 per week', 'repayment: $89 per week'],
    ['$89* a week', 'repayment: $89* a week'],
    ['$1,089.50/month', 'repayment: $1,089.50/month'],
    ['$89 p/w', 'repayment: $89 p/w'],
    ['$89 weekly', 'repayment: $89 weekly'],
    ['$180 per fortnight', 'repayment: $180 per fortnight'],
    ['No deposit!', 'no-deposit: No deposit'],
    ['zero-deposit finance', 'no-deposit: zero-deposit'],
    ['$0 deposit', 'no-deposit: $0 deposit'],
    ['36 months interest free', 'interest-free: interest free'],
    ['interest-free for a year', 'interest-free: interest-free'],
    ['Pay no interest', 'interest-free: no interest'],
    ['zero percent finance', 'rate: zero percent finance'],
    ['Interest rate of five percent', 'rate: Interest rate of five percent'],
    ['No repayments until 2027', 'repayment: No repayments until'],
    ['Buy now, pay later', 'repayment: Buy now, pay later'],
    ['Tern Touring $99 a week', 'repayment: $99 a week'],
    ['Fuel-efficient cars from $89 a week', 'repayment: $89 a week'],
    ['You won’t find interest-free deals like this anywhere', 'interest-free: interest-free'],
    ['Don’t miss our no deposit offer', 'no-deposit: no deposit'],
    ['Interest-free? No problem', 'interest-free: Interest-free'],
    ['New phone? Drive the Wren for $99 a week', 'repayment: $99 a week'],
    ['Nothing to pay up front', 'repayment: Nothing to pay up front'],
    ['Pay nothing till 2028', 'repayment: Pay nothing till'],
    ['Free finance for twelve months', 'interest-free: Free finance'],
    ['Rates start at 3.9 per cent', 'rate: Rates start at 3.9 per cent'],
    ['3.9%* finance', 'rate: 3.9%* finance'],
    ['Yours from just $12.70 a day', 'repayment: $12.70 a day'],
    ['$5 a day on finance', 'repayment: $5 a day'],
    ['Balloon payment makes it $79/wk', 'repayment: $79/wk'],
    ['GFV: $99 p/w', 'repayment: $99 p/w'],
    ['Fixed rate 5.99% on every new Tern', 'rate: Fixed rate 5.99%'],
    ['Only 0% on the Tern over 3 years', 'rate: 0% on the Tern over 3 years'],
    ['from 4.9% annually', 'rate: 4.9% annually'],
    ['The Wren, less than $11 a day', 'repayment: $11 a day'],
    ['$99/w', 'repayment: $99/w'],
    ['$1,200 p.m.', 'repayment: $1,200 p.m.'],
    ['$99 (weekly)', 'repayment: $99 (weekly)'],
    ['Weekly $99', 'repayment: Weekly $99'],
    ['99 dollars a week', 'repayment: 99 dollars a week'],
    ['Pay $0 for 12 months', 'repayment: Pay $0 for 12'],
    ['6 months no repayments', 'repayment: 6 months no repayments'],
    ['No money down', 'no-deposit: No money down'],
    ['Three months payment free', 'repayment: payment free'],
    ['2.9% p.a. Comparison rate applies.', 'rate: 2.9% p.a.'],
    ['2.9% p.a. Comparison rate available on request.', 'rate: 2.9% p.a.'],
    ['Low rate of 4.99 per cent', 'rate: rate of 4.99 per cent'],
    ['Finance available from 6.49%*', 'rate: Finance available from 6.49%'],
    ['Finance @ 5.9%', 'rate: Finance @ 5.9%'],
    ['Rate: 5.99%', 'rate: Rate: 5.99%'],
    ['New cars at a 5.99% rate', 'rate: 5.99% rate'],
    ['A car loan from 5.99%', 'rate: car loan from 5.99%'],
    ['Loans from just 5.99%', 'rate: Loans from just 5.99%'],
    ['Drive away sooner. Rates now 5.99%', 'rate: Rates now 5.99%'],
    ['From $299 p/m', 'repayment: $299 p/m'],
    ['Repayments as low as $69', 'repayment: Repayments as low as $69'],
    ['Repayments starting from $69', 'repayment: Repayments starting from $69'],
    ['With monthly payments from $299', 'repayment: monthly payments from $299'],
    ['$15 per day over 5 years', 'repayment: $15 per day'],
    ['A Tern for 99 bucks a week', 'repayment: 99 bucks a week'],
    ['Deposit from $0', 'no-deposit: Deposit from $0'],
    ['Deferred payments on every Tern', 'repayment: Deferred payments'],
    ['$30 a week repayments after a car wash', 'repayment: $30 a week'],
  ])('%s: %s', (text, expected) => {
    expect(claimsIn(text)).toEqual([expected]);
  });

  it.each([
    ...[
      '20% off',
      '$39,990',
      '100% electric',
      '98% finance approval',
      '100% finance',
      '3% of cars',
    ],
    ...[
      'Comparison rate 3.47% p.a.',
      '3.47% p.a. comparison rate',
      'comparison rate is 8.12% p.a.',
    ],
    ...['I hold it for 24 hours, no deposit.', 'No deposit to book a test drive', 'no deposits'],
    ...['Wages of $1,200 a week', 'A service plan for $35 a month', 'a 20% deposit', 'Interest in'],
    ...[
      'Wash and vacuum: $20 per week for members.',
      'Parking $15 a week in the yard',
      'We donate $50 a week to the surf club.',
      'Loan car: $99 per week while yours is fixed.',
      'Saves $20 a week on petrol',
      'Hire a ute from $59 a day',
      'Hassle-free finance',
      'Nothing to pay up front to book a service',
      'A free loan car with every service',
      'The radio show raised $500 a week in its first season',
    ],
    ...['Save 10% on tyres', 'Save 10% on tyres over 2 years', '0% ethanol', 'a 5.99% discount'],
    ...['open 7 days a week', '$99 service', '12 months no-fault warranty', 'No money back'],
    ...['Weekly specials: $99 wheel alignment', 'Pay $0 for your first service'],
    ...[
      'The fixed rate of GST is 10%',
      '40% recycled steel on every Tern',
      'Sales rose 5% annually',
    ],
    ...[
      'Charge at home for less than $3 a day',
      'Under $30 for a wash',
      'No speed limit down south',
    ],
    ...['No interest in selling? We list it for you.', '2 weeks from $500 down', ''],
  ])('%j has none', (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  it('CLI-7: a comparison rate needs its figure, and is no rate itself', () => {
    const read = (text: string) => readCreditText(text);
    expect(read('What is a comparison rate? See the fees.')?.hasComparisonRate).toBe(false);
    expect(read('2.9% p.a. (comparison rate 3.47% p.a.)')).toMatchObject({
      rates: ['2.9'],
      hasComparisonRate: true,
    });
    expect(read('2.9% p.a. comparison rate 3.47%')?.rates).toEqual(['2.9']);
  });

  it('CLI-7: the words of the warning count in their order', () => {
    const warning = 'WARNING: This comparison rate is true only for the examples given.';
    expect(readCreditText(warning)?.hasWarning).toBe(true);
    expect(readCreditText(`${warning.slice(9)} ${warning.slice(0, 8)} fees`)?.hasWarning).toBe(
      false,
    );
  });

  it.each([
    ['Australian Credit Licence 123456', 'full'],
    ['Australian credit licence number: 123456', 'full'],
    ['Credit representative no. 123456', 'full'],
    ['ACL 123456', 'initials'],
    ['Motor dealer licence 123456', undefined],
    ['Australian credit licence', undefined],
  ])('%j: licence %s', (text, expected) => {
    expect(readCreditText(text)?.licence).toBe(expected);
  });

  it('CLI-7: a long text is read in linear time', () => {
    for (const part of ['warning comparison rate ', '1% ', 'no deposit ', '$1 a ', '1,1', 'rates '])
      expect(readCreditText(`% ${part.repeat(20_000)}`)).not.toBeNull();
  });
});
