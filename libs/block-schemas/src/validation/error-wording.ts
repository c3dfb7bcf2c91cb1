import { isObject } from '@forecourt/json';
import type { RawError } from '#validators';
import { addressError } from './address-error.ts';
import { repairFor } from './pattern-repair.ts';
import { schemasAt } from './schema-lookup.ts';
import { didYouMean } from './suggest.ts';
import { inWords, plural, quoted, typeWords, type Wording } from './words.ts';

/** Returns the wording for a property that the schema does not know. */
function unknownProperty(
  { params, instancePath }: RawError,
  value: unknown,
  root: string,
): Wording {
  const property = String(params.additionalProperty);
  const shapes = schemasAt(root, instancePath);
  const known = [...new Set(shapes.flatMap((shape) => Object.keys(shape.properties ?? {})))];
  const meant = didYouMean(property, known);
  // A second member of that name would take the place of the first.
  const isThere = meant !== undefined && isObject(value) && Object.hasOwn(value, meant);
  const list = known.length > 0 && known.length <= 12 ? `; known are ${quoted(known)}` : '';
  const both = isThere ? ' It is here as well, so remove one of the two' : '';
  const hint = meant ? `, did you mean "${meant}"?${both}` : list;
  return {
    rule: 'unknown-property',
    property,
    message: `unknown property "${property}"${hint}`,
    suggestion: isThere ? undefined : meant,
  };
}

/** Returns the wording for a value that is not one of those listed. */
function notListed({ params }: RawError, value: unknown): Wording {
  const allowed = params.allowedValues as unknown[];
  const texts = allowed.filter((item): item is string => typeof item === 'string');
  const suggestion = typeof value === 'string' ? didYouMean(value, texts) : undefined;
  const hint = suggestion ? `, did you mean "${suggestion}"?` : '';
  return { rule: 'not-allowed', message: `must be one of ${quoted(allowed)}${hint}`, suggestion };
}

/** Returns the wording for a string that does not match a pattern, with its correction if there is one. */
function notMatching({ params, instancePath }: RawError, value: unknown, root: string): Wording {
  const shape = schemasAt(root, instancePath).find(({ pattern }) => pattern === params.pattern);
  const ofAddress =
    shape?.['x-ref'] === 'link' && typeof value === 'string' ? addressError(value) : undefined;
  if (ofAddress?.kind === 'malformed') {
    const { message, suggestion, isSafe } = ofAddress;
    return { rule: 'link-malformed', message, suggestion: isSafe ? suggestion : undefined };
  }
  const note = shape?.['x-message'];
  const message = typeof note === 'string' ? note : `must match ${String(params.pattern)}`;
  const repair = typeof value === 'string' ? repairFor(value, String(params.pattern)) : undefined;
  if (repair === undefined) return { rule: 'pattern', message };
  return {
    rule: 'pattern',
    message: `${message}; this one ${inWords(repair.problems)}: write "${repair.value}"`,
    suggestion: repair.value,
  };
}

/** Returns the wording for a limit that a value exceeds; undefined for any other error. */
function outsideLimit({ keyword, params: { limit, multipleOf } }: RawError): Wording | undefined {
  switch (keyword) {
    case 'minLength': {
      const least =
        limit === 1 ? 'must not be empty' : `must have at least ${plural(limit, 'character')}`;
      return { rule: 'too-short', message: least };
    }
    case 'maxLength':
      return { rule: 'too-long', message: `must have at most ${plural(limit, 'character')}` };
    case 'minItems':
      return {
        rule: 'too-few',
        message: `must have at least ${plural(limit, 'entry', 'entries')}`,
      };
    case 'maxItems':
      return {
        rule: 'too-many',
        message: `must have at most ${plural(limit, 'entry', 'entries')}`,
      };
    case 'maxProperties':
      return {
        rule: 'too-many',
        message: `must have at most ${plural(limit, 'property', 'properties')}`,
      };
    case 'minimum':
      return { rule: 'out-of-range', message: `must be at least ${String(limit)}` };
    case 'maximum':
      return { rule: 'out-of-range', message: `must be at most ${String(limit)}` };
    case 'exclusiveMinimum':
      return { rule: 'out-of-range', message: `must be more than ${String(limit)}` };
    case 'exclusiveMaximum':
      return { rule: 'out-of-range', message: `must be less than ${String(limit)}` };
    case 'multipleOf':
      return { rule: 'out-of-range', message: `must be a multiple of ${String(multipleOf)}` };
    default:
      return undefined;
  }
}

/** Returns rule and message for an error, for every keyword that the schemas use. */
export function wordingOf(error: RawError, value: unknown, root: string): Wording {
  const { keyword, params } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unknownProperty(error, value, root);
    case 'required':
    case 'dependentRequired':
      return {
        rule: 'missing-property',
        message: `missing property "${String(params.missingProperty)}"`,
      };
    case 'type':
      return { rule: 'wrong-type', message: `must be ${typeWords(params.type)}` };
    case 'enum':
      return notListed(error, value);
    case 'const':
      return { rule: 'not-allowed', message: `must be ${JSON.stringify(params.allowedValue)}` };
    case 'pattern':
      return notMatching(error, value, root);
    case 'propertyNames':
      return {
        rule: 'pattern',
        message: `property name ${JSON.stringify(params.propertyName)} is not allowed`,
      };
    default: {
      const otherwise = {
        rule: 'schema',
        message: `does not fit the schema (${keyword})`,
      } as const;
      return outsideLimit(error) ?? otherwise;
    }
  }
}
