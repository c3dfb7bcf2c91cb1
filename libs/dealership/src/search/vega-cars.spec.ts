import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import type { IndexEntry } from '../ports/search.ts';
import type { IndexDefinition } from './index-definition.ts';

interface VegaCar {
  readonly Name: string;
  readonly Origin: string;
  readonly Cylinders: number;
  readonly Miles_per_Gallon: number | null;
  readonly Horsepower: number | null;
  readonly Year: string;
}

const program = createRequire(import.meta.url).resolve('vega-datasets');
const file = join(dirname(program), '../data/cars.json');
const cars = JSON.parse(readFileSync(file, 'utf8')) as VegaCar[];

const definition: IndexDefinition = {
  name: 'cars',
  attributes: {
    Origin: { kind: 'keyword', facet: true },
    Cylinders: { kind: 'number', facet: true, whole: true },
    Miles_per_Gallon: { kind: 'number', facet: true },
    Horsepower: { kind: 'number', facet: true },
  },
  searchable: ['Name'],
};

describe("vega-datasets' cars, which nobody here made", () => {
  const search = new InProcessSearch({ indexes: [definition] });
  beforeAll(async () => {
    const entries = cars.map((car, index): IndexEntry => ({ id: index, ...car }));
    expect(await search.replaceAll('cars', entries)).toBe(406);
  });
  const ask = async (params: Record<string, unknown>, order = '') =>
    (await search.search<VegaCar>([{ indexName: `cars${order}`, params }])).results[0]!;

  it('CAR-2: counts what the data set says of itself', async () => {
    const { facets, facets_stats } = await ask({ facets: ['*'] });
    expect(facets.Origin).toEqual({ USA: 254, Japan: 79, Europe: 73 });
    expect(facets.Cylinders).toEqual({ 4: 207, 8: 108, 6: 84, 3: 4, 5: 3 });
    expect(facets_stats.Horsepower).toMatchObject({ min: 46, max: 230 });
    expect(facets_stats.Miles_per_Gallon).toMatchObject({ min: 9, max: 46.6 });
  });

  it('CAR-1: finds by words, typos forgiven, and orders with missing values last', async () => {
    const names = async (query: string) => (await ask({ query })).hits.map(({ Name }) => Name);
    const beetles = cars.filter(({ Name }) => /\bbeetle\b/i.test(Name)).map(({ Name }) => Name);
    expect(await names('beetle')).toEqual(beetles);
    expect(await names('betle')).toEqual(beetles);
    const { hits } = await ask({ hitsPerPage: 250, page: 1 }, '/sort/Miles_per_Gallon:asc');
    expect(hits.at(-1)!.Miles_per_Gallon).toBeNull();
    const missing = cars.filter((car) => car.Miles_per_Gallon === null).length;
    expect(hits.slice(-missing).every((car) => car.Miles_per_Gallon === null)).toBe(true);
  });

  it('CAR-2: combines text, facets and ranges', async () => {
    const { nbHits } = await ask({
      query: 'ford',
      facetFilters: [['Cylinders:8', 'Cylinders:6']],
      filters: 'Origin:USA AND NOT Horsepower < 100',
    });
    const expected = cars.filter(
      ({ Name, Cylinders, Horsepower }) =>
        /\bford/i.test(Name) &&
        (Cylinders === 8 || Cylinders === 6) &&
        !(Horsepower !== null && Horsepower < 100),
    );
    expect(nbHits).toBe(expected.length);
    expect(nbHits).toBeGreaterThan(10);
  });
});
