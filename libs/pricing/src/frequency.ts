/** Repayment frequencies, with the number of repayments in a year. */
export const frequencies = { Weekly: 52, Fortnightly: 26, Monthly: 12, Yearly: 1 } as const;

/** A name of {@link frequencies}. */
export type Frequency = keyof typeof frequencies;
