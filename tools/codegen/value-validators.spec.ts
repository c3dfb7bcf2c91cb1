import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readFormValues, type JsonSchema } from './schema-files.ts';
import { generateValueValidators } from './value-validators.ts';

type Validator = (value: unknown) => string | undefined;

const schema = readFormValues();
const module = `data:text/javascript,${encodeURIComponent(generateValueValidators(schema))}`;
const { validators } = (await import(/* @vite-ignore */ module)) as {
  readonly validators: Readonly<Record<string, Validator>>;
};

/** Of every kind of value at least one. */
const samples = [
  'Kim',
  'kim.o-neil@example.com.au',
  '0491570156',
  '1800975711',
  '+64215550168',
  '+442079460000',
  '-12.5',
  '25000.95',
  '2026-03-27',
  '2026-03-27T10:15',
  'ABC 123',
  '2019',
];

/** Strings that differ by one character: letters, digits, signs, control characters, surrogates. */
const variants = (text: string): readonly string[] =>
  ['', 'a', 'Z', '0', '9', ' ', '.', '-', '+', '@', 'ü', '\n', '\u{7}', '\u{1F697}', '\u{D83D}']
    .flatMap((character) =>
      [...text].flatMap((_, at) => [
        text.slice(0, at) + character + text.slice(at),
        text.slice(0, at) + character + text.slice(at + 1),
      ]),
    )
    .concat(text);

/** Strings as long as a limit and one longer. */
const atLimit = (limit: number): readonly string[] =>
  [limit, limit + 1].flatMap((length) =>
    ['a', '0', '\u{1F697}', '\u{D83D}'].map((character) => character.repeat(length)),
  );

/** First keyword that a value fails according to ajv, undefined for a valid value. */
const failedKeyword = (validate: ValidateFunction, value: unknown): string | undefined =>
  validate(value) ? undefined : validate.errors![0]!.keyword;

describe('validators of values', () => {
  it.each(Object.entries(schema.$defs!))('FRM-13: %s is checked as ajv checks it', (kind, each) => {
    const expected = new Ajv2020({ messages: false }).compile(each);
    const texts = [...samples.flatMap(variants), ...atLimit(each.maxLength as number), ''];
    const values = [undefined, null, 7, true, [], ...texts];
    const results = values.map((value) => [value, validators[kind]!(value)]);
    expect(results).toEqual(values.map((value) => [value, failedKeyword(expected, value)]));
    expect(results.some(([, failed]) => failed === undefined)).toBe(true);
  });

  it.each<[string, JsonSchema]>([
    ['"type" must be "string"', { type: 'number' }],
    [`validators of values don't check "format"`, { type: 'string', format: 'email' }],
    ['"pattern" is missing', { type: 'string', minLength: 1, maxLength: 9 }],
  ])('FRM-13: a schema that the validators cannot check is refused: %s', (problem, definition) => {
    expect(() => generateValueValidators({ $defs: { plate: definition } })).toThrow(
      `plate: ${problem}`,
    );
  });
});
