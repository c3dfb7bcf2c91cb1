import { pointerToken } from '@forecourt/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFixes } from './apply-fixes.ts';

const text = '{\r\n\t"a": 1,\r\n\t"b": [ {"c": 2}, 3 ,4 ],\r\n\t"d/e": { "f": 5 }\r\n}\r\n';

describe('CLI-2: --fix', () => {
  it.each([
    ['/a', '{\r\n\t"b": [ {"c": 2}, 3 ,4 ],\r\n\t"d/e": { "f": 5 }\r\n}\r\n'],
    ['/b/0', text.replace('{"c": 2}, ', '')],
    ['/b/1', text.replace(', 3', '')],
    ['/b/2', text.replace(' ,4', '')],
    ['/d~1e', text.replace(',\r\n\t"d/e": { "f": 5 }', '')],
    ['/d~1e/f', text.replace(' "f": 5 ', '')],
    ['/b/0/c', text.replace('"c": 2', '')],
    ['/nowhere', text],
    ['', text],
  ])('CLI-2: takes %j out and leaves every other byte', (pointer, expected) => {
    expect(applyFixes(text, [{ pointer }])).toBe(expected);
  });

  it('CLI-2: several at once, in any order', () => {
    const fixes = ['/b/1', '/a', '/b/2'].map((pointer) => ({ pointer }));
    const expected = '{\r\n\t"b": [ {"c": 2} ],\r\n\t"d/e": { "f": 5 }\r\n}\r\n';
    expect(applyFixes(text, fixes)).toBe(expected);
    expect(applyFixes(text, fixes.toReversed())).toBe(expected);
  });

  it('CLI-2: writes a value in place of another; a byte order mark stays', () => {
    expect(applyFixes(`\ufeff${text}`, [{ pointer: '/b/0/c', value: 'x' }])).toBe(
      `\ufeff${text.replace('2', '"x"')}`,
    );
  });

  it('CLI-2: leaves a text alone that is no JSON', () => {
    expect(applyFixes('', [{ pointer: '/a' }])).toBe('');
    expect(applyFixes('{', [{ pointer: '/a' }])).toBe('{');
  });
});

describe('CLI-2: --fix, several at one place', () => {
  it('CLI-2: the first one counts; what lies within what goes goes with it', () => {
    const both = [{ pointer: '/a' }, { pointer: '/a', value: 2 }];
    expect(applyFixes('{"a":1,"b":2}', both)).toBe('{"b":2}');
    expect(applyFixes('{"a":1,"b":2}', both.toReversed())).toBe('{"a":2,"b":2}');
    const within = [{ pointer: '/a/b', value: 5 }, { pointer: '/a' }];
    expect(applyFixes('{"a":{"b":1},"c":2}', within)).toBe('{"c":2}');
  });

  it('CLI-2: a list that is emptied goes with what it held, if that is asked for', () => {
    const two = ['/a/0', '/a/1'].map((pointer) => ({ pointer, andEmptied: true }));
    expect(applyFixes('{\n\t"a": [1, 2],\n\t"b": 3\n}', two)).toBe('{\n\t"b": 3\n}');
    expect(applyFixes('{"a":[1,2,3]}', two)).toBe('{"a":[3]}');
    expect(applyFixes('[1,2]', [{ pointer: '/0', andEmptied: true }, { pointer: '/1' }])).toBe(
      '[]',
    );
  });

  it('CLI-2: a name that stands twice is left alone, since the other one would count then', () => {
    expect(applyFixes('{"a":1,"a":2}', [{ pointer: '/a' }])).toBe('{"a":1,"a":2}');
  });

  it.each(['{"a":1,}', '{/* why */"a":1}', '{"a":1', '{"a":1} x'])(
    'CLI-2: %s is no JSON, and stays',
    (text) => expect(applyFixes(text, [{ pointer: '/a' }])).toBe(text),
  );
});

