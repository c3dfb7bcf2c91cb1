/** How often a repayment falls due, with the number of repayments in a year. */
export const frequencies = { Weekly: 52, Fortnightly: 26, Monthly: 12, Yearly: 1 } as const;

/** A name of {@link frequencies}. */
export type Frequency = keyof typeof frequencies;

/** One period of each frequency, as it follows an amount: "$166 a week". */
export const perPeriod: { readonly [F in Frequency]: string } = {
  Weekly: 'a week',
  Fortnightly: 'a fortnight',
  Monthly: 'a month',
  Yearly: 'a year',
};
