import type { Finding } from '../findings.ts';
import type { RawError } from '#validators';
import { isObject, pointerToken, resolvePointer } from '@forecourt/json';
import { findingFor, noShapeFits } from './messages.ts';
import { inWords } from './words.ts';
import { schemasAt } from './schema-lookup.ts';
import { didYouMean } from './suggest.ts';

/** Maximum number of findings about one block. */
const maxFindings = 100;

const isUnion = (error: RawError) => error.keyword === 'anyOf' || error.keyword === 'oneOf';

/** Returns true for a missing property of which the object has a misspelt one: that one is reported. */
function isMisspelt({ keyword, instancePath, params }: RawError, list: readonly RawError[]) {
  if (keyword !== 'required') return false;
  const missing = String(params.missingProperty);
  return list.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === instancePath &&
      didYouMean(String(other.params.additionalProperty), [missing]) === missing,
  );
}

/**
 * Returns the only missing property of the object that has the only unknown one, if the value of that is of its
 * type: the property has another name, which is one finding.
 */
function renamedFrom(
  error: RawError,
  list: readonly RawError[],
  value: unknown,
  root: string,
): string | undefined {
  const { keyword, instancePath, params } = error;
  if (keyword !== 'additionalProperties') return undefined;
  const here = list.filter((other) => other.instancePath === instancePath);
  const missing = new Set(
    here
      .filter((other) => other.keyword === 'required')
      .map((other) => String(other.params.missingProperty)),
  );
  const unknown = new Set(
    here
      .filter((other) => other.keyword === keyword)
      .map((other) => other.params.additionalProperty),
  );
  const [name] = missing;
  if (name === undefined || missing.size > 1 || unknown.size > 1) return undefined;
  const property = String(params.additionalProperty);
  const known = schemasAt(root, instancePath).flatMap((shape) =>
    Object.keys(shape.properties ?? {}),
  );
  // One that is misspelt is reported with what is meant.
  if (didYouMean(property, known) !== undefined) return undefined;
  const written = (value as Readonly<Record<string, unknown>>)[property];
  const types = schemasAt(root, `${instancePath}/${pointerToken(name)}`).flatMap(
    ({ type }) => (type as string | readonly string[] | undefined) ?? [],
  );
  const own = Array.isArray(written) ? 'array' : typeof written;
  const isOfType = types.some((type) => (type === 'integer' ? 'number' : type) === own);
  return types.length === 0 || isOfType ? name : undefined;
}

/** Returns the names of the properties that an empty object needs, of which its first error reports all. */
function missingFromEmpty(
  { keyword, instancePath }: RawError,
  list: readonly RawError[],
  holder: unknown,
): readonly string[] {
  if (keyword !== 'required' || !isObject(holder) || Object.keys(holder).length > 0) return [];
  const all = list.filter((each) => each.keyword === keyword && each.instancePath === instancePath);
  return all.map(({ params }) => String(params.missingProperty));
}

/** Converts errors, none of which is that of a union. @param list all that are reported together. */
function findingsOf(
  list: readonly RawError[],
  value: unknown,
  root: string,
  base: string,
): Finding[] {
  const tooShort = new Set(
    list.filter(({ keyword }) => keyword === 'minLength').map(({ instancePath }) => instancePath),
  );
  const isRenamed = (error: RawError) =>
    error.keyword === 'required' &&
    list.some(
      (other) =>
        other.instancePath === error.instancePath &&
        renamedFrom(other, list, resolvePointer(value, other.instancePath), root) !== undefined,
    );
  return list.flatMap((error): Finding[] => {
    const { keyword, instancePath } = error;
    // An empty string fits hardly any pattern: that it is empty says enough.
    if (keyword === 'pattern' && tooShort.has(instancePath)) return [];
    if (isMisspelt(error, list) || isRenamed(error)) return [];
    const holder = resolvePointer(value, instancePath);
    const finding = findingFor(error, holder, root, base);
    const needed = missingFromEmpty(error, list, holder);
    if (needed.length > 1) {
      if (needed[0] !== error.params.missingProperty) return [];
      const message = `is empty; it needs ${inWords(needed.map((name) => `"${name}"`))}`;
      return [{ ...finding, message, about: { isEmpty: true } }];
    }
    const missing = renamedFrom(error, list, holder, root);
    if (missing === undefined) return [finding];
    const message = `unknown property "${finding.property}", while "${missing}" is missing; is it the same?`;
    return [{ ...finding, message }];
  });
}

/**
 * Converts ajv's errors to findings. A union reports every shape that did not match: if one of them
 * had the right type, only the errors inside it are reported; otherwise one finding names the types.
 */
export function collectFindings(
  errors: readonly RawError[],
  value: unknown,
  root: string,
  base: string,
): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const add = (finding: Finding) => {
    const key = `${finding.pointer}\n${finding.message}`;
    if (!seen.has(key) && findings.length < maxFindings) findings.push(finding);
    seen.add(key);
  };
  const pending: RawError[] = [];
  const flush = () => findingsOf(pending.splice(0), value, root, base).forEach(add);
  for (const error of errors) {
    if (!isUnion(error)) {
      if (error.keyword !== 'if') pending.push(error);
      continue;
    }
    const shapes: RawError[] = [];
    for (let last; (last = pending.at(-1))?.instancePath.startsWith(error.instancePath);) {
      pending.pop();
      shapes.unshift(last);
    }
    const matching = shapes.filter(
      ({ keyword, instancePath }) => keyword !== 'type' || instancePath !== error.instancePath,
    );
    // A shape of fixed values says nothing about an object whose members are wrong.
    const ofMembers = matching.filter(
      ({ keyword, instancePath }) => keyword !== 'enum' || instancePath !== error.instancePath,
    );
    const inside = ofMembers.length > 0 ? ofMembers : matching;
    if (inside.length > 0) pending.push(...inside);
    else {
      flush();
      add(
        noShapeFits(
          shapes.map((shape) => shape.params.type),
          base + error.instancePath,
        ),
      );
    }
  }
  flush();
  return findings;
}
