import { blockTraits } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carListFacets, carRangeFacets } from './car-facets.ts';
import {
  carSearchHref,
  carSorts,
  hasChoices,
  readCarSearch,
  withoutChoice,
  withoutChoices,
  type CarSearch,
} from './car-search.ts';
import { readTypedLimits } from './typed-limits.ts';
import { valueKey } from '../text/value-key.ts';

describe('a search for cars in the address', () => {
  it('CAR-2: what nobody can have meant is ignored, however much of it there is', () => {
    const search = '?seats=many&certified=maybe&price=cheap&year=-&sort=__proto__&page=0&km=1&q=+';
    expect(readCarSearch(search)).toEqual(readCarSearch(''));
    const makes = Array.from({ length: 500 }, (_, index) => `make=m${index}`).join('&');
    expect(readCarSearch(`?${makes}`).values.make).toHaveLength(20);
    expect(readCarSearch(`?q=${'a'.repeat(500)}`).words).toHaveLength(100);
  });

  it.each(['🚗', '!!!', '$', '–'])(
    'CAR-10: keywords without a letter or digit, "%s", are none',
    (q) => expect(readCarSearch(`?${new URLSearchParams({ q })}`)).toEqual(readCarSearch('')),
  );

  it('CAR-2: a range may come in two halves, as a form without a script sends it', () => {
    const halves = readCarSearch('?price=10000-&price=-30000&km=&km=-50000');
    expect(halves).toEqual(readCarSearch('?price=10000-30000&km=-50000'));
    expect(carSearchHref(halves)).toBe('?km=-50000&price=10000-30000');
  });

  it('CAR-2 CAR-10: the ends of a range may come in either order', () => {
    const ordered = readCarSearch('?price=20000-60000&year=2018-2018').ranges;
    expect(readCarSearch('?price=60000-20000&year=2018-2018').ranges).toEqual(ordered);
    expect(readCarSearch('?price=60000-&price=-20000&year=2018-2018').ranges).toEqual(ordered);
  });

  it('CAR-2: what is written is read back the same', () => {
    const words = fc.string({ minLength: 1, maxLength: 30 });
    const end = fc.nat({ max: 999_999_999 });
    const ends = fc.oneof(
      fc.record({ min: end }, { noNullPrototype: true }),
      fc.tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    );
    const limited = ['certified', 'seats', 'simple_colour', 'simple_transmission'];
    const named = carListFacets.filter((facet) => !limited.includes(facet));
    const search: fc.Arbitrary<CarSearch> = fc.record({
      words: words
        .map((text) => readTypedLimits(text.trim()).words)
        .map((text) => (/[\p{L}\p{N}]/u.test(text) ? text : '')),
      values: fc.dictionary(
        fc.constantFrom(...named),
        // Spellings of one value are one choice.
        fc.uniqueArray(words, { minLength: 1, maxLength: 4, selector: valueKey }),
        { noNullPrototype: true },
      ),
      ranges: fc.dictionary(fc.constantFrom(...carRangeFacets), ends, { noNullPrototype: true }),
      sort: fc.constantFrom(...carSorts),
      page: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(search, fc.constantFrom(...carSorts), (given, usual) => {
        const address = carSearchHref(given, usual);
        expect(readCarSearch(address, usual)).toEqual(given);
        for (const name of new URLSearchParams(address).keys())
          expect(blockTraits.cars.query).toHaveProperty(name);
      }),
    );
  });

  it('CAR-2: a choice can be taken back, alone or with all others, and leads to the first page', () => {
    const search = readCarSearch('?q=tern&make=Wren&make=Ostara&price=-9&sort=km:asc&page=4');
    const left = (what: 'make' | 'price' | 'q', value?: string) =>
      carSearchHref(withoutChoice(search, what, value));
    expect(left('make', 'Wren')).toBe('?q=tern&make=Ostara&price=-9&sort=km:asc');
    expect(left('price')).toBe('?q=tern&make=Wren&make=Ostara&sort=km:asc');
    expect(left('q')).toBe('?make=Wren&make=Ostara&price=-9&sort=km:asc');
    expect(carSearchHref(withoutChoices(search))).toBe('?sort=km:asc');
  });

  it('CAR-2 DSH-2: a place and a distance from it are part of the address, 50 km by default', () => {
    const search = readCarSearch('?near=+Parramatta+&within=100');
    expect(search.near).toEqual({ text: 'Parramatta', km: 100 });
    expect(carSearchHref(search)).toBe('?near=Parramatta&within=100');
    expect(carSearchHref(readCarSearch('?near=Kiama&within=51'))).toBe('?near=Kiama');
    expect(readCarSearch('?within=100').near).toBeUndefined();
    expect(hasChoices(search)).toBe(true);
    expect(carSearchHref(withoutChoice(search, 'near'))).toBe('?');
    expect(withoutChoices(search).near).toBeUndefined();
  });
});
