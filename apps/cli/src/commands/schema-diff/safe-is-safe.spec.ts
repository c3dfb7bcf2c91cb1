import { readFixtures } from '@forecourt/block-schemas/testing/fixtures';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkingTree } from './read-schemas.ts';
import { compareSchemas } from '@forecourt/comparison/schemas';
import type { SchemaSet } from '@forecourt/comparison/schemas';

const seed = 15;

/** Small schemas over few keywords and values, so that two of them often overlap. */
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

/** Definitions without references, so that there are no cycles. */
const plain = schema.filter((value) => !JSON.stringify(value).includes('$ref'));

/** A schema and a version of it that differs in one or two places. */
const pair = fc
  .tuple(
    schema,
    schema,
    plain,
    plain,
    plain,
    fc.constantFrom('fresh', 'wider', 'wider', 'narrower', 'branch', 'same'),
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

type Mutable = Record<string, unknown>;

const isObject = (value: unknown): value is Mutable =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document's schema and all schemas in it. */
function subschemasOf(schema: Mutable): Mutable[] {
  const maps = ['properties', '$defs'].flatMap((keyword) => Object.values(schema[keyword] ?? {}));
  const lists = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => schema[keyword] ?? []);
  const below = [...maps, ...lists, schema.items, schema.additionalProperties].filter(isObject);
  return [schema, ...below.flatMap(subschemasOf)];
}

const propertiesOf = (schema: Mutable) => (schema.properties ?? {}) as Mutable;
const remove = (keyword: string) => (schema: Mutable) =>
  Object.hasOwn(schema, keyword) && delete schema[keyword];
const shift = (keyword: string, by: number) => (schema: Mutable) => {
  if (typeof schema[keyword] !== 'number') return false;
  schema[keyword] = Math.max(0, schema[keyword] + by);
  return true;
};
const limitKeywords = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** Edits of a schema in place; false if a schema has nothing to edit. */
const mutations: readonly ((schema: Mutable) => boolean)[] = [
  ...limitKeywords.flatMap((keyword) => [
    shift(keyword, 1000),
    shift(keyword, -1000),
    remove(keyword),
  ]),
  ...['pattern', 'type', 'enum', 'required', 'additionalProperties', 'anyOf', 'items'].map(remove),
  (schema) => {
    if (!Array.isArray(schema.enum)) return false;
    schema.enum = ['another', ...(schema.enum as unknown[])];
    return true;
  },
  (schema) => Array.isArray(schema.enum) && schema.enum.shift() !== undefined,
  (schema) => {
    if (typeof schema.type !== 'string') return false;
    schema.type = [schema.type, 'null'];
    return true;
  },
  (schema) => {
    if (schema.type !== 'string') return false;
    schema.type = 'number';
    return true;
  },
  (schema) => {
    if (!isObject(schema.properties)) return false;
    schema.properties.another = { type: 'string' };
    return true;
  },
  (schema) => {
    const [name] = Object.keys(propertiesOf(schema));
    return name !== undefined && delete propertiesOf(schema)[name];
  },
  (schema) => {
    const name = Object.keys(propertiesOf(schema)).at(-1);
    if (name === undefined) return false;
    schema.required = [...new Set([...((schema.required as string[]) ?? []), name])];
    return true;
  },
  (schema) => {
    if (schema.type !== 'string' && schema.$ref === undefined) return false;
    const before = structuredClone(schema);
    for (const keyword of Object.keys(schema)) delete schema[keyword];
    schema.anyOf = [before, { type: 'boolean' }];
    return true;
  },
];

const id = 'https://forecourt.example/generated.json';
const setOf = (name: string, schema: object): SchemaSet => ({
  name,
  documents: new Map([[id, { $id: id, ...schema }]]),
});
const areSafe = (before: SchemaSet, after: SchemaSet, document: string): boolean =>
  compareSchemas(before, after, [document]).every(({ level }) => level === 'safe');

/** Undefined where the code that ajv generates throws, as for `not: {}` beside `prefixItems`. */
function verdict(validate: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return validate(value);
  } catch {
    return undefined;
  }
}

describe('a change that is called safe', () => {
  it('CLI-15: refuses no value that was valid, whatever the schemas', () => {
    const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
    let [safe, tried] = [0, 0];
    fc.assert(
      fc.property(
        pair,
        fc.array(instance, { minLength: 20, maxLength: 20 }),
        ({ before, after }, values) => {
          if (!areSafe(setOf('before', before), setOf('after', after), id)) return;
          safe += 1;
          const [old, now] = [ajv.compile(before), ajv.compile(after)];
          for (const value of JSON.parse(JSON.stringify(values)) as unknown[]) {
            const [wasValid, isValid] = [verdict(old, value), verdict(now, value)];
            if (wasValid !== true || isValid === undefined) continue;
            tried += 1;
            expect(isValid, JSON.stringify(value)).toBe(true);
          }
          ajv.removeSchema();
        },
      ),
      { seed, numRuns: Number(process.env.FORECOURT_RUNS ?? 500) },
    );
    // Too few of either would prove nothing.
    expect(safe).toBeGreaterThan(100);
    expect(tried).toBeGreaterThan(1000);
  });

  it('CLI-15: breaks no fixture of a block, whatever is edited in its schema', async () => {
    const repository = join(import.meta.dirname, '../../../../..');
    const current = await readWorkingTree(repository);
    const shared = [...current.documents.keys()].find((each) => each.endsWith('/common.json'))!;
    const blocks = [...current.documents.keys()].filter((each) => each.includes('/blocks/'));
    let safe = 0;
    const edit = fc.record({
      block: fc.constantFrom(...blocks),
      target: fc.constantFrom('block', 'block', 'shared'),
      at: fc.nat(1000),
      mutate: fc.constantFrom(...mutations),
    });
    fc.assert(
      fc.property(edit, ({ block, target, at, mutate }) => {
        const document = target === 'block' ? block : shared;
        const copy = structuredClone(current.documents.get(document)!) as Mutable;
        const places = subschemasOf(copy);
        const start = at % places.length;
        if (![...places.slice(start), ...places].some((schema) => mutate(schema))) return;
        const after = { name: 'after', documents: new Map(current.documents).set(document, copy) };
        const changes = compareSchemas(current, after, [block]);
        if (changes.length === 0 || changes.some(({ level }) => level === 'may break')) return;
        safe += 1;
        const options = { strict: false, logger: false, validateFormats: false } as const;
        const schemas = [...after.documents.values()];
        const ajv = new Ajv2020({ ...options, validateSchema: false, schemas });
        const validate = ajv.getSchema(block)!;
        for (const data of Object.values(readFixtures(block.split('/').at(-2)!).valid))
          expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
      }),
      { seed, numRuns: 500 },
    );
    // Too few would prove nothing.
    expect(safe).toBeGreaterThan(100);
  });
});
