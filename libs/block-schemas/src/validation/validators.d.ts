/** Declarations of the modules in `build`, which `npm run codegen` compiles from the schemas. */
import type { BlockType } from '../generated/block-types.ts';
import type { Entities } from '../generated/types.ts';

/** An error as ajv reports it. */
export interface RawError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A compiled schema: returns true for a valid value, else leaves the errors in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: RawError[] | null;
}

/** Name of a compiled schema. */
export type ValidatorName =
  | 'block'
  | 'customComponent'
  | 'domains'
  | 'importMapping'
  | 'lintConfig'
  | 'page'
  | 'site'
  | `block:${BlockType}`
  | `entity:${keyof Entities}`;

export const validators: Readonly<Record<ValidatorName, Validator>>;
