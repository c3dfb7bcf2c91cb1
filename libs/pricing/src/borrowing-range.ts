/** Amounts that the lender finances, in dollars: the range of its loans in both countries. */
export const borrowingRange = { min: 5_000, max: 150_000 } as const;

/** Returns true if the lender finances an amount: a price less the deposit. */
export const canBorrow = (amount: number): boolean =>
  amount >= borrowingRange.min && amount <= borrowingRange.max;
