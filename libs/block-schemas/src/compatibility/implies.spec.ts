import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompatible } from './compare-schemas.ts';

/** Small schemas of few keywords over few words, so that pairs of them meet. */
const { schema } = fc.letrec<{ schema: object | boolean }>((tie) => {
  const size = fc.integer({ min: 0, max: 3 });
  const below = tie('schema');
  const two = fc.array(below, { minLength: 1, maxLength: 2 });
  const name = fc.constantFrom('a', 'b', 'c');
  const type = fc.constantFrom('string', 'number', 'integer', 'object', 'array', 'boolean', 'null');
  const values: Record<string, fc.Arbitrary<unknown>> = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    enum: fc.uniqueArray(fc.constantFrom('a', 'ab', '', 1, 2, 0.5, null, true), {
      minLength: 1,
      maxLength: 4,
    }),
    const: fc.constantFrom('a', 1, null),
    minLength: size,
    maxLength: size,
    pattern: fc.constantFrom('^a', 'b$'),
    minimum: size,
    exclusiveMaximum: size,
    maximum: size,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    properties: fc.dictionary(name, below, { maxKeys: 3 }),
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b|c'), below, {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    additionalProperties: below,
    propertyNames: below,
    minProperties: size,
    maxProperties: size,
    dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['a', 'c'] }),
    dependentSchemas: fc.record({ a: below }),
    items: below,
    minItems: size,
    maxItems: size,
    uniqueItems: fc.boolean(),
    contains: below,
    minContains: size,
    anyOf: two,
    oneOf: two,
    allOf: two,
    not: below,
    if: below,
    then: below,
    else: below,
    $ref: fc.constantFrom('#/$defs/one', '#/$defs/two'),
  };
  const often = [
    'type',
    'properties',
    'items',
    'additionalProperties',
    'anyOf',
    'required',
    '$ref',
  ];
  const keyword = fc.oneof(
    ...Object.entries(values).map(([key, value]) => ({
      weight: often.includes(key) ? 4 : 1,
      arbitrary: value.map((each) => [key, each] as const),
    })),
  );
  const some = fc
    .array(keyword, { maxLength: 4 })
    .map((pairs) => JSON.parse(JSON.stringify(Object.fromEntries(pairs))) as object);
  return {
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 8, arbitrary: some },
    ),
  };
});

const leaf = fc.constantFrom<unknown>(
  '',
  'a',
  'ab',
  'b',
  'abcd',
  0,
  1,
  2,
  3,
  0.5,
  -1,
  null,
  true,
  false,
);
const instance = fc.oneof(
  { weight: 2, arbitrary: leaf },
  {
    weight: 3,
    arbitrary: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'bd'),
      fc.oneof(
        leaf,
        fc.dictionary(fc.constantFrom('a', 'b'), leaf),
        fc.array(leaf, { maxLength: 2 }),
      ),
      { maxKeys: 3 },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(leaf, fc.dictionary(fc.constantFrom('a', 'b'), leaf)), {
      maxLength: 3,
    }),
  },
);

const noDefs = { one: true, two: true };
const withDefs = (root: object | boolean, one: object | boolean, two: object | boolean) => ({
  $ref: '#/$defs/root',
  $defs: { ...noDefs, root, one, two },
});

/** Definitions without references, so that none leads round in a circle. */
const plain = schema.filter((value) => !JSON.stringify(value).includes('$ref'));

/** A schema and one that differs from it in a place or two. */
const pair = fc
  .tuple(
    schema,
    schema,
    plain,
    plain,
    plain,
    fc.constantFrom('fresh', 'wider', 'narrower', 'branch', 'same'),
  )
  .map(([before, other, one, two, next, kind]) => {
    const bothObjects = typeof before === 'object' && typeof other === 'object';
    const entries = bothObjects ? Object.entries(before) : [];
    const after =
      kind === 'fresh' || !bothObjects
        ? other
        : kind === 'wider'
          ? Object.fromEntries(entries.slice(1))
          : kind === 'narrower'
            ? { ...before, ...Object.fromEntries(Object.entries(other).slice(0, 1)) }
            : kind === 'branch'
              ? { anyOf: [other, before] }
              : before;
    return {
      before: withDefs(before, one, two),
      after: withDefs(after, one, kind === 'same' ? next : two),
    };
  });

/** Undefined where the code that ajv makes is at fault itself, as for `not: {}` beside `prefixItems`. */
function verdict(validate: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return validate(value);
  } catch {
    return undefined;
  }
}

describe('the proof', () => {
  it('CLI-15: what is called compatible refuses nothing that was valid', () => {
    const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
    let proven = 0;
    let tried = 0;
    fc.assert(
      fc.property(
        pair,
        fc.array(instance, { minLength: 20, maxLength: 20 }),
        ({ before, after }, values) => {
          if (!isCompatible(before, after)) return;
          proven += 1;
          const [old, now] = [ajv.compile(before), ajv.compile(after)];
          for (const value of JSON.parse(JSON.stringify(values)) as unknown[]) {
            const [fitted, fits] = [verdict(old, value), verdict(now, value)];
            if (fitted !== true || fits === undefined) continue;
            tried += 1;
            expect(fits, JSON.stringify(value)).toBe(true);
          }
          ajv.removeSchema();
        },
      ),
      { numRuns: Number(process.env.FORECOURT_RUNS ?? 500) },
    );
    // The test would say nothing if hardly anything were proven, or hardly any value fitted.
    expect(proven).toBeGreaterThan(200);
    expect(tried).toBeGreaterThan(2000);
  });
});
