import { Pool } from 'pg';
import { InProcessSearch, PostgresSearch } from '../../libs/dealership/src/index.ts';
import type { IndexEntry, SearchRequest } from '../../libs/dealership/src/index.ts';
import { startPostgres, whyNoPostgres } from '../../libs/dealership/src/testing/postgres.ts';
import { seededCars } from '../../libs/dealership/src/testing/seeded-cars.ts';
import { compare, summarise, type Result } from './measure.ts';

type Cars = ReturnType<typeof seededCars>;

const facets = ['*'];

/** Five filters as a Search panel sends them: three facets, two ranges. */
const request: SearchRequest = {
  indexName: 'cars',
  params: {
    facets,
    facetFilters: [
      ['make:Kestrel'],
      ['simple_body:SUV', 'simple_body:Sedan'],
      ['simple_fuel:Petrol'],
    ],
    numericFilters: ['year:2014 TO 2022', 'price:20000 TO 60000'],
    hitsPerPage: 24,
  },
};

/** The same as InstantSearch asks it: one more query for each limited facet, without its own limit, for its counts. */
const instantSearchCall: SearchRequest[] = [
  request,
  ...['make', 'simple_body', 'simple_fuel', 'year', 'price'].map((facet) => {
    const { facetFilters, numericFilters } = request.params as Record<
      string,
      string[] | string[][]
    >;
    const others = (filters: string[] | string[][] = []) =>
      filters.filter((filter) => !String(filter).startsWith(facet));
    return {
      indexName: 'cars',
      params: {
        facets: [facet],
        facetFilters: others(facetFilters) as string[][],
        numericFilters: others(numericFilters) as string[],
        hitsPerPage: 0,
      },
    };
  }),
];

/** The floor: one pass that reads the five fields of every car. */
function onePass(cars: Cars): number {
  let found = 0;
  for (const { make, simple_body, simple_fuel, year = 0, price = 0 } of cars) {
    const body = simple_body === 'SUV' || simple_body === 'Sedan';
    const fits = year >= 2014 && year <= 2022 && price >= 20_000 && price <= 60_000;
    if (make === 'Kestrel' && body && simple_fuel === 'Petrol' && fits) found++;
  }
  return found;
}

async function inProcess(): Promise<Result> {
  const cars = seededCars(5_000);
  const search = new InProcessSearch();
  await search.replaceAll('cars', cars as unknown as IndexEntry[]);
  const rounds = 2_000;
  const [found] = (await search.search([request])).results;
  if (found!.nbHits !== onePass(cars)) throw new Error('the search finds other cars');
  let sum = 0;
  const floor = () => {
    for (let round = 0; round < rounds; round++) sum += onePass(cars);
  };
  const asked = (requests: SearchRequest[]) => () => {
    for (let round = 0; round < rounds; round++) void search.search(requests);
  };
  const { a, b, ratio } = compare(asked([request]), floor);
  const whole = compare(asked(instantSearchCall), floor);
  if (sum === 0) throw new Error('the floor found nothing');
  const micro = (milliseconds: number) => ((milliseconds / rounds) * 1000).toFixed(0);
  return {
    name: 'facet search of 5,000 cars by five filters, all counts / one pass that reads those fields',
    ratio,
    limit: 3,
    detail: `${micro(a)} µs / ${micro(b)} µs of CPU, ${found!.nbHits} cars found; InstantSearch's call of six queries ${micro(whole.a)} µs, ratio ${whole.ratio.toFixed(1)}`,
  };
}

/** A table of the cars as anyone would make it, its order indexed, and the plain select of the same cars. */
async function plainTable(pool: Pool, cars: Cars): Promise<string> {
  const columns =
    'id text primary key, make text, simple_body text, simple_fuel text, year int, price float8, created_at_timestamp int, car json';
  await pool.query(`create table plain (${columns})`);
  for (let at = 0; at < cars.length; at += 5_000) {
    const rows = cars.slice(at, at + 5_000).map((car) => ({ ...car, car }));
    await pool.query(
      `insert into plain select r.* from json_to_recordset($1) as r(${columns.replace(' primary key', '')})`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query('vacuum analyze plain');
  return `select car from plain where make = 'Kestrel' and simple_body in ('SUV', 'Sedan')
    and simple_fuel = 'Petrol' and year between 2014 and 2022 and price between 20000 and 60000
    order by created_at_timestamp desc limit 24`;
}

/** Milliseconds by the clock, for the work is another process's; in turn, pair by pair, as `compare` does. */
async function inTurn(a: () => Promise<unknown>, b: () => Promise<unknown>, rounds: number) {
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  await a();
  await b();
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await time(a), await time(b)]);
  return summarise(pairs);
}

async function postgres(): Promise<Result[]> {
  if (whyNoPostgres) {
    console.log(`skip PostgreSQL: ${whyNoPostgres}`);
    return [];
  }
  const server = await startPostgres();
  const pool = new Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  try {
    const cars = seededCars(100_000);
    const search = new PostgresSearch({ pool, tenant: 'bench' });
    await search.replaceAll('cars', cars as unknown as IndexEntry[]);
    const select = await plainTable(pool, cars);
    const beside = (requests: SearchRequest[]) =>
      inTurn(
        () => search.search(requests),
        () => pool.query(select),
        25,
      );
    const { a, b, ratio } = await beside([request]);
    const whole = await beside(instantSearchCall);
    // Not the floor, for an index of the order only helps where many cars match; but worth knowing.
    await pool.query('create index on plain (created_at_timestamp)');
    const indexed = await beside([request]);
    return [
      {
        name: 'facet search of 100,000 cars on PostgreSQL by five filters, all counts / plain select',
        ratio,
        limit: 6,
        detail: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms; InstantSearch's call of six queries ${whole.a.toFixed(1)} ms, ratio ${whole.ratio.toFixed(1)}; ${indexed.b.toFixed(1)} ms when the select runs along an index of its order`,
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** Measures a faceted search in process and on PostgreSQL. */
export async function searchBench(): Promise<Result[]> {
  return [await inProcess(), ...(await postgres())];
}
