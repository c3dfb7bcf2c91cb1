import type { SearchAnswer } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import {
  countedValues,
  offeredValues,
  answeredSearch,
  stockHistogram,
  stockRange,
  stockSteps,
} from './car-answers.ts';
import { maxFacetValues, type CarAnswers } from './car-requests.ts';
import { readCarSearch, usualCarSort } from './car-search.ts';

type Facets = SearchAnswer['facets'];

const answer = (facets: Facets, stats: SearchAnswer['facets_stats'] = {}): SearchAnswer =>
  ({ hits: [], nbHits: 0, facets, facets_stats: stats }) as unknown as SearchAnswer;

const answers = (query: string, more: Partial<CarAnswers> = {}): CarAnswers =>
  ({
    search: readCarSearch(query, usualCarSort),
    offered: [],
    list: answer({}),
    stock: undefined,
    withoutChoice: new Map(),
    ...more,
  }) as CarAnswers;

const prices = (...values: number[]) =>
  answers('', {
    stock: answer({ price: Object.fromEntries(values.map((value) => [value, 1])) }),
  });

describe('answers about cars', () => {
  it('CAR-10: chosen values read as the stock spells them, unknown ones as they were typed', () => {
    const stock = answer({ make: { Ostara: 3 } });
    const { search } = answers('?make=ostara&make=Nobody&badge=gt', { stock });
    expect(answeredSearch(answers('?make=ostara&make=Nobody&badge=gt', { stock }))).toEqual({
      ...search,
      values: { make: ['Ostara', 'Nobody'], badge: ['gt'] },
    });
    expect(answeredSearch(answers('?make=ostara')).values).toEqual({ make: ['ostara'] });
  });

  it('CAR-2: a value is counted without the choice of its attribute, the most common first', () => {
    const found = answers('?make=ostara', {
      list: answer({ make: { Ostara: 1 } }),
      stock: answer({ make: { Halden: 2, Ostara: 9 } }),
      withoutChoice: new Map([['make', answer({ make: { Halden: 2 } })]]),
    });
    expect(countedValues('make', found)).toEqual([
      { value: 'Ostara', count: 0, chosen: true },
      { value: 'Halden', count: 2, chosen: false },
    ]);
  });

  it('CAR-2: values of sold cars alone come last, with their own counts', () => {
    const found = answers('', {
      stock: answer({ status: { Available: 2, Reserved: 3 } }),
      withoutChoice: new Map([
        ['status', answer({ status: { Sold: 9, Available: 2, Reserved: 3 } })],
      ]),
    });
    expect(countedValues('status', found).map(({ value, count }) => [value, count])).toEqual([
      ...[['Reserved', 3] as const, ['Available', 2] as const, ['Sold', 9] as const],
    ]);
  });

  it('CAR-10: delivery kilometres of new cars are one step beside those of old cars', () => {
    const km = [4, 15, 25, 35, 45, 12_000, 80_000, 150_000, 300_000];
    const stock = answer({ km: Object.fromEntries(km.map((value) => [value, 1])) });
    expect(stockSteps('km', answers('', { stock }))!.slice(0, 3)).toEqual([4, 1_000, 15_000]);
  });

  it('CAR-2: seats are in the order of their number', () => {
    const found = answers('', { stock: answer({ seats: { 7: 9, 2: 1, 5: 4 } }) });
    expect(countedValues('seats', found).map(({ value }) => value)).toEqual(['2', '5', '7']);
  });

  it('CAR-1, CAR-2: a search without results offers no values without cars, only those chosen', () => {
    const stock = answer({ make: { Ostara: 3, Halden: 2, Corrin: 1 } });
    const withoutChoice = new Map([['make', answer({ make: { Halden: 2 } })]]) as never;
    const none = answers('?make=ostara&q=zzzz', { stock, withoutChoice });
    expect(offeredValues('make', none).map(({ value }) => value)).toEqual(['Ostara', 'Halden']);
    const some = { ...none, list: { ...none.list, nbHits: 1 } };
    expect(offeredValues('make', some)).toEqual(countedValues('make', some));
    expect(offeredValues('make', some)).toHaveLength(3);
  });

  it('CAR-2: an attribute that is the same for all cars is no filter, unless it is chosen', () => {
    const used = (count: number, query = '') =>
      answers(query, {
        list: { ...answer({ car_type: { Used: count } }), nbHits: 3 },
        stock: { ...answer({ car_type: { Used: count } }), nbHits: 3 },
      });
    expect(offeredValues('car_type', used(3))).toEqual([]);
    expect(offeredValues('car_type', used(2))).toHaveLength(1);
    expect(offeredValues('car_type', used(3, '?car_type=used'))).toHaveLength(1);
  });

  it('CAR-2: the range of a number is that of the stock, and of the cars that are left', () => {
    const stock = answer({}, { price: { min: 1, max: 9 } } as never);
    expect(stockRange('price', answers(''))).toBeUndefined();
    expect(stockRange('price', answers('', { stock }))).toEqual({
      all: { min: 1, max: 9 },
      left: undefined,
    });
  });

  it('CAR-10: price steps are round, start below the cheapest and skip gaps in the stock', () => {
    expect(stockSteps('price', prices(9_990, 15_500, 16_000, 41_000))).toEqual([
      9_000, 10_000, 20_000, 45_000,
    ]);
    expect(stockSteps('price', prices(5_000, 20_000))).toEqual([5_000, 6_000, 20_000]);
  });

  it('CAR-10: a step that adds fewer than a fortieth of the prices is left out', () => {
    const others = Array.from({ length: 76 }, (_, index) => 40_001 + index);
    const found = prices(5_001, 5_002, 6_001, 7_001, ...others);
    expect(stockSteps('price', found)).toEqual([5_000, 6_000, 8_000, 45_000]);
  });

  it('CAR-10: prices close together, none, or more than the search lists have no steps of their own', () => {
    expect(stockSteps('price', prices(10_000, 39_999))).toBeUndefined();
    expect(stockSteps('price', prices(10_000, 40_000))).toBeDefined();
    expect(stockSteps('price', answers(''))).toBeUndefined();
    const many = Array.from({ length: maxFacetValues }, (_, index) => 1_000 + index * 100);
    expect(stockSteps('price', prices(...many))).toBeUndefined();
    expect(stockSteps('price', prices(...many.slice(1)))).toBeDefined();
  });

  it('CAR-10: the histogram counts cars between two steps, as the other filters leave them', () => {
    const price = answer({ price: { 9000: 1, 10000: 2, 14000: 4, 20000: 1 } });
    const found = answers('?price=-10000', {
      list: answer({}),
      withoutChoice: new Map([['price', price]]),
    });
    expect(stockHistogram('price', [9000, 10000, 15000, 20000], found)).toEqual([3, 4, 1]);
    expect(stockHistogram('price', [9000], found)).toBeUndefined();
    expect(stockHistogram('km', [0, 10000], found)).toBeUndefined();
  });
});
