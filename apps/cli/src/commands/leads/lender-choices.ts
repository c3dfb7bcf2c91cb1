/** Values of `--lender`; `missing` selects all applications that are not known to have arrived. */
export const lenderChoices = [
  ...(['missing', 'not-reached', 'unknown', 'declined', 'queued'] as const),
  ...(['pending', 'accepted', 'all'] as const),
];
export type LenderChoice = (typeof lenderChoices)[number];
