import { describe, expect, it } from 'vitest';
import { editJson } from './edit-json.ts';

const set = (text: string, pointer: string, value: unknown) => editJson(text, [{ pointer, value }]);

describe('values written into a JSON text', () => {
  it.each([
    ['{"a":1}', '{"a":{"b":[1,2]}}'],
    ['{ "a": 1 }', '{ "a": { "b": [1, 2] } }'],
    ['{\n  "a": 1\n}\n', '{\n  "a": { "b": [1, 2] }\n}\n'],
    ['{\n\t"a": [\n\t\t1\n\t]\n}', '{\n\t"a": {\n\t\t"b": [\n\t\t\t1,\n\t\t\t2\n\t\t]\n\t}\n}'],
    [
      '{\r\n    "a": {\r\n        "c": 1\r\n    }\r\n}',
      '{\r\n    "a": {\r\n        "b": [\r\n            1,\r\n            2\r\n        ]\r\n    }\r\n}',
    ],
  ])('CLI-15: a value in %j keeps its spacing, indentation and line ends', (text, expected) => {
    expect(set(text, '/a', { b: [1, 2] })).toBe(expected);
  });

  it('CLI-15: a value on a line of its own is wrapped when the line would be longer than 100', () => {
    const long = { text: 'x'.repeat(79) };
    const line = `  "a": { "text": "${long.text}" }`;
    expect(set('{\n  "a": 1\n}', '/a', long)).toBe(`{\n${line}\n}`);
    expect(line).toHaveLength(100);
    const longer = { text: 'x'.repeat(80) };
    expect(set('{\n  "a": 1\n}', '/a', longer)).toBe(
      `{\n  "a": {\n    "text": "${longer.text}"\n  }\n}`,
    );
    // Beside another member the line stays one.
    expect(set('{\n  "b": 1, "a": 1\n}', '/a', longer)).toBe(
      `{\n  "b": 1, "a": { "text": "${longer.text}" }\n}`,
    );
  });

  it('CLI-15: a member is added to an empty object', () => {
    expect(set('{}', '/a', 1)).toBe('{ "a": 1 }');
    expect(set('{\n  "b": {}\n}', '/b/a', true)).toBe('{\n  "b": { "a": true }\n}');
  });

  it('CLI-15: members without a value are left out, and an empty object stays short', () => {
    expect(set('{ "a": 1 }', '/a', { b: undefined })).toBe('{ "a": {} }');
    expect(set('{ "a": 1 }', '/a', null)).toBe('{ "a": null }');
  });

  it('CLI-15: of two edits of one place the first counts, and no name is given twice', () => {
    const text = '{ "a": 1, "b": 2 }';
    expect(
      editJson(text, [
        { pointer: '/c', value: 1 },
        { pointer: '/c', value: 2 },
      ]),
    ).toBe('{ "a": 1, "b": 2, "c": 1 }');
    expect(
      editJson(text, [
        { pointer: '/a', rename: 'x' },
        { pointer: '/a', rename: 'y' },
      ]),
    ).toBe('{ "x": 1, "b": 2 }');
    expect(editJson(text, [{ pointer: '/a', rename: 'b' }])).toBe(text);
    expect(editJson('[1, 2]', [{ pointer: '/0', rename: 'b' }])).toBe('[1, 2]');
  });
});
