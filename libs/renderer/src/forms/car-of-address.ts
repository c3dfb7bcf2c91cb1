import type { Car, QueryOf } from '@forecourt/block-schemas';
import { carsIn, facetFilter } from '@forecourt/domain';
import { purposeOf, type FormDefinition } from '@forecourt/forms';
import type { Ask } from './form-of-block.ts';

/** Query parameters that identify a car in stock, with the fields that they are matched against. */
const names = [
  ['car_id', 'id'],
  ['stock_number', 'stock_number'],
] as const;

const maxCharacters = 100;

/** Returns the possible spellings of an id or stock number. */
const spellings = (value: string) => [
  ...new Set([value, value.toUpperCase(), value.toLowerCase()]),
];

/** Returns the search for the car in the URL, for forms about buying or selling a car. */
export function carQueries(form: FormDefinition, search: string): readonly QueryOf<'search'>[] {
  if (purposeOf(form.category) !== 'sales') return [];
  const query = new URLSearchParams(search);
  const requests = names.flatMap(([name, attribute]) => {
    const value = query.get(name)?.trim() ?? '';
    if (value === '' || value.length > maxCharacters) return [];
    const filters = spellings(value).map((each) => facetFilter(attribute, each));
    return [{ indexName: 'cars', params: { facetFilters: [filters], hitsPerPage: 1 } }];
  });
  return requests.length > 0 ? [{ kind: 'search', requests }] : [];
}

/** Returns the car in the URL; undefined if it is not in stock or the stock is unavailable. */
export function carOfAddress(form: FormDefinition, search: string, ask: Ask): Car | undefined {
  const [query] = carQueries(form, search);
  const answers = (query && ask(query)) ?? [];
  return answers.flatMap(carsIn)[0];
}
