import type { SearchAnswer } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import type { CarAnswers } from './car-requests.ts';
import { carSearchHref, choicesAlone, readCarSearch, usualCarSort } from './car-search.ts';
import { broadSearches, relaxations } from './relaxations.ts';

const answer = (nbHits: number, stats: SearchAnswer['facets_stats'] = {}): SearchAnswer =>
  ({ hits: [], nbHits, facets: {}, facets_stats: stats }) as unknown as SearchAnswer;

const answers = (query: string, more: Partial<CarAnswers>): CarAnswers =>
  ({
    search: readCarSearch(query),
    list: answer(0),
    withoutChoice: new Map(),
    ...more,
  }) as CarAnswers;

it('CAR-1 CAR-10: names the filters to give up with the cars that each gives, the most first', () => {
  const found = answers('?q=towbar&make=Ostara&price=-20000', {
    withoutChoice: new Map([
      ['make', answer(2)],
      ['price', answer(9, { price: { min: 21_990, max: 60_000 } })],
    ]) as CarAnswers['withoutChoice'],
  });
  expect(relaxations(found, 0)).toEqual([
    { facet: 'price', count: 9, nearest: 21_990 },
    { facet: 'make', count: 2 },
  ]);
});

it('CAR-10: offers a search without the place only if it was counted', () => {
  const near = { search: { ...readCarSearch(''), near: { postcode: '3000' } } } as unknown as Pick<
    CarAnswers,
    'search'
  >;
  const nearby = { place: 'Melbourne, VIC', km: {}, farther: { anywhere: 7 } };
  const counted = answers('', { ...near, list: { ...answer(0), nearby } as CarAnswers['list'] });
  expect(relaxations(answers('', near), undefined)).toEqual([]);
  expect(relaxations(counted, undefined)).toMatchObject([{ count: 7 }]);
});

it('CAR-1: names all filters if giving up one of them is not enough', () => {
  const found = answers('?make=Ostara&seats=9', {
    withoutChoice: new Map([
      ['make', answer(0)],
      ['seats', answer(0)],
    ]) as CarAnswers['withoutChoice'],
  });
  expect(relaxations(found, undefined).map(({ facet }) => facet)).toEqual(['make', 'seats']);
  const uncounted = answers('?tag=Rare', {});
  expect(relaxations(uncounted, undefined)).toEqual([{ facet: 'tag', count: undefined }]);
});

it('CAR-10: searches with one of three choices or more, the most selective first, but none that finds nothing', () => {
  const search = readCarSearch('?q=towbar&make=Ostara&simple_fuel=Diesel&price=-20000');
  const counts = new Map([
    ['q', 5],
    ['make', 175],
    ['price', 9],
    ['simple_fuel', 0],
  ] as const);
  const broad = broadSearches(search, counts);
  expect(broad.map(({ search, count }) => [carSearchHref(search, usualCarSort), count])).toEqual([
    ['?q=towbar', 5],
    ['?price=-20000', 9],
    ['?make=Ostara', 175],
  ]);
  expect(choicesAlone(readCarSearch('?make=Ostara&price=-20000'))).toEqual([]);
  expect(choicesAlone(readCarSearch('?make=Ostara&seats=9&price=-20000&near=Bondi'))).toEqual([]);
});
