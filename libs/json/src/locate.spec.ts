import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate, locateAll } from './locate.ts';
import { pointerToken } from './pointer.ts';

const page = `{
  "title": "Home",
\t"blocks": [
    { "type": "header", "data": { "text": "G'day \u{1F697} all", "styel": 1 } },
    {}
  ]
}
`;

/** The text that a range covers, for ranges on one line. */
function covered(text: string, finding: Parameters<typeof locate>[1]): string {
  const range = locate(text, finding);
  const line = text.split(/\r\n|\r|\n/)[range.line - 1]!;
  return line.slice(range.column - 1, range.endColumn - 1);
}

describe('locate', () => {
  it('CLI-1: counts an empty first line', () => {
    expect(locate('\n{"a": 1}', { pointer: '/a' })).toMatchObject({ line: 2, column: 7 });
  });

  it('CLI-1: gives line and column of a value, from 1, in UTF-16 code units', () => {
    expect(locate(page, { pointer: '/blocks/0/data/styel' })).toEqual({
      line: 4,
      column: 68,
      endLine: 4,
      endColumn: 69,
      sourceLine: `    { "type": "header", "data": { "text": "G'day \u{1F697} all", "styel": 1 } },`,
    });
  });

  it('CLI-1: gives the name of a property that is wrong', () => {
    expect(covered(page, { pointer: '/blocks/0/data', property: 'styel' })).toBe('"styel"');
    expect(covered(page, { pointer: '/blocks/0/data', property: 'text' })).toBe('"text"');
  });

  it('CLI-1: gives the object itself for a property that it lacks', () => {
    expect(covered(page, { pointer: '/blocks/1', property: 'type' })).toBe('{}');
    expect(locate(page, { pointer: '', property: 'path' })).toMatchObject({
      line: 1,
      column: 1,
      endLine: 7,
      endColumn: 2,
    });
  });

  it('CLI-1, OPS-3: carries the part of a long line around the range, however long the line is', () => {
    const cars = Array.from({ length: 10_000 }, (_, id) => ({ id: String(id), odometer: id }));
    const text = JSON.stringify(cars);
    for (const at of [0, 1, 20, 5_000, 9_999]) {
      const range = locate(text, { pointer: `/${at}/odometer` });
      expect(range.sourceLine).toHaveLength(400);
      const start = range.column - 1 - range.sourceFrom!;
      expect(range.sourceLine.slice(start, start + String(at).length)).toBe(String(at));
      expect(text.slice(range.sourceFrom, range.sourceFrom! + 400)).toBe(range.sourceLine);
    }
  });

  it('CLI-1: counts a tab as one column', () => {
    expect(locate(page, { pointer: '', property: 'blocks' })).toMatchObject({ line: 3, column: 2 });
  });

  it.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('CLI-1: counts lines that end with %s', (_name, end) => {
    const text = page.replaceAll('\n', end);
    expect(locate(text, { pointer: '/blocks/1' })).toMatchObject({
      line: 5,
      column: 5,
      sourceLine: '    {}',
    });
  });

  it('CLI-1: follows escaped pointers and escaped names', () => {
    const text = '{"a/b": {"c~d": [true]}, "\\u0065f": null, "": "x"}';
    expect(covered(text, { pointer: '/a~1b/c~0d/0' })).toBe('true');
    expect(covered(text, { pointer: '/ef' })).toBe('null');
    expect(covered(text, { pointer: '/' })).toBe('"x"');
  });

  it('CLI-1: does not mistake names of Object.prototype for members', () => {
    const text = '{"__proto__": {"a": 1}, "constructor": 2}';
    expect(covered(text, { pointer: '/__proto__/a' })).toBe('1');
    expect(covered(text, { pointer: '/constructor' })).toBe('2');
    expect(covered('{}', { pointer: '', property: 'toString' })).toBe('{}');
  });

  it('CLI-1: of duplicate members it locates the last, which is the effective one', () => {
    expect(covered('{"a": 1, "a": 22}', { pointer: '/a' })).toBe('22');
  });

  it('CLI-1: gives the nearest value when the pointer leads further than the text', () => {
    expect(covered('{"a": [1]}', { pointer: '/a/7/b' })).toBe('[1]');
    expect(covered('{"a": "x"}', { pointer: '/a/7/b' })).toBe('"x"');
  });

  it('CLI-1: gives the token at an offset, whatever the pointer says', () => {
    expect(covered('{"a": 1, "a": 22}', { pointer: '/a', offset: 9 })).toBe('"a"');
    expect(covered('{\n  "a": tru }', { pointer: '', offset: 9 })).toBe('tru');
  });

  it('CLI-1: points behind the last character when the text ends too early', () => {
    expect(locate('{\n  "a": [1,\n\n', { pointer: '', offset: 14 })).toMatchObject({
      line: 2,
      column: 11,
      endColumn: 12,
      sourceLine: '  "a": [1,',
    });
    expect(locate('', { pointer: '', offset: 0 })).toMatchObject({ line: 1, column: 1 });
    expect(locate(' \n ', { pointer: '' })).toMatchObject({ line: 1, column: 1 });
  });

  it('CLI-1: survives a broken text with any pointer', () => {
    for (let end = 0; end <= page.length; end += 1)
      expect(locate(page.slice(0, end), { pointer: '/blocks/0/data/styel' }).line).toBeLessThan(5);
  });

  it('CLI-1: finds every value of any document', () => {
    const pointers = (value: unknown, at = ''): [string, unknown][] => [
      [at, value],
      ...(typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, member]) =>
            pointers(member, `${at}/${pointerToken(key)}`),
          )
        : []),
    ];
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' ', '\t'), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent).replaceAll('\n', ' ');
        for (const [pointer, value] of pointers(JSON.parse(json)))
          expect(JSON.parse(covered(text, { pointer }))).toEqual(value);
      }),
    );
  });

  it('CLI-9: marks a part of a string, past escapes of every kind', () => {
    const text = String.raw`{"a": "1 \" \u2019 \ud83d\ude97 \n word\t end"}`;
    const { a } = JSON.parse(text) as { a: string };
    const part = (words: string) => {
      const start = a.indexOf(words);
      return covered(text, { pointer: '/a', within: { start, end: start + words.length } });
    };
    expect(part('word')).toBe('word');
    expect(part('1')).toBe('1');
    expect(part('word\t')).toBe(String.raw`word\t`);
    expect(part('\u2019 \u{1f697}')).toBe(String.raw`\u2019 \ud83d\ude97`);
    expect(part(a)).toBe(text.slice(7, -2));
  });

  it('CLI-9: marks parts of any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (value, from, length) => {
        const start = from % (value.length + 1);
        const end = Math.min(value.length, start + 1 + (length % 10));
        if (start >= end) return;
        const text = JSON.stringify([value]);
        const marked = covered(text, { pointer: '/0', within: { start, end } });
        expect(JSON.parse(`"${marked}"`)).toBe(value.slice(start, end));
      }),
    );
  });

  it('CLI-9: marks the whole of a value that is no string, and nothing past the end of one', () => {
    const within = { start: 2, end: 90 };
    expect(covered('{"a": [1], "b": "word"}', { pointer: '/a', within })).toBe('[1]');
    expect(covered('{"a": [1], "b": "word"}', { pointer: '/b', within })).toBe('rd');
  });

  it('CLI-9: marks thousands of parts of one string full of escapes', () => {
    const value = '"'.repeat(50_000);
    const text = JSON.stringify([value]);
    const findings = Array.from(value, (_, start) => {
      return { pointer: '/0', within: { start, end: start + 1 } };
    });
    const ranges = locateAll(text, findings);
    expect(ranges.every(({ column }, index) => column === 3 + index * 2)).toBe(true);
  });

  it('CLI-1: comes to an end in any text, with a place that is there', () => {
    const mess = fc.string({ unit: fc.constantFrom(...'{}[]:,"\\ \na1') });
    fc.assert(
      fc.property(mess, (text) => {
        const { line, column } = locate(text, { pointer: '/a/0', property: 'a' });
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('CLI-1: places many findings in one reading, in their order', () => {
    const text = '{"b": 2, "a": 1}';
    const ranges = locateAll(text, [{ pointer: '/a' }, { pointer: '/b' }, { pointer: '/a' }]);
    expect(ranges.map((range) => range.column)).toEqual([15, 7, 15]);
    expect(locateAll(text, [])).toEqual([]);
  });

  it('CLI-1: finds its way past values nested far deeper than the stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(covered(`{"deep": ${deep}, "a": 1}`, { pointer: '/a' })).toBe('1');
  });

  it('CLI-1: places thousands of findings on one long line, with a long end, in one go', () => {
    const text = `[${'{},'.repeat(30_000)}{}]${' '.repeat(300_000)}`;
    const findings = Array.from({ length: 30_000 }, (_, index) =>
      index % 2 === 0 ? { pointer: `/${index}` } : { pointer: '', offset: 1 + index * 3 },
    );
    const ranges = locateAll(text, findings);
    expect(ranges.every(({ column }, index) => column === 2 + index * 3)).toBe(true);
  });
});
