/* Generated from src/fields/values.json by `npm run codegen`. Do not edit. */

/** A kind of value. */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phoneAU'
  | 'phoneNZ'
  | 'number'
  | 'currency'
  | 'date'
  | 'datetime'
  | 'rego'
  | 'odometer'
  | 'postcode'
  | 'year';

/** True if the value fits; else `errors` holds the first fault. */
export interface ValueValidator {
  (value: unknown): boolean;
  errors?: readonly { readonly keyword: string }[] | null;
}

export const validators: Readonly<Record<ValueKind, ValueValidator>>;
