import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const rules = (text: string) =>
  parseJson(text).findings.map(({ rule, pointer, property }) => ({ rule, pointer, property }));

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('parseJson', () => {
  it('CLI-1: a merge conflict is reported as one, at its first line', () => {
    const text = '{\n  "a": 1,\n<<<<<<< HEAD\n  "b": 2\n=======\n  "b": 3\n>>>>>>> other\n}\n';
    for (const each of [text, text.replaceAll('\n', '\r\n')]) {
      const { findings } = parseJson(each);
      expect(findings).toMatchObject([{ rule: 'syntax', offset: each.indexOf('<<<') }]);
      expect(findings[0]!.message).toContain('unresolved merge conflict');
    }
  });

  it('CLI-1: gives the value that JSON.parse gives, without findings', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text), findings: [] });
      }),
    );
  });

  it('CLI-1: a duplicate key is a finding at its object, however it is escaped', () => {
    const duplicate = (pointer: string, property: string) => [
      { rule: 'duplicate-key', pointer, property },
    ];
    expect(rules('{"a":1,"a":2}')).toEqual(duplicate('', 'a'));
    expect(rules('{"x":[{"y":{"a":":","a":"::"}}]}')).toEqual(duplicate('/x/0/y', 'a'));
    expect(rules('{"a:":1,"a\\u003a":2}')).toEqual(duplicate('', 'a:'));
    expect(rules('{"a":1,"\\u0061":2}')).toEqual(duplicate('', 'a'));
    expect(rules('{"":1,"":2}')).toEqual(duplicate('', ''));
    expect(rules('{"a":{"b:c":1},"a":"b:c"}')).toEqual(duplicate('', 'a'));
  });

  it('CLI-1: reports at most a hundred duplicates of a file', () => {
    expect(rules(`{${'"a":1,'.repeat(5000)}"a":1}`)).toHaveLength(100);
  });

  it('CLI-1: no colon inside a text passes for a duplicate, nor hides one', () => {
    expect(rules('{"a":"12:30","b:":"\\u003a","c":["::"]}')).toEqual([]);
    expect(rules('{"a":"x\\u003a","a":"y"}')).toHaveLength(1);
  });

  it('CLI-1: finds duplicates in any document that has them and in no other', () => {
    const name = fc.constantFrom('a', 'b:', ':', 'c"', 'd" :', '\\', '');
    const value = fc.oneof(fc.string(), fc.constantFrom(':', '" :', '\\":"'));
    const colon = fc.constantFrom(':', ' :', '\n\t: ');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), value, colon, (names, text, between) => {
        const members = names.map(
          (key) => `${JSON.stringify(key)}${between}${JSON.stringify(text)}`,
        );
        const source = `{${members.join(',')}}`;
        expect(rules(source)).toHaveLength(names.length - new Set(names).size);
      }),
    );
  });

  it('TEN-7: own __proto__ keys stay data and change no prototype', () => {
    const parsed = parseJson('{"__proto__":{"polluted":true},"a":{}}');
    expect(parsed.ok && (parsed.value as { a: { polluted?: boolean } }).a.polluted).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([65, 1000, 100_000])(
    'TEN-7: refuses %i levels with a finding at the bracket that is too deep',
    (depth) => {
      expect(parseJson(nested(depth)).findings).toMatchObject([{ rule: 'too-deep', offset: 64 }]);
      expect(parseJson(nested(depth, '{"a":', '1}').replace('11', '1')).ok).toBe(false);
      expect(parseJson(`["${'x'.repeat(5000)}",${nested(depth - 1)}]`).findings).toMatchObject([
        { rule: 'too-deep' },
      ]);
    },
  );

  it('TEN-7: takes 64 levels', () => {
    expect(parseJson(nested(64)).ok).toBe(true);
    expect(parseJson(`{"a":${nested(63)}}`).ok).toBe(true);
  });

  it('TEN-7: brackets and quotes inside texts do not count as levels', () => {
    expect(parseJson(JSON.stringify('['.repeat(500) + '"{'.repeat(50) + '\\'.repeat(7))).ok).toBe(
      true,
    );
  });

  it('TEN-7: refuses a document over the limit before parsing it', () => {
    expect(parseJson(' '.repeat(1_000_001)).findings).toMatchObject([{ rule: 'too-large' }]);
  });

  it('CLI-1: says where and why text is no JSON', () => {
    const message = (text: string) =>
      parseJson(text).findings.map(({ message: words, offset }) => `${offset} ${words}`);
    expect(message('{"a" 1}')).toEqual([
      '5 not valid JSON: a colon is expected after the property name',
    ]);
    expect(message('{"a":1')).toEqual(['6 not valid JSON: a closing } is missing']);
    expect(message('[1 2]')).toEqual(['3 not valid JSON: a comma is expected']);
    expect(message('["a')).toEqual(['1 not valid JSON: a closing quote is missing']);
    expect(message('')).toEqual(['0 the file is empty; JSON is expected']);
    expect(message('// x\n{}')).toEqual(['0 not valid JSON: comments are not allowed; remove it']);
  });

  it.each([
    ['{"a":1,\n}', 6, 'a comma behind the last entry; remove it'],
    ['[1, 2, ]', 5, 'a comma behind the last entry; remove it'],
    ['[1,,2]', 3, 'a comma too many, or a value is missing before it'],
    ['{“a”: 1}', 1, '“ is a curly quote; write the straight one, "'],
    ['{"a": “x”}', 6, '“ is a curly quote; write the straight one, "'],
    ['{"a”: 1}', 3, 'the string ends with a curly quote; write "'],
    ["{'a': 1}", 1, '\' is not a quote in JSON; write double quotes, "'],
    ['{"a": NaN}', 6, 'NaN is not a number in JSON; write a number, or null'],
    ['{"a": -Infinity}', 6, '-Infinity is not a number in JSON; write a number, or null'],
    ['{"a": "C:\\dealer"}', 9, '\\d is not an escape; write a backslash as \\\\'],
    ['{"a": "\\\\\\x"}', 9, '\\x is not an escape; write a backslash as \\\\'],
    ['{"a": "b\\u12"}', 8, 'a \\u escape needs four hexadecimal digits; write a backslash as \\\\'],
    ['{"a": "b\tc"}', 8, 'a tab is not allowed in a string; write a space, or \\t'],
    ['{"a": "b\0"}', 8, 'a control character (U+0000) is not allowed in a string; remove it'],
    ['{"a": "Used "cars" here"}', 12, 'a quote ends the string here; write one within it as \\"'],
    ['{"a": 5,000}', 6, '5,000 has commas between its thousands; write 5000'],
    ['{"a": 1,250,000, "b": 1}', 6, '1,250,000 has commas between its thousands; write 1250000'],
    ['{"a": undefined}', 6, 'undefined is not JSON; write null'],
    ['{"a": True}', 6, 'True is not JSON; write true'],
    ['{a: 1}', 1, 'the name a needs double quotes; write "a"'],
    ['{"a": 1 "b": 2}', 8, 'a comma is expected between this entry and the one before'],
    ['{"a": 1 // x\n}', 8, 'comments are not allowed; remove it'],
    ['{/* x */"a": 1}', 1, 'comments are not allowed; remove it'],
    ['{# x\n"a": 1}', 1, 'comments are not allowed; remove it'],
    ['{\u00a0"a": 1}', 1, expect.stringMatching(/U\+00A0.*; replace it with a plain space/)],
    ['{"a": 01}', 6, "a number can't begin with 0; write 1"],
    ['{"a": 0412345}', 6, "a number can't begin with 0; write 412345"],
    ['{"a": .5}', 6, expect.stringMatching(/^\.5 is not written as a number/)],
    ['{"a"= 1}', 4, 'an equals sign is not allowed; write a colon'],
    ['{"a": 1; "b": 2}', 7, 'a semicolon is not allowed; write a comma'],
  ])('CLI-9: names the slip in %j', (text, offset, slip) => {
    const [finding] = parseJson(text).findings;
    expect(finding).toMatchObject({ rule: 'syntax', offset });
    expect(finding!.message.replace(/^not valid JSON: /, '')).toEqual(slip);
  });

  it('CLI-9: a slip in a long text is named in a moment', () => {
    for (const part of ['a', ' ', '“', '0', 'a:'])
      expect(parseJson(`[${part.repeat(200_000)}`).ok).toBe(false);
  });

  it('TEN-7: an open quote does not hide brackets from the guard', () => {
    expect(parseJson(`["\n${'['.repeat(100_000)}`).ok).toBe(false);
  });

  it('CLI-1: passes over a byte order mark', () => {
    expect(parseJson('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 }, findings: [] });
  });

  it('OPS-3: refuses a document of too many values, however short each of them is', () => {
    const limits = { maxBytes: 1_000, maxDepth: 64, maxCommas: 3, advice: 'import it' };
    expect(parseJson('[0,0,0,0]', limits).ok).toBe(true);
    expect(parseJson('[0,0,0,0,0]', limits)).toMatchObject({
      ok: false,
      findings: [{ rule: 'too-complex', message: expect.stringContaining('import it') }],
    });
  });
});
