import { anyOther } from './obstacle.ts';
import type { Obstacle } from './obstacle.ts';

const quoted = (values: unknown): string =>
  (Array.isArray(values) ? values : [values]).map((value) => JSON.stringify(value)).join(', ');

const noun: Readonly<Record<string, string>> = {
  string: 'texts',
  number: 'numbers',
  integer: 'whole numbers',
  boolean: 'true and false',
  object: 'objects',
  array: 'lists',
  null: 'null',
};
const kinds = (types: unknown): string =>
  (Array.isArray(types) ? (types as string[]) : [String(types)])
    .map((type) => noun[type] ?? type)
    .join(', ');

const limits: Readonly<Record<string, readonly [what: string, none: string]>> = {
  maxLength: ['the longest text has', 'any length'],
  minLength: ['the shortest text has', 'none'],
  maxItems: ['the longest list has', 'any number'],
  minItems: ['the shortest list has', 'none'],
  maxProperties: ['the most properties are', 'any number'],
  minProperties: ['the fewest properties are', 'none'],
  maximum: ['the largest number is', 'any'],
  minimum: ['the smallest number is', 'any'],
  exclusiveMaximum: ['numbers are below', 'any'],
  exclusiveMinimum: ['numbers are above', 'any'],
  multipleOf: ['numbers are multiples of', 'any'],
};
const unit: Readonly<Record<string, string>> = {
  maxLength: ' characters',
  minLength: ' characters',
  maxItems: ' entries',
  minItems: ' entries',
};

/** What has become narrower, in words. */
export function narrowed({ keyword, path, allowed, required }: Obstacle): string {
  const property = JSON.stringify(path.at(-1) ?? '');
  const limit = limits[keyword];
  if (limit !== undefined)
    return `${limit[0]} ${String(required)}${unit[keyword] ?? ''} now, was ${String(allowed ?? limit[1])}`;
  switch (keyword) {
    case 'refused':
      return path.at(-1) === anyOther
        ? 'properties that are not listed are refused now'
        : `the property ${property} is refused now`;
    case 'required':
      return `the property ${quoted(required)} is required now`;
    case 'dependentRequired':
      return `${quoted(required)}: one property needs another now`;
    case 'type':
      return `only ${kinds(required)} now, were ${kinds(allowed)}`;
    case 'enum':
    case 'const':
      return allowed === undefined
        ? `only ${quoted(required)} now`
        : `${quoted(required)} no longer allowed`;
    case 'pattern':
      return allowed === undefined
        ? `texts have to match ${String(required)} now`
        : `texts have to match ${String(required)} now, was ${String(allowed)}`;
    case 'format':
      return `texts have to be of the format ${String(required)} now`;
    case 'uniqueItems':
      return 'no entry may stand twice now';
    case 'propertyNames':
      return 'names of properties are limited now';
    case 'x-blocks':
      return 'the blocks in this list are checked by their types now';
    default:
      return `${keyword} refuses more now, or what it refuses is not clear`;
  }
}

/** What has become wider, in words: the new schema allows, the old one refused. */
export function widened({ keyword, path, allowed, required }: Obstacle): string {
  const property = JSON.stringify(path.at(-1) ?? '');
  const limit = limits[keyword];
  if (limit !== undefined)
    return `${limit[0]} ${String(allowed ?? limit[1])}${allowed === undefined ? '' : (unit[keyword] ?? '')} now, was ${String(required)}`;
  switch (keyword) {
    case 'refused':
      return path.at(-1) === anyOther
        ? 'properties that are not listed are allowed now'
        : `the property ${property} is allowed now`;
    case 'required':
      return `the property ${quoted(required)} may be left out now`;
    case 'dependentRequired':
      return `${quoted(required)}: one property no longer needs another`;
    case 'type':
      return `${kinds(allowed)} are allowed now, were ${kinds(required)}`;
    case 'enum':
    case 'const':
      return allowed === undefined
        ? `no longer only ${quoted(required)}`
        : `${quoted(required)} allowed now`;
    case 'pattern':
      return `texts need not match ${String(required)} any more`;
    case 'format':
      return `texts need not be of the format ${String(required)} any more`;
    case 'uniqueItems':
      return 'entries may stand twice now';
    case 'propertyNames':
      return 'more names of properties are allowed now';
    case 'x-blocks':
      return 'the blocks in this list are not checked by their types any more';
    default:
      return `${keyword} allows more now, or what it allows is not clear`;
  }
}
