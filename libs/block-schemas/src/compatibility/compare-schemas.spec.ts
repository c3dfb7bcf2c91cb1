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
  ])(
    'CLI-15: %s is breaking, and widening it again is compatible',
    (_what, before, after, told) => {
      expect(changes(before, after)).toContain(told);
      expect(changes(after, before).filter((each) => each.startsWith('breaking'))).toEqual(
        _what === 'another pattern' || _what === 'a constant' ? [expect.anything()] : [],
      );
      expect(isCompatible(before, after)).toBe(false);
    },
  );

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
  ])('CLI-15: %s refuses nothing', (_what, before, after, told) => {
    expect(changes(before, after)).toEqual([told]);
  });

  it('CLI-15: a property named like a keyword is a property', () => {
    expect(
      changes(object({ description: text }), object({ description: { type: 'number' } })),
    ).toEqual(
      expect.arrayContaining([
        'breaking #/properties/description/type only numbers now, were texts',
      ]),
    );
  });

  it('CLI-15: says the same thing in other words: nothing changed', () => {
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

  it('CLI-15: a change of a shared definition is told once, with everything that it is felt in', () => {
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

  it('CLI-15: looks at the first entries of lists and at the others', () => {
    const list = (first: object, rest: object | boolean) => ({ prefixItems: [first], items: rest });
    expect(isCompatible(list(text, { type: 'number' }), list(text, true))).toBe(true);
    expect(isCompatible(list(text, { type: 'number' }), { items: text })).toBe(false);
    expect(isCompatible(list(text, text), { items: text })).toBe(true);
    expect(isCompatible({ items: text }, list(text, { type: 'number' }))).toBe(false);
  });

  it('CLI-15: a value may fit one shape of oneOf alone, and a property a pattern', () => {
    expect(isCompatible(text, { oneOf: [text, { minLength: 2 }] })).toBe(false);
    expect(isCompatible(text, { oneOf: [text, { type: 'number' }] })).toBe(true);
    const open = { additionalProperties: { type: 'number' } };
    expect(isCompatible({ ...open, patternProperties: { '^a': text } }, open)).toBe(false);
    expect(isCompatible(open, { ...open, patternProperties: { '^a': { type: 'integer' } } })).toBe(
      false,
    );
    expect(isCompatible({ patternProperties: { '^a': text } }, { properties: { ab: text } })).toBe(
      true,
    );
  });

  it('CLI-15: schemas that hold themselves come to an end', () => {
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

  it('CLI-15: what depends on everything beside it is only sure if all of it is the same', () => {
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

  it('CLI-15: a condition that leads back to itself comes to an end', () => {
    const circle = (maxLength: number) => ({
      maxLength,
      if: { minLength: 2 },
      then: { $ref: '#' },
    });
    expect(isCompatible(circle(4), circle(3))).toBe(false);
    expect(isCompatible(circle(3), circle(3))).toBe(true);
  });

  it('CLI-15: a schema that is new or gone is told as such', () => {
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
