/** Declarations of `build/value-validators.js`, which `npm run codegen` compiles from values.json. */
import type values from './values.json';

/** A kind of value. */
export type ValueKind = keyof (typeof values)['$defs'];

/** Returns true for a valid value, else leaves the first error in `errors`. */
export interface ValueValidator {
  (value: unknown): boolean;
  errors?: readonly { readonly keyword: string }[] | null;
}

export const validators: Readonly<Record<ValueKind, ValueValidator>>;
