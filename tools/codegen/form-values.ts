import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './schema-files.ts';
import { compileValidators } from './validators.ts';

/** Source of the library for forms. */
export const formsSource = join(import.meta.dirname, '../../libs/forms/src');

/** The schema of what fields may hold; its definitions are the kinds of values. */
export const readFormValues = (): JsonSchema =>
  JSON.parse(readFileSync(join(formsSource, 'fields/values.json'), 'utf8')) as JsonSchema;

/**
 * Compiles every kind of value to a validator that stops at the first fault. They go to the browser,
 * so the module holds nothing else.
 */
export const generateValueValidators = (values: JsonSchema): Promise<string> =>
  compileValidators(
    [values],
    Object.fromEntries(
      Object.keys(values.$defs!).map((kind) => [kind, `${values.$id}#/$defs/${kind}`]),
    ),
    false,
  );

/** Declarations of that module. */
export function generateValueValidatorTypes(values: JsonSchema): string {
  const kinds = Object.keys(values.$defs!).map((kind) => `'${kind}'`);
  return `/* Generated from src/fields/values.json by \`npm run codegen\`. Do not edit. */

/** A kind of value. */
export type ValueKind =
  | ${kinds.join('\n  | ')};

/** True if the value fits; else \`errors\` holds the first fault. */
export interface ValueValidator {
  (value: unknown): boolean;
  errors?: readonly { readonly keyword: string }[] | null;
}

export const validators: Readonly<Record<ValueKind, ValueValidator>>;
`;
}
