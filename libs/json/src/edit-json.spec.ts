import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editJson } from './edit-json.ts';
import type { Edit } from './edit-json.ts';

const text = `{
  "a": 1.50,   "b": [ "x","y" ,"z"],
    "c": {"d": "\\u0041"  ,
          "e": null}
}
`;

describe('editJson', () => {
  it.each<[string, Edit[], string]>([
    ['a value', [{ pointer: '/b/1', value: 'Y' }], text.replace('"y"', '"Y"')],
    ['a name', [{ pointer: '/c/d', rename: 'D' }], text.replace('"d"', '"D"')],
    ['an entry gone', [{ pointer: '/b/1', remove: true }], text.replace(',"y"', '')],
    ['the first gone', [{ pointer: '/b/0', remove: true }], text.replace('"x",', '')],
    [
      'several gone',
      [0, 1, 2].map((at) => ({ pointer: `/b/${at}`, remove: true })),
      text.replace(' "x","y" ,"z"', ''),
    ],
    [
      'a member gone',
      [{ pointer: '/c/e', remove: true }],
      text.replace('  ,\n          "e": null', ''),
    ],
    [
      'a member added as the others are set',
      [{ pointer: '/c/f', value: true }],
      text.replace('null', 'null,\n          "f": true'),
    ],
    [
      'one gone, one added, one renamed',
      [
        { pointer: '/c/e', remove: true },
        { pointer: '/c/f', value: [1, { g: 2 }] },
        { pointer: '/c/d', rename: 'D' },
      ],
      text
        .replace('"d"', '"D"')
        .replace('  ,\n          "e": null', ',"f": [1, { "g": 2 }]')
        .replace(',"f"', ', "f"'),
    ],
    [
      'elements added to an array',
      [
        { pointer: '/b/-', value: 'v' },
        { pointer: '/b/-', value: 'w' },
      ],
      text.replace('"z"', '"z", "v", "w"'),
    ],
    [
      'an element added in place of one that goes',
      [
        { pointer: '/b/2', remove: true },
        { pointer: '/b/-', value: 'w' },
      ],
      text.replace(' ,"z"', ', "w"'),
    ],
    [
      'nothing where nothing is',
      [
        { pointer: '/x/y', remove: true },
        { pointer: '/x/y', value: 1 },
      ],
      text,
    ],
  ])('CLI-15: changes %s and no other byte', (_what, edits, expected) => {
    const edited = editJson(text, edits);
    if (_what.startsWith('one gone')) {
      expect(JSON.parse(edited)).toEqual({ ...JSON.parse(text), c: { D: 'A', f: [1, { g: 2 }] } });
      expect(edited.slice(0, edited.indexOf('"c"'))).toBe(text.slice(0, text.indexOf('"c"')));
    } else expect(edited).toBe(expected);
  });

  it('CLI-15: a new object is set in a line if it fits, else with the document’s indentation and line ends', () => {
    const page = '{\r\n\t"items": [\r\n\t\t"a",\r\n\t\t{\r\n\t\t\t"b": 1\r\n\t\t}\r\n\t]\r\n}\r\n';
    const edited = editJson(page, [
      { pointer: '/items/0', value: { content: 'a', meta: {} } },
      { pointer: '/items/1', value: { c: [1] } },
    ]);
    expect(edited).toBe(
      '{\r\n\t"items": [\r\n\t\t{ "content": "a", "meta": {} },\r\n\t\t{\r\n\t\t\t"c": [\r\n\t\t\t\t1\r\n\t\t\t]\r\n\t\t}\r\n\t]\r\n}\r\n',
    );
    expect(editJson('{"a":["b"]}', [{ pointer: '/a/0', value: { c: 1, d: 2 } }])).toBe(
      '{"a":[{"c":1,"d":2}]}',
    );
  });

  it('CLI-10: an element added to an array is formatted as the others are, or in one line', () => {
    const lines = '[\r\n  { "a": 1 }\r\n]\r\n';
    const more = '[\r\n  { "a": 1 },\r\n  { "a": 2 }\r\n]\r\n';
    expect(editJson(lines, [{ pointer: '/-', value: { a: 2 } }])).toBe(more);
    expect(editJson('{ "b": [] }', [{ pointer: '/b/-', value: 1 }])).toBe('{ "b": [1] }');
    expect(editJson('{ "b": {} }', [{ pointer: '/b/-', value: 1 }])).toBe('{ "b": { "-": 1 } }');
  });

  it.each([
    ['[\n  { "a": 1 }\n]\n', '[\n  { "a": 2 },\n  { "a": 3 }\n]\n'],
    ['[{ "a": 1 }]', '[{ "a": 2 }, { "a": 3 }]'],
    ['[\n  {\n    "a": 1\n  }\n]', '[\n  {\n    "a": 2\n  },\n  {\n    "a": 3\n  }\n]'],
  ])('CLI-10: elements that replace all others of %j are laid out as these were', (text, after) => {
    const added = [2, 3].map((a) => ({ pointer: '/-', value: { a } }));
    expect(editJson(text, [{ pointer: '/0', remove: true }, ...added])).toBe(after);
    expect(
      editJson('{ "b": 1 }', [
        { pointer: '/b', remove: true },
        { pointer: '/c', value: 2 },
      ]),
    ).toBe('{ "c": 2 }');
  });

  it('CLI-15: of edits at one offset, an addition comes first, and a removal before a new name', () => {
    const rename = { pointer: '/a', rename: 'c' };
    const add = { pointer: '/b', value: 2, before: 'a' };
    for (const edits of [
      [rename, add],
      [add, rename],
    ])
      expect(editJson('{"a":1}', edits)).toBe('{"b": 2, "c":1}');
    const remove = { pointer: '/a', remove: true } as const;
    for (const edits of [
      [rename, remove],
      [remove, rename],
    ])
      expect(editJson('{"a":1,"z":3}', edits)).toBe('{"z":3}');
  });

  it('CLI-15: entries from the tenth on are edited, too', () => {
    const text = JSON.stringify(Array.from({ length: 12 }, (_, index) => index));
    expect(editJson(text, [{ pointer: '/11', value: 'last' }])).toBe(text.replace('11', '"last"'));
    expect(editJson(text, [{ pointer: '/12', remove: true }])).toBe(text);
  });

  it('CLI-15: of duplicate members the effective one is changed', () => {
    expect(editJson('{"a": 1, "a": 2}', [{ pointer: '/a', value: 3 }])).toBe('{"a": 1, "a": 3}');
  });

  it('CLI-2, CLI-15: of members with the same name none is removed, since another would apply', () => {
    const twice = '{"a": 1, "a": 2}';
    expect(editJson(twice, [{ pointer: '/a', remove: true }])).toBe(twice);
  });

  it('CLI-2: replaces what is there and adds nothing; an emptied array goes where that is asked for', () => {
    expect(editJson('{"a": 1}', [{ pointer: '/b', replace: 2 }])).toBe('{"a": 1}');
    const both = [0, 1].map(
      (at) => ({ pointer: `/a/${at}`, remove: true, andEmptied: true }) as const,
    );
    expect(editJson('{"a": [1, 2], "b": 3}', both)).toBe('{"b": 3}');
    expect(editJson('{"a": [1, 2, 3]}', both)).toBe('{"a": [3]}');
  });

  it('CLI-5, CLI-14: appends an element as the others are set, and adds a member before another one', () => {
    const page =
      '{\r\n\t"path": "/",\r\n\t"list": [\r\n\t\t{ "a": 1 }\r\n\t],\r\n\t"blocks": []\r\n}';
    const added = [
      { pointer: '/list/-', value: { a: 2 } },
      { pointer: '/list/-', value: { a: 3 } },
      { pointer: '/blocks/-', value: 'first' },
      { pointer: '/note', value: [{ b: 1 }], before: 'blocks' },
      { pointer: '/last', value: true, before: 'nowhere' },
    ];
    expect(editJson(page, added)).toBe(
      page
        .replace('{ "a": 1 }', '{ "a": 1 },\r\n\t\t{ "a": 2 },\r\n\t\t{ "a": 3 }')
        .replace(
          '"blocks": []',
          '"note": [{ "b": 1 }],\r\n\t"blocks": ["first"],\r\n\t"last": true',
        ),
    );
    expect(
      editJson('{ "a": 1, "b": 2 }', [
        { pointer: '/b', remove: true },
        { pointer: '/c', value: 3, before: 'b' },
      ]),
    ).toBe('{ "a": 1, "c": 3 }');
  });

  it('CLI-5: keeps comments and trailing commas, in JSON that has them', () => {
    const settings = '{\n  // mine\n  "a": [1, /* two */ 2,],\n  "b": true, // yes\n}\n';
    const added = [
      { pointer: '/a/-', value: 3 },
      { pointer: '/c', value: {}, before: 'b' },
    ];
    expect(editJson(settings, added, { comments: true })).toBe(
      settings.replace('2,]', '2, 3,]').replace('"b"', '"c": {},\n  "b"'),
    );
    expect(editJson(settings, added)).toBe(settings);
  });

  it('CLI-2: keeps a byte order mark, and leaves a text that is not JSON alone', () => {
    expect(editJson('\ufeff{"a": 1}', [{ pointer: '/a', value: 2 }])).toBe('\ufeff{"a": 2}');
    expect(editJson('{"a": 1,}', [{ pointer: '/a', value: 2 }])).toBe('{"a": 1,}');
  });

  it('CLI-15: whatever is replaced, taken away or added, the result is what was asked for', () => {
    const json = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.integer(), fc.array(fc.constantFrom('x', 'y', 1), { maxLength: 4 })),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(
        json,
        fc.constantFrom(0, 1, 2),
        fc.subarray(['a', 'b', 'c', 'd']),
        fc.constantFrom('set', 'remove'),
        (value, indent, names, what) => {
          const source = JSON.stringify(value, null, indent);
          const edits: Edit[] = names.map((name) =>
            what === 'set'
              ? { pointer: `/${name}`, value: { n: [1] } }
              : { pointer: `/${name}`, remove: true },
          );
          const expected = { ...(value as object) } as Record<string, unknown>;
          for (const name of names)
            if (what === 'set') expected[name] = { n: [1] };
            else delete expected[name];
          expect(JSON.parse(editJson(source, edits))).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});