/** Every place of a value but its own. */
function pointersOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${pointerToken(key)}`;
    return [at, ...pointersOf(inner, at)];
  });
}

const gone = Symbol('gone');

/** The same done to the value. */
function fixValue(value: unknown, pointers: ReadonlySet<string>, put: unknown, at = ''): unknown {
  if (pointers.has(at)) return put;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(
      ([key, inner]) =>
        [key, fixValue(inner, pointers, put, `${at}/${pointerToken(key)}`)] as const,
    )
    .filter(([, inner]) => inner !== gone);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const isWithin = (text: string, whole: string) => {
  let at = -1;
  return [...text].every((character) => (at = whole.indexOf(character, at + 1)) >= 0);
};

const document = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

describe('CLI-2: --fix, whatever the document', () => {
  it('CLI-2: takes out or writes what was asked for, and leaves the rest as it was, byte for byte', () => {
    const layouts = fc.record({
      indent: fc.constantFrom('', '\t', '  '),
      end: fc.constantFrom('\n', '\r\n'),
      mark: fc.constantFrom('', '\ufeff'),
      last: fc.constantFrom('', '\n', '\r\n'),
    });
    fc.assert(
      fc.property(
        document,
        layouts,
        fc.infiniteStream(fc.boolean()),
        fc.boolean(),
        (value, layout, chosen, removes) => {
          const json = JSON.stringify(value, null, layout.indent).replaceAll('\n', layout.end);
          const text = layout.mark + json + layout.last;
          const pointers = pointersOf(JSON.parse(json)).filter(() => chosen.next().value);
          const fixes = pointers.map((pointer) =>
            removes ? { pointer } : { pointer, value: 'new' },
          );
          const fixed = applyFixes(text, fixes);
          const put = removes ? gone : 'new';
          const body = fixed.slice(layout.mark.length);
          expect(JSON.parse(body)).toEqual(fixValue(JSON.parse(json), new Set(pointers), put));
          expect(fixed.startsWith(layout.mark) && fixed.endsWith(layout.last)).toBe(true);
          if (removes) expect(isWithin(fixed, text)).toBe(true);
          expect(applyFixes(text, fixes.toReversed())).toBe(fixed);
          if (pointers.length === 0) expect(fixed).toBe(text);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('CLI-7: --fix within mark-up', () => {
  const html = (text: string) => JSON.stringify({ text });
  const fixed = (
    text: string,
    ...changes: readonly (readonly [from: string, to: string, after?: string])[]
  ) =>
    applyFixes(
      html(text),
      changes.map(([from, value, before = '']) => {
        const start = text.indexOf(before + from) + before.length;
        return { pointer: '/text', within: { start, end: start + from.length }, value };
      }),
    );

  it('CLI-7: replaces an address in every quotation, and nothing beside it', () => {
    const links = (to: string) => `<a href="${to}">/a</a> <A HREF='${to}'>/a</A> <img src="/a/b">`;
    const both = [
      ['/a', '/new', "'"],
      ['/a', '/new', '"'],
    ] as const;
    expect(fixed(links('/a'), ...both)).toBe(html(links('/new')));
    expect(fixed('<a href=/a>x</a>', ['/a', '/new'])).toBe(html('<a href="/new">x</a>'));
    expect(fixed('<a href="/a?b.c">x</a>', ['/a?b.c', '/$1'])).toBe(html('<a href="/$1">x</a>'));
  });

  it('CLI-7: applies several fixes of one text', () => {
    const before = '<a href="www.a.example">A</a><a href="/b ">B</a>';
    expect(fixed(before, ['www.a.example', 'https://www.a.example'], ['/b ', '/b'])).toBe(
      html('<a href="https://www.a.example">A</a><a href="/b">B</a>'),
    );
  });

  it('CLI-7: of two that overlap the first one counts, and what follows stays', () => {
    const text = '<a href="/a/b">x</a>';
    const changes = [
      ['/a/b', '/new'],
      ['/b', '/other'],
    ] as const;
    expect(fixed(text, ...changes)).toBe(html('<a href="/new">x</a>'));
    expect(fixed(text, ...changes.toReversed())).toBe(html('<a href="/new">x</a>'));
  });

  it('CLI-7: leaves a text alone that is gone, or no text', () => {
    const fix = { pointer: '/text', within: { start: 0, end: 2 }, value: '/b' };
    for (const text of ['{', '{}', '{"text":5}']) expect(applyFixes(text, [fix])).toBe(text);
  });
});
