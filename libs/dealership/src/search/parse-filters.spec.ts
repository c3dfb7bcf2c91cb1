import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/naive-search.ts';
import { carsIndex } from './index-definition.ts';
import { parseFilters } from './parse-filters.ts';

const parse = (text: string) => parseFilters(text, carsIndex);
const is = (attribute: string, value: string) => ({ op: 'is', attribute, value });

describe('the filters grammar', () => {
  it('CAR-2: AND binds tighter than OR, NOT tightest, brackets first', () => {
    const truth = (text: string, make: string, year: number) =>
      holds(parse(text), (name) => (name === 'make' ? make : year));
    const text = 'make:A OR make:B AND year>2000';
    expect([truth(text, 'A', 1990), truth(text, 'B', 1990), truth(text, 'B', 2010)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(truth('(make:A OR make:B) AND year>2000', 'A', 1990)).toBe(false);
    expect(truth('NOT make:A AND year>2000', 'B', 2010)).toBe(true);
    expect(truth('NOT (make:A OR year>2000)', 'B', 2010)).toBe(false);
    expect(truth('NOT NOT make:A', 'A', 0)).toBe(true);
  });

  it('CAR-2: values may be quoted, with quotes escaped', () => {
    expect(parse('make:"Tern & Co"')).toEqual(is('make', 'Tern & Co'));
    expect(parse(`make:'a\\'b"c'`)).toEqual(is('make', `a'b"c`));
    expect(parse('make:"AND"')).toEqual(is('make', 'AND'));
    expect(parse('"make":Wren')).toEqual(is('make', 'Wren'));
    expect(parse('location_name:-Depot')).toEqual(is('location_name', '-Depot'));
    expect(parse('make:ANDERS')).toEqual(is('make', 'ANDERS'));
  });

  it('CAR-2: comparisons and ranges, with or without blanks', () => {
    const between = { op: 'between', attribute: 'price', min: 10, max: 20 };
    expect(parse('price:10 TO 20')).toEqual(between);
    expect(parse(' price : 10  TO  20 ')).toEqual(between);
    expect(parse('price>=10.5')).toMatchObject({ by: '>=', value: 10.5 });
    expect(parse('price != -3')).toMatchObject({ by: '!=', value: -3 });
    expect(parse('year:2020')).toMatchObject({ op: 'compare', by: '=', value: 2020 });
  });

  it('CAR-2: nothing is no condition', () => {
    for (const text of ['', '   ']) expect(parse(text)).toEqual({ op: 'all', of: [] });
    expect(parseFilters(undefined, carsIndex)).toEqual({ op: 'all', of: [] });
  });

  it.each([
    ['make', 'expected : or a comparison at character 5'],
    ['make:', 'expected a value at character 6'],
    ['make:A B', 'expected AND or OR at character 8'],
    ['make:A and make:B', 'expected AND or OR at character 8'],
    ['make:A AND', 'expected an attribute at character 11'],
    ['(make:A', 'expected ) at character 8'],
    ['make:A)', 'expected AND or OR at character 7'],
    ['price>', 'expected a number at character 7'],
    ['price>cheap', '"cheap" is not a number at character 7'],
    ['price:cheap TO 3', '"cheap" is not a number at character 7'],
    ['make>3', '"make" is not a number'],
    ['year:new', '"year" is compared with a number, not "new"'],
    ['certified:1', '"certified" is true or false, not "1"'],
    ['colour:red', '"colour" is no attribute of cars'],
    ['constructor:x', '"constructor" is no attribute of cars'],
  ])('API-1: %j is refused: %s', (text, message) => {
    expect(() => parse(text)).toThrow(`filters: ${message}`);
  });

  it('API-1: neither depth nor length nor any text brings it down', () => {
    expect(() => parse('('.repeat(1_000) + 'make:A')).toThrow('nested deeper than 32');
    expect(() => parse('NOT '.repeat(2_000))).toThrow('longer than 4000');
    expect(parse(`${'NOT '.repeat(900)}make:A`)).toEqual(is('make', 'A'));
    const pieces = fc.constantFrom(
      'make',
      ':',
      'A',
      '(',
      ')',
      ' AND ',
      ' OR ',
      'NOT ',
      '"',
      '>',
      '3',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        try {
          parse(parts.join(''));
        } catch (error) {
          expect(error).toMatchObject({ name: 'SearchParameterError', parameter: 'filters' });
        }
      }),
    );
  });
});
