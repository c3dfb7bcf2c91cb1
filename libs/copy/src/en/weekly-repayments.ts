const depositOf = (deposit: string | undefined): string =>
  deposit === undefined ? 'without a deposit' : `with a deposit of ${deposit}`;

/** Weekly repayments of a car and their terms. All go to the browser, too. */
export const weeklyRepayments = {
  heading: 'What it costs a week',
  forTerm: (term: string) => `a week for ${term}`,
  deposit: 'Deposit',
  term: 'Paid back over',
  car: 'The car',
  borrowed: 'You borrow',
  interest: 'Interest',
  askFinance: 'Ask about finance',
  rate: (rate: string) => `${rate} p.a.`,
  comparisonRate: 'comparison rate',
  interestRate: 'interest rate',
  perYear: (name: string) => `p.a. ${name}`,
  rateCompared: (rate: string, comparison: string) =>
    `${rate} p.a. (comparison rate ${comparison} p.a.)`,
  noFee: 'No establishment fee applies.',
  fee: (fee: string) => `An establishment fee of ${fee} applies.`,
  offers: 'Weekly figures are estimates without fees, not an offer of finance.',
  notAnOffer: 'This is an estimate, not an offer of finance.',
  total: (rate: string, total: string, deposit?: string) =>
    `*At ${rate}, repayments total ${total}, ${depositOf(deposit)} and excluding fees.`,
  terms: (term: string, rate: string) =>
    `*Weekly figures are estimates over ${term} at ${rate}, without a deposit and excluding fees.`,
  basis: (term: string, rate: string, deposit?: string) =>
    `Over ${term} at ${rate}, ${depositOf(deposit)}`,
  summary: (payment: string, term: string, rate: string, deposit?: string) =>
    `${payment} a week over ${term} at ${rate}, ${depositOf(deposit)}`,
  sent: 'We’ll send your estimate with your enquiry:',
  otherTerms: 'Other terms',
  termColumn: 'Term',
  weekColumn: 'A week',
};
