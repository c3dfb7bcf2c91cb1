import { describe, expect, it } from 'vitest';
import { compareSchemas } from './schema-changes.ts';

const id = 'https://forecourt.example/a.json';
const sharedId = 'https://forecourt.example/b.json';
const setOf = (name: string, schema: object, shared: object = {}) => ({
  name,
  documents: new Map<string, Record<string, unknown>>([
    [id, { $id: id, ...schema }],
    [sharedId, { $id: sharedId, ...shared }],
  ]),
});
const changes = (before: object, after: object, shared: readonly [object?, object?] = []) =>
  compareSchemas(setOf('before', before, shared[0]), setOf('after', after, shared[1]), [id]);
const lines = (...args: Parameters<typeof changes>) =>
  changes(...args).map(
    ({ level, pointer, message }) => `${level}: ${pointer.replace(id, '')} ${message}`,
  );
const closed = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});
const text = { type: 'string' };
const number = { type: 'number' };

describe('the table of safe changes', () => {
  it.each<[string, object, object, string]>([
    [
      'a new optional property',
      closed({}),
      closed({ a: text }),
      '#/properties/a property "a" is new',
    ],
    [
      'a property no longer required',
      closed({ a: text }, { required: ['a'] }),
      closed({ a: text }),
      '#/required property "a" is no longer required',
    ],
    ['a lower minimum', { minimum: 2 }, { minimum: 1 }, '#/minimum minimum changed from 2 to 1'],
    ['a higher maximum', { maximum: 1 }, { maximum: 2 }, '#/maximum maximum changed from 1 to 2'],
    [
      'a lower minLength',
      { minLength: 2 },
      { minLength: 0 },
      '#/minLength minLength changed from 2 to 0',
    ],
    ['a removed maxLength', { maxLength: 9 }, {}, '#/maxLength maxLength removed (was 9)'],
    [
      'a lower minItems',
      { minItems: 2 },
      { minItems: 1 },
      '#/minItems minItems changed from 2 to 1',
    ],
    [
      'a higher maxItems',
      { maxItems: 2 },
      { maxItems: 3 },
      '#/maxItems maxItems changed from 2 to 3',
    ],
    ['a removed pattern', { pattern: '^a' }, {}, '#/pattern pattern removed (was "^a")'],
    ['a removed format', { format: 'date' }, {}, '#/format format removed (was "date")'],
    [
      'duplicates allowed',
      { uniqueItems: true },
      { uniqueItems: false },
      '#/uniqueItems uniqueItems changed from true to false',
    ],
    ['a new enum value', { enum: ['a'] }, { enum: ['a', 'b'] }, '#/enum "b" is now allowed'],
    ['a const as one of an enum', { const: 1 }, { enum: [1, 2] }, '#/enum 2 is now allowed'],
    ['a removed enum', { enum: ['a'] }, {}, '#/enum no longer limited to ["a"]'],
    [
      'a wider type',
      text,
      { type: ['string', 'array'], items: text, maxItems: 2 },
      '#/type type changed from "string" to ["string","array"]',
    ],
    [
      'numbers for whole numbers',
      { type: 'integer', minimum: 1 },
      { type: 'number', minimum: 1 },
      '#/type type changed from "integer" to "number"',
    ],
    [
      'an alternative of anyOf, wherever it is inserted',
      { anyOf: [text, { type: 'null' }] },
      { anyOf: [number, text, { type: 'null' }] },
      '#/anyOf/0 alternative of anyOf added',
    ],
    [
      'an alternative of oneOf with a type of its own',
      { oneOf: [text] },
      { oneOf: [text, number] },
      '#/oneOf/1 alternative of oneOf added',
    ],
    [
      'an opened object',
      closed({}),
      { type: 'object' },
      '#/additionalProperties properties that are not listed are now allowed',
    ],
    [
      'a description',
      { description: 'A.' },
      { description: 'B.' },
      '#/description description changed',
    ],
    ['a title', {}, { title: 'A' }, '#/title title added'],
    ['a message', { 'x-message': 'A.' }, {}, '#/x-message x-message removed'],
    [
      'a default',
      { default: 1 },
      { default: 2 },
      "#/default default changed from 1 to 2; affects content that doesn't set it",
    ],
  ])('CLI-15: %s is safe', (_what, before, after, line) => {
    expect(lines(before, after)).toEqual([`safe: ${line}`]);
  });

  it.each<[string, object, object, string]>([
    [
      'a removed property',
      closed({ a: text }),
      closed({}),
      '#/properties/a property "a" is no longer allowed',
    ],
    [
      'a newly required property',
      closed({ a: text }),
      closed({ a: text }, { required: ['a'] }),
      '#/required property "a" is now required',
    ],
    [
      'a property described in an open object, which could hold anything',
      { properties: {} },
      { properties: { a: text } },
      '#/properties/a property "a" is restricted now; it could have other values',
    ],
    [
      'a closed object',
      {},
      { additionalProperties: false },
      '#/additionalProperties properties that are not listed are no longer allowed',
    ],
    ['a lower maximum', { maximum: 2 }, { maximum: 1 }, '#/maximum maximum changed from 2 to 1'],
    ['a new limit', {}, { minItems: 1 }, '#/minItems minItems added: 1'],
    [
      'another pattern',
      { pattern: 'a' },
      { pattern: 'a|b' },
      '#/pattern pattern changed from "a" to "a|b"',
    ],
    ['a format', text, { ...text, format: 'date' }, '#/format format added: "date"'],
    ['unique entries', {}, { uniqueItems: true }, '#/uniqueItems uniqueItems added: true'],
    [
      'a removed enum value',
      { enum: ['a', 'b'] },
      { enum: ['b'] },
      '#/enum "a" is no longer allowed',
    ],
    ['listed values', {}, { enum: ['a'] }, '#/enum now limited to ["a"]'],
    ['another const', { const: 1 }, { enum: [2] }, '#/enum 1 is no longer allowed'],
    [
      'a narrower type',
      { type: ['string', 'null'] },
      text,
      '#/type type changed from ["string","null"] to "string"',
    ],
    [
      'whole numbers for numbers',
      number,
      { type: 'integer' },
      '#/type type changed from "number" to "integer"',
    ],
    [
      'an entry’s type',
      { items: text },
      { items: number },
      '#/items/type type changed from "string" to "number"',
    ],
    [
      'a removed alternative',
      { anyOf: [text, number] },
      { anyOf: [text] },
      '#/anyOf/0/type type changed from "number" to "string"',
    ],
    [
      'an alternative of oneOf that overlaps another',
      { oneOf: [text] },
      { oneOf: [text, { minLength: 2 }] },
      '#/oneOf oneOf changed from [{"type":"string"}] to [{"type":"string"},{"minLength":2}]',
    ],
    [
      'a wider schema under not',
      { not: { maximum: 1 } },
      { not: { maximum: 2 } },
      '#/not not changed from {"maximum":1} to {"maximum":2}',
    ],
    [
      'fewer types beside nullable',
      { ...text, nullable: true },
      text,
      '#/nullable nullable removed (was true)',
    ],
    ['checks of nested blocks', {}, { 'x-blocks': true }, '#/x-blocks x-blocks added: true'],
    ['an unknown keyword', {}, { nonsense: 1 }, '#/nonsense nonsense added: 1'],
    [
      'a reference to nothing',
      {},
      { properties: { a: { $ref: '#/$defs/none' } } },
      '#/properties/a property "a" is restricted now; it could have other values',
    ],
  ])('CLI-15: %s may break', (_what, before, after, line) => {
    expect(lines(before, after)).toContain(`may break: ${line}`);
  });

  it.each(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])(
    'CLI-15: %s is safe to lower, its maximum safe to raise, and the reverse may break',
    (least) => {
      const most = least.replace('min', 'max').replace('Min', 'Max');
      for (const [keyword, narrow, wide] of [
        [least, 3, 2],
        [most, 3, 4],
      ] as const) {
        const [before, after] = [{ [keyword]: narrow }, { [keyword]: wide }];
        expect(changes(before, after)).toMatchObject([{ level: 'safe', keyword }]);
        expect(changes(after, before)).toMatchObject([{ level: 'may break', keyword }]);
      }
    },
  );

  it('CLI-15: a wider schema beside unevaluatedProperties may break, since that depends on it', () => {
    const schema = (a: object) => ({ properties: { a }, unevaluatedProperties: false });
    expect(changes(schema(text), schema({}))).toMatchObject([{ level: 'may break' }]);
    expect(changes(schema(text), schema(text))).toEqual([]);
  });

  it('CLI-15: a property named like a keyword is a property', () => {
    expect(lines(closed({ description: text }), closed({ description: number }))).toEqual([
      'may break: #/properties/description/type type changed from "string" to "number"',
    ]);
  });
});

