/** Error of one field of a record. */
export interface FieldError {
  readonly field: string;
  /** As the feed has it. */
  readonly value: string;
  readonly reason: string;
}

/** A record's value for a field, an error, or a value that the field can't have. */
export type FieldReading =
  | {
      readonly value: unknown;
      readonly warning?: FieldError | undefined;
      /** Entries of a list that are left out. */
      readonly repair?: FieldError | undefined;
    }
  | { readonly error: FieldError }
  /** The value can't be used, and the car is imported without it. */
  | { readonly unusable: FieldError };
