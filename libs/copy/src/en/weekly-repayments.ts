import { feeOf } from './repayment-fee.ts';

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
  carAndFee: 'The car and the fee',
  borrowedAndFee: 'You borrow, with the fee',
  interest: 'Interest',
  askFinance: 'Ask about finance',
  rate: (rate: string) => `${rate} p.a.`,
  comparisonRate: 'comparison rate',
  interestRate: 'interest rate',
  perYear: (name: string) => `p.a. ${name}`,
  rateCompared: (rate: string, comparison: string) =>
    `${rate} p.a. (comparison rate ${comparison} p.a.)`,
  noFee: 'No establishment fee applies.',
  offers: (fee?: string) =>
    `Weekly figures are estimates ${feeOf(fee)}. They’re not an offer of finance.`,
  notAnOffer: 'This is an estimate, not an offer of finance.',
  inAll: (total: string, fee?: string) =>
    `${total} in all${fee === undefined ? '' : `, ${fee} fee included`}`,
  total: (rate: string, total: string, deposit?: string, fee?: string) =>
    `*At ${rate}, repayments total ${total}, ${depositOf(deposit)} and ${feeOf(fee)}.`,
  terms: (term: string, rate: string, fee?: string) =>
    `*Weekly figures are estimates over ${term} at ${rate}, without a deposit and ${feeOf(fee)}.`,
  basis: (term: string, rate: string, deposit: string | undefined, inAll: string) =>
    `Over ${term} at ${rate}, ${depositOf(deposit)}: repayments of ${inAll}`,
  summary: (payment: string, term: string, rate: string, deposit?: string, fee?: string) =>
    `${payment} a week over ${term} at ${rate}, ${depositOf(deposit)}${fee === undefined ? '' : `, ${feeOf(fee)}`}`,
  sent: 'We’ll send your estimate with your enquiry:',
  otherTerms: 'Other terms',
  termColumn: 'Term',
  weekColumn: 'A week',
};
