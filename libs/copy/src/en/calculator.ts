import { feeOf } from './repayment-fee.ts';

/** The finance calculator. Each goes to the browser, too. */
export const calculator = {
  name: 'Finance calculator',
  result: 'Estimated repayment',
  frequency: 'How often you pay',
  frequencies: {
    Weekly: 'Weekly',
    Fortnightly: 'Fortnightly',
    Monthly: 'Monthly',
    Yearly: 'Yearly',
  },
  /** As they follow an amount: "$166 a week". */
  periods: {
    Weekly: 'a week',
    Fortnightly: 'a fortnight',
    Monthly: 'a month',
    Yearly: 'a year',
  },
  amount: 'You borrow',
  amountField: 'Amount you borrow, in dollars',
  tooLittle: (min: string) => `The least you can borrow is ${min}.`,
  tooMuch: (max: string) => `The most you can borrow is ${max}.`,
  term: 'Paid back over',
  years: (years: string) => `${years} ${years === '1' ? 'year' : 'years'}`,
  rate: 'Interest rate',
  perYear: 'p.a.',
  atRate: (name: string, rate: string) => `${name} at ${rate} p.a.`,
  car: 'The car',
  carAndFee: 'The car and the fee',
  interest: 'Interest',
  total: (total: string, term: string, fee?: string) =>
    `${total} in repayments over ${term}, ${feeOf(fee)}.`,
  totalWithInterest: (total: string, term: string, interest: string, fee?: string) =>
    `${total} in repayments over ${term}, ${interest} of it interest, ${feeOf(fee)}.`,
  announcement: (payment: string, period: string, total: string, term: string, fee?: string) =>
    `${payment} ${period}, ${total} in repayments over ${term}, ${feeOf(fee)}`,
  terms: (rate: string, term: string, amount: string) =>
    `Estimate only, at ${rate} p.a. over ${term} on ${amount} borrowed.`,
  compare: 'Compare terms',
  compared: (amount: string, rate: string) => `${amount} at ${rate} p.a.`,
  termColumn: 'Term',
  repaymentColumn: (period: string) => `Repayment ${period}`,
  totalColumn: 'Total repayments',
};