describe('references', () => {
  it('CLI-15: a definition in place of the same inline schema is no change', () => {
    const shared = { $defs: { t: { type: 'string', maxLength: 5 } } };
    const inline = closed({ a: { type: 'string', maxLength: 5 } });
    const moved = closed({ a: { $ref: 'b.json#/$defs/t' } });
    expect(changes(inline, moved, [shared, shared])).toEqual([]);
    expect(changes(moved, inline, [shared, shared])).toEqual([]);
  });

  it('CLI-15: limits beside a reference apply together with its own', () => {
    const shared = { $defs: { t: { type: 'string', maxLength: 80 } } };
    const limited = (more: object) => closed({ a: { $ref: 'b.json#/$defs/t', ...more } });
    const diff = (before: object, after: object) => lines(before, after, [shared, shared]);
    expect(diff(limited({}), limited({ maxLength: 90 }))).toEqual([]);
    expect(diff(limited({}), limited({ maxLength: 10 }))).toEqual([
      'may break: #/properties/a/maxLength maxLength changed from 80 to 10',
    ]);
    expect(diff(limited({ maxLength: 10, minLength: 1 }), limited({}))).toEqual([
      'safe: #/properties/a/minLength minLength removed (was 1)',
      `safe: ${sharedId}#/$defs/t/maxLength maxLength changed from 10 to 80`,
    ]);
  });

  it('CLI-15: a change of a shared definition is listed once, with all values that it applies to', () => {
    const shared = (maxLength: number) => ({ $defs: { t: { type: 'string', maxLength } } });
    const schema = closed({
      a: { $ref: 'b.json#/$defs/t' },
      rows: { type: 'array', items: closed({ b: { $ref: 'b.json#/$defs/t', minLength: 1 } }) },
    });
    expect(changes(schema, schema, [shared(9), shared(8)])).toEqual([
      {
        level: 'may break',
        keyword: 'maxLength',
        pointer: `${sharedId}#/$defs/t/maxLength`,
        message: 'maxLength changed from 9 to 8',
        affects: [
          { document: id, path: 'a' },
          { document: id, path: 'rows[].b' },
        ],
      },
    ]);
  });

  it('CLI-15: a change behind a reference in a keyword that is not understood may break', () => {
    const schema = { if: { $ref: 'b.json#/$defs/t' }, then: { required: ['a'] } };
    const shared = (maximum: number) => ({ $defs: { t: { maximum } } });
    expect(changes(schema, schema, [shared(1), shared(1)])).toEqual([]);
    expect(lines(schema, schema, [shared(1), shared(2)])).toEqual([
      "may break: #/if if refers to a schema that has changed or can't be found",
    ]);
  });

  it('CLI-15: schemas that refer to themselves are compared once', () => {
    const tree = (maxLength: number) => ({
      $ref: '#/$defs/tree',
      $defs: {
        tree: closed({
          name: { type: 'string', maxLength },
          below: { type: 'array', items: { $ref: '#/$defs/tree' } },
        }),
      },
    });
    expect(changes(tree(3), tree(4)).map(({ level }) => level)).toEqual(['safe']);
    expect(changes(tree(4), tree(3)).map(({ level }) => level)).toEqual(['may break']);
    const mixed = (below: object) => ({
      properties: { a: { anyOf: [{ $ref: '#' }, text] } },
      additionalProperties: below,
    });
    expect(changes({}, mixed(text))).toMatchObject([{ level: 'may break' }, {}]);
    const circle = { $ref: '#/$defs/a', $defs: { a: { $ref: '#' } } };
    expect(changes(circle, circle)).toEqual([]);
  });

  it('CLI-15: a new schema is safe, a removed one may break', () => {
    const none = { name: 'none', documents: new Map() };
    const some = setOf('some', text);
    expect(compareSchemas(none, some, [id])).toMatchObject([{ level: 'safe' }]);
    expect(compareSchemas(some, none, [id])).toMatchObject([{ level: 'may break' }]);
  });
});
