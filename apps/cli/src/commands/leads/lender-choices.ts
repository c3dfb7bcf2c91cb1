/** Values of `--lender`; `missing` is what the lender does not have for certain. */
export const lenderChoices = [
  ...(['missing', 'not-reached', 'unknown', 'declined', 'queued'] as const),
  ...(['pending', 'accepted', 'all'] as const),
];
export type LenderChoice = (typeof lenderChoices)[number];
