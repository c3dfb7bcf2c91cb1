import { describe, expect, it } from 'vitest';
import {
  eachValueAt,
  pointerToken,
  pointerTokens,
  readablePointer,
  resolvePointer,
} from './pointer.ts';

const document = {
  blocks: [{ data: { 'a/b': 1, '~c': 'two', nothing: null } }, 'text'],
  '': 'empty name',
};

describe('JSON pointers', () => {
  it.each([
    ['plain', 'plain'],
    ['a/b', 'a~1b'],
    ['~c', '~0c'],
    ['~1', '~01'],
    [12, '12'],
  ])('CLI-1: the token of %j is %s, and reads back', (name, token) => {
    expect(pointerToken(name)).toBe(token);
    expect(pointerTokens(`/x/${token}`)).toEqual(['x', String(name)]);
  });

  it('CLI-1: the empty pointer is the document, and / the member without a name', () => {
    expect(pointerTokens('')).toEqual([]);
    expect(resolvePointer(document, '')).toBe(document);
    expect(resolvePointer(document, '/')).toBe('empty name');
  });

  it.each([
    ['/blocks/0/data/a~1b', 1],
    ['/blocks/0/data/~0c', 'two'],
    ['/blocks/0/data/nothing', null],
    ['/blocks/1', 'text'],
    ['/blocks/2', undefined],
    ['/blocks/1/length', undefined],
    ['/blocks/0/data/nothing/x', undefined],
    ['/blocks/0/data/toString', undefined],
    ['/blocks/map', undefined],
  ])('CLI-1: %s leads to %j', (pointer, value) => {
    expect(resolvePointer(document, pointer)).toBe(value);
  });

  it.each([
    ['', ''],
    ['/blocks/2/data/cta', 'blocks[2].data.cta'],
    ['/2', '[2]'],
    ['/data/Vehicle Make', 'data["Vehicle Make"]'],
    ['/data/opt-in', 'data.opt-in'],
    ['/data/2nd', 'data["2nd"]'],
    ['/a~1b', '["a/b"]'],
  ])('CLI-1: %s is shown to people as %s', (pointer, text) => {
    expect(readablePointer(pointer)).toBe(text);
  });
});

describe('eachValueAt', () => {
  const visited = (path: readonly string[], value: unknown = document) => {
    const found: [unknown, string][] = [];
    eachValueAt(value, path, '/page', (each, pointer) => found.push([each, pointer]));
    return found;
  };

  it('CLI-1: visits every array entry for *, with its pointer', () => {
    expect(visited(['blocks', '*'])).toEqual([
      [document.blocks[0], '/page/blocks/0'],
      ['text', '/page/blocks/1'],
    ]);
    expect(visited(['blocks', '*', 'data', 'a/b'])).toEqual([[1, '/page/blocks/0/data/a~1b']]);
    expect(visited([])).toEqual([[document, '/page']]);
  });

  it('CLI-1: visits null but nothing that is absent, inherited or not an array', () => {
    expect(visited(['blocks', '*', 'data', 'nothing'])).toEqual([
      [null, '/page/blocks/0/data/nothing'],
    ]);
    expect(visited(['blocks', '*', 'data', 'nothing', 'x'])).toEqual([]);
    expect(visited(['toString'])).toEqual([]);
    expect(visited(['missing'])).toEqual([]);
    expect(visited(['a'], { a: undefined })).toEqual([]);
    expect(visited(['*'], { 0: 'x', length: 1 })).toEqual([]);
    expect(visited(['*'], 'text')).toEqual([]);
  });
});
