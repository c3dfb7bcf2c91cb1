import { describe, expect, it } from 'vitest';
import { applyFixes } from './apply-fixes.ts';

const text = '{\r\n\t"a": 1,\r\n\t"b": [ {"c": 2}, 3 ,4 ],\r\n\t"d/e": { "f": 5 }\r\n}\r\n';

describe('CLI-2: --fix', () => {
  it.each([
    ['/a', '{\r\n\t"b": [ {"c": 2}, 3 ,4 ],\r\n\t"d/e": { "f": 5 }\r\n}\r\n'],
    ['/b/0', text.replace('{"c": 2}, ', '')],
    ['/b/1', text.replace('3 ,', '')],
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
