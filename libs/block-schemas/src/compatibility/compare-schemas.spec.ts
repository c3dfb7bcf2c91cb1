import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSchemas, isCompatible } from './compare-schemas.ts';

const id = 'https://forecourt.example/a.json';
const setOf = (name: string, schema: object, more: Readonly<Record<string, object>> = {}) => ({
  name,
  documents: new Map<string, Record<string, unknown>>(
    Object.entries({ [id]: { $id: id, ...schema }, ...more }).map(([key, value]) => [
      key,
      value as Record<string, unknown>,
    ]),
  ),
});
const changes = (before: object, after: object) =>
  compareSchemas(setOf('before', before), setOf('after', after), [id]).map(
    ({ level, pointer, message }) => `${level} ${pointer.slice(id.length)} ${message}`,
  );
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});
const text = { type: 'string' };

describe('compareSchemas', () => {
  it.each([
    [
      'a property required',
      object({ a: text }),
      object({ a: text }, { required: ['a'] }),
      'breaking #/required the property "a" is required now',
    ],
    [
      'a property gone',
      object({ a: text }),
      object({}),
      'breaking #/properties/a the property "a" is refused now',
    ],
    [
      'a closed object',
      { type: 'object' },
      object({}),
      'breaking #/additionalProperties properties that are not listed are refused now',
    ],
    [
      'a type gone',
      { type: ['string', 'number'] },
      text,
      'breaking #/type only texts now, were texts, numbers',
    ],
    [
      'a value gone',
      { enum: ['a', 'b'] },
      { enum: ['b'] },
      'breaking #/enum "a" no longer allowed',
    ],
    ['values listed', text, { type: 'string', enum: ['a'] }, 'breaking #/enum only "a" now'],
    [
      'a limit tightened',
      { type: 'string', maxLength: 300 },
      { type: 'string', maxLength: 200 },
      'breaking #/maxLength the longest text has 200 characters now, was 300',
    ],
    [
      'a limit added',
      { type: 'array' },
      { type: 'array', minItems: 1 },
      'breaking #/minItems the shortest list has 1 entries now, was none',
    ],
    [
      'an excluded bound',
      { type: 'number', minimum: 1 },
      { type: 'number', exclusiveMinimum: 1 },
      'breaking #/exclusiveMinimum numbers are above 1 now, was 1',
    ],
    [
      'another pattern',
      { type: 'string', pattern: '^a' },
      { type: 'string', pattern: '^b' },
      'breaking #/pattern texts have to match ^b now, was ^a',
    ],
    [
      'a format',
      text,
      { type: 'string', format: 'date' },
      'breaking #/format texts have to be of the format date now',
    ],
    ['a constant', { const: 1 }, { const: 2 }, 'breaking #/const 1 no longer allowed'],
    [
      'null no longer',
      { type: 'string', nullable: true },
      text,
      'breaking #/type only texts now, were null, texts',
    ],
    [
      'a condition',
      object({ a: text, b: text }),
      object({ a: text, b: text }, { if: { required: ['a'] }, then: { required: ['b'] } }),
      'breaking #/then/required the property "b" is required now',
    ],
    [
      'a shape gone',
      { anyOf: [text, { type: 'number' }] },
      { anyOf: [text] },
      'breaking #/anyOf/0/type only texts now, were numbers',
    ],
    [
      'blocks checked',
      { type: 'array' },
      { type: 'array', 'x-blocks': true },
      'breaking #/x-blocks the blocks in this list are checked by their types now',
    ],
  ])('CLI-5: %s is breaking, and widening it again is compatible', (_what, before, after, told) => {
    expect(changes(before, after)).toContain(told);
    expect(changes(after, before).filter((each) => each.startsWith('breaking'))).toEqual(
      _what === 'another pattern' || _what === 'a constant' ? [expect.anything()] : [],
    );
    expect(isCompatible(before, after)).toBe(false);
  });

  it.each([
    [
      'a property allowed',
      object({}),
      object({ a: text }),
      'compatible #/properties/a the property "a" is allowed now',
    ],
    ['a value added', { enum: ['a'] }, { enum: ['a', 'b'] }, 'compatible #/enum "b" allowed now'],
    [
      'a limit lifted',
      { type: 'string', maxLength: 2 },
      text,
      'compatible #/maxLength the longest text has any length now, was 2',
    ],
    [
      'one type to a union',
      text,
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
      'compatible #/type numbers are allowed now, were texts',
    ],
    [
      'another default',
      { type: 'number', default: 1 },
      { type: 'number', default: 2 },
      'compatible #/default the default is 2 now, was 1: places that leave it out change',
    ],
    [
      'other words',
      { description: 'One.' },
      { description: 'Two.' },
      'documentation #/description description has changed',
    ],
  ])('CLI-5: %s refuses nothing', (_what, before, after, told) => {
    expect(changes(before, after)).toEqual([told]);
  });

  it('CLI-5: a property named like a keyword is a property', () => {
    expect(
      changes(object({ description: text }), object({ description: { type: 'number' } })),
    ).toEqual(
      expect.arrayContaining([
        'breaking #/properties/description/type only numbers now, were texts',
      ]),
    );
  });

  it('CLI-5: says the same thing in other words: nothing changed', () => {
    const shared = {
      $id: 'https://forecourt.example/b.json',
      $defs: { t: { type: 'string', maxLength: 5 } },
    };
    const more = { [shared.$id]: shared };
    const before = setOf('before', object({ a: { type: 'string', maxLength: 5 } }), more);
    const after = setOf('after', object({ a: { $ref: 'b.json#/$defs/t' } }), more);
    expect(compareSchemas(before, after, [id])).toEqual([]);
    expect(
      isCompatible({ allOf: [text, { minLength: 2 }] }, { type: 'string', minLength: 1 }),
    ).toBe(true);
    expect(isCompatible({ type: 'integer' }, { type: 'number', multipleOf: 1 })).toBe(true);
    expect(
      isCompatible(
        { enum: ['ab', 3] },
        { anyOf: [{ type: 'string', pattern: '^a' }, { minimum: 2 }] },
      ),
    ).toBe(true);
    expect(isCompatible({ type: ['string', 'null'] }, { oneOf: [{ type: 'null' }, text] })).toBe(
      true,
    );
  });

  it('CLI-5: a change of a shared definition is told once, with everything that it is felt in', () => {
    const shared = (maxLength: number) => ({
      $id: 'https://forecourt.example/b.json',
      $defs: { t: { type: 'string', maxLength } },
    });
    const list = object({
      a: { $ref: 'b.json#/$defs/t' },
      rows: { type: 'array', items: object({ b: { $ref: 'b.json#/$defs/t', minLength: 1 } }) },
    });
    const b = (maxLength: number) => ({ 'https://forecourt.example/b.json': shared(maxLength) });
    expect(compareSchemas(setOf('before', list, b(9)), setOf('after', list, b(8)), [id])).toEqual([
      {
        level: 'breaking',
        keyword: 'maxLength',
        pointer: 'https://forecourt.example/b.json#/$defs/t/maxLength',
        message: 'the longest text has 8 characters now, was 9',
        affects: [
          { document: id, path: 'a' },
          { document: id, path: 'rows[].b' },
        ],
      },
    ]);
  });

  it('CLI-5: looks at the first entries of lists and at the others', () => {
    const list = (first: object, rest: object | boolean) => ({ prefixItems: [first], items: rest });
    expect(isCompatible(list(text, { type: 'number' }), list(text, true))).toBe(true);
    expect(isCompatible(list(text, { type: 'number' }), { items: text })).toBe(false);
    expect(isCompatible(list(text, text), { items: text })).toBe(true);
    expect(isCompatible({ items: text }, list(text, { type: 'number' }))).toBe(false);
  });

  it('CLI-5: schemas that hold themselves come to an end', () => {
    const tree = (maxLength: number) => ({
      $ref: '#/$defs/tree',
      $defs: {
        tree: object({
          name: { type: 'string', maxLength },
          below: { type: 'array', items: { $ref: '#/$defs/tree' } },
        }),
      },
    });
    expect(isCompatible(tree(3), tree(4))).toBe(true);
    expect(isCompatible(tree(4), tree(3))).toBe(false);
  });

  it('CLI-5: what depends on everything beside it is only sure if all of it is the same', () => {
    const closed = (a: object) => ({
      allOf: [{ $ref: '#/$defs/a' }],
      unevaluatedProperties: false,
      $defs: { a: { type: 'object', properties: a } },
    });
    expect(isCompatible(closed({ a: text, b: text }), closed({ a: text, b: text }))).toBe(true);
    expect(isCompatible(closed({ a: text, b: text }), closed({ a: text }))).toBe(false);
    expect(isCompatible({}, { unevaluatedProperties: false })).toBe(false);
    expect(isCompatible({}, { $ref: '#/$defs/nowhere' })).toBe(false);
    const anchored = (a: object) => ({ dependencies: { a: { $ref: '#/$defs/a' } }, $defs: { a } });
    expect(isCompatible(anchored({ type: 'object' }), anchored({ type: 'array' }))).toBe(false);
  });

  it('CLI-5: a schema that is new or gone is told as such', () => {
    const none = { name: 'none', documents: new Map() };
    const some = setOf('some', text);
    expect(compareSchemas(none, some, [id])).toMatchObject([
      { level: 'compatible', message: 'this schema is new' },
    ]);
    expect(compareSchemas(some, none, [id])).toMatchObject([
      { level: 'breaking', message: 'this schema is gone' },
    ]);
  });
});

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
  it(
    'CLI-5: what is called compatible refuses nothing that was valid',
    { timeout: 120_000 },
    () => {
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
        { numRuns: Number(process.env.FORECOURT_RUNS ?? 1000) },
      );
      // The test would say nothing if hardly anything were proven, or hardly any value fitted.
      expect(proven).toBeGreaterThan(200);
      expect(tried).toBeGreaterThan(500);
    },
  );
});
