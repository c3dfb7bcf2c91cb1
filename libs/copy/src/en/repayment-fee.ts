/** Returns what repayments say about fees: 'including an establishment fee of $295'. */
export const feeOf = (fee: string | undefined): string =>
  fee === undefined ? 'excluding fees' : `including an establishment fee of ${fee}`;
