import type { Finding } from '../findings.ts';
import type { RawError } from '#validators';
import { wordingOf } from './error-wording.ts';
import { schemasAt } from './schema-lookup.ts';
import { typeWords, type Wording } from './words.ts';

/** Longest value that a message quotes. */
const maxQuoted = 60;

/** Returns the wording for a value whose schema names the lint rule that its errors belong to. */
function ruleWording(
  { keyword, instancePath }: RawError,
  value: unknown,
  root: string,
  { message }: Wording,
): Partial<Wording> {
  const shape = schemasAt(root, instancePath).find((each) => each['x-rule'] !== undefined);
  if (shape === undefined) return {};
  // For a pattern this is the schema's message already, with the correction if there is one.
  const problem = keyword === 'pattern' ? message : (shape['x-message'] as string);
  const isQuoted =
    typeof value === 'number' || (typeof value === 'string' && value.length <= maxQuoted);
  return {
    rule: shape['x-rule'] as Finding['rule'],
    message: isQuoted ? `${JSON.stringify(value)} is ${problem}` : problem,
  };
}

/**
 * Finding for an error as ajv reports it.
 * @param value the invalid value. @param root `$id` of the compiled schema. @param base pointer put before the error's own.
 */
export const findingFor = (
  error: RawError,
  value: unknown,
  root: string,
  base: string,
): Finding => {
  const wording = wordingOf(error, value, root);
  return {
    severity: 'error',
    pointer: base + error.instancePath,
    ...wording,
    ...ruleWording(error, value, root, wording),
  };
};

/** Finding for a value that matches none of several shapes. */
export const noShapeFits = (types: readonly unknown[], pointer: string): Finding => ({
  rule: 'wrong-type',
  severity: 'error',
  pointer,
  message: `must be ${[...new Set(types.map(typeWords))].join(' or ')}`,
});
