/** Declarations of `build/value-validators.js`, which `npm run codegen` compiles from values.json. */
import type values from './values.json';

/** A kind of value. */
export type ValueKind = keyof (typeof values)['$defs'];

/** Checks a value. @returns the first keyword of the schema that the value fails, undefined if valid */
export type ValueValidator = (
  value: unknown,
) => 'type' | 'maxLength' | 'minLength' | 'pattern' | undefined;

export const validators: Readonly<Record<ValueKind, ValueValidator>>;
