/** Reason why an address is wrong or unwise. */
export interface AddressError {
  readonly kind:
    'insecure' | 'local' | 'malformed' | 'no-target' | 'own-domain' | 'private' | 'tracked';
  /** Problem, then solution. */
  readonly message: string;
  /** The address that is probably meant. */
  readonly suggestion?: string;
  /** True if the suggestion leads to the same target for certain. */
  readonly isSafe?: boolean;
}

/** Returns the error of a text that is not written as an address. */
export const malformed = (message: string, suggestion?: string, isSafe = false): AddressError => {
  return { kind: 'malformed', message, suggestion, isSafe };
};
