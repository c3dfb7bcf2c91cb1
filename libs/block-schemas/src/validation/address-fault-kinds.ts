/** A fault of an address. */
export interface AddressFault {
  readonly kind: 'insecure' | 'local' | 'malformed' | 'no-target' | 'own-domain';
  /** Problem, then solution. */
  readonly message: string;
  /** The address that is probably meant. */
  readonly suggestion?: string;
  /** True if the suggestion leads to the same target for certain. */
  readonly isSafe?: boolean;
}

/** The fault of an address, if any. */
export type Fault = AddressFault | undefined;

/** Returns the fault of an address that is not written as one. */
export const malformed = (message: string, suggestion?: string, isSafe = false): AddressFault => {
  return { kind: 'malformed', message, suggestion, isSafe };
};
