import { repairFor } from './pattern-repair.ts';
import type { Finding } from '../findings.ts';
import type { RawError } from '#validators';
import { isObject } from '@forecourt/json';
import { addressError } from './address-error.ts';
import { schemasAt } from './schema-lookup.ts';
import { didYouMean } from './suggest.ts';

const quoted = (values: unknown): string =>
  (values as unknown[]).map((value) => JSON.stringify(value)).join(', ');

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const typeWords = (type: unknown): string =>
  (Array.isArray(type) ? type : String(type).split(','))
    .map((name) => typeNames[name as string])
    .join(' or ');

const plural = (count: unknown, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;

type Wording = Pick<Finding, 'rule' | 'message'> &
  Partial<Pick<Finding, 'property' | 'suggestion'>>;

/** Rule and message for an error, for every keyword that the schemas use. */
function wordingOf(error: RawError, value: unknown, root: string): Wording {
  const { keyword, params } = error;
  switch (keyword) {
    case 'additionalProperties': {
      const property = String(params.additionalProperty);
      const shapes = schemasAt(root, error.instancePath);
      const known = [...new Set(shapes.flatMap((shape) => Object.keys(shape.properties ?? {})))];
      const meant = didYouMean(property, known);
      // A second member of that name would take the place of the first.
      const isThere = meant !== undefined && isObject(value) && Object.hasOwn(value, meant);
      const suggestion = isThere ? undefined : meant;
      const list = known.length > 0 && known.length <= 12 ? `; known are ${quoted(known)}` : '';
      const both = isThere ? ' It is here as well, so remove one of the two' : '';
      const hint = meant ? `, did you mean "${meant}"?${both}` : list;
      return {
        rule: 'unknown-property',
        property,
        message: `unknown property "${property}"${hint}`,
        suggestion,
      };
    }
    case 'required':
    case 'dependentRequired':
      return {
        rule: 'missing-property',
        message: `missing property "${String(params.missingProperty)}"`,
      };
    case 'type':
      return { rule: 'wrong-type', message: `must be ${typeWords(params.type)}` };
    case 'enum': {
      const allowed = params.allowedValues as unknown[];
      const texts = allowed.filter((item): item is string => typeof item === 'string');
      const suggestion = typeof value === 'string' ? didYouMean(value, texts) : undefined;
      const hint = suggestion ? `, did you mean "${suggestion}"?` : '';
      return {
        rule: 'not-allowed',
        message: `must be one of ${quoted(allowed)}${hint}`,
        suggestion,
      };
    }
    case 'const':
      return { rule: 'not-allowed', message: `must be ${JSON.stringify(params.allowedValue)}` };
    case 'pattern': {
      const shapes = schemasAt(root, error.instancePath);
      const shape = shapes.find(({ pattern }) => pattern === params.pattern);
      const ofAddress =
        shape?.['x-ref'] === 'link' && typeof value === 'string' ? addressError(value) : undefined;
      if (ofAddress?.kind === 'malformed') {
        const { message, suggestion, isSafe } = ofAddress;
        return { rule: 'link-malformed', message, suggestion: isSafe ? suggestion : undefined };
      }
      const note = shape?.['x-message'];
      const message = typeof note === 'string' ? note : `must match ${String(params.pattern)}`;
      const repair =
        typeof value === 'string' ? repairFor(value, String(params.pattern)) : undefined;
      if (repair === undefined) return { rule: 'pattern', message };
      return {
        rule: 'pattern',
        message: `${message}; this one ${inWords(repair.problems)}: write "${repair.value}"`,
        suggestion: repair.value,
      };
    }
    case 'minLength':
      return {
        rule: 'too-short',
        message:
          params.limit === 1
            ? 'must not be empty'
            : `must have at least ${plural(params.limit, 'character')}`,
      };
    case 'maxLength':
      return {
        rule: 'too-long',
        message: `must have at most ${plural(params.limit, 'character')}`,
      };
    case 'minItems':
      return {
        rule: 'too-few',
        message: `must have at least ${plural(params.limit, 'entry', 'entries')}`,
      };
    case 'maxItems':
      return {
        rule: 'too-many',
        message: `must have at most ${plural(params.limit, 'entry', 'entries')}`,
      };
    case 'minimum':
      return { rule: 'out-of-range', message: `must be at least ${String(params.limit)}` };
    case 'maximum':
      return { rule: 'out-of-range', message: `must be at most ${String(params.limit)}` };
    case 'exclusiveMinimum':
      return { rule: 'out-of-range', message: `must be more than ${String(params.limit)}` };
    case 'exclusiveMaximum':
      return { rule: 'out-of-range', message: `must be less than ${String(params.limit)}` };
    case 'multipleOf':
      return {
        rule: 'out-of-range',
        message: `must be a multiple of ${String(params.multipleOf)}`,
      };
    case 'propertyNames':
      return {
        rule: 'pattern',
        message: `property name ${JSON.stringify(params.propertyName)} is not allowed`,
      };
    case 'maxProperties':
      return {
        rule: 'too-many',
        message: `must have at most ${plural(params.limit, 'property', 'properties')}`,
      };
    default:
      return { rule: 'schema', message: `does not fit the schema (${keyword})` };
  }
}

/** Returns a list in words: `a`, `a and b`, `a, b and c`. */
export const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;

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
