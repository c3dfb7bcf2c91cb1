import { queryKey, type DataQuery } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { embeddedDealership } from '../embedded/embedded-dealership.ts';
import { SourceFailure } from '../ports/failures.ts';
import type { QueryPorts } from '../ports/queries.ts';
import { answerQueries, type QueryContext } from './answer-queries.ts';

const files = {
  locations: [
    { id: 'a', name: 'Yard' },
    { id: 'b', name: 'Cellar', visible: false },
  ],
  manufacturerLocations: [
    { id: 'a', name: 'Yard', website_id: '7', website_name: 'Group' },
    { id: 'c', name: 'Other yard', website_id: '7', website_name: 'Group' },
  ],
  offers: [{ id: 'searched', heading: 'From the search' }],
  winter: [{ id: 'winter', heading: 'Four tyres' }],
  promotions: [{ id: 'open-day', heading: 'Open day' }],
};
const data = new Map(Object.entries(files).map(([name, value]) => [name, { value }]));
const sound: QueryPorts = embeddedDealership({ data });

const [network, places, locations, promotions, offers] = [
  { kind: 'manufacturerLocations' },
  { kind: 'places', text: 'kiam' },
  { kind: 'locations' },
  { kind: 'promotions' },
  { kind: 'search', requests: [{ indexName: 'offers' }] },
] satisfies DataQuery[];
const queries: readonly DataQuery[] = [network!, places!, locations!, promotions!, offers!];

const dead = (name: string) => async (): Promise<never> => {
  throw new SourceFailure(name, 'unreachable');
};

/** Answers by kind of query, and the sources that failed. */
async function answersOf(context: Partial<QueryContext> = {}) {
  const failed: string[] = [];
  const answers = await answerQueries(queries, {
    data: sound,
    site: { id: 1, region: 'AU' },
    onFailure: (source) => failed.push(source),
    ...context,
  });
  const byKind = queries.flatMap((query) => {
    const key = queryKey(query);
    return answers.has(key) ? [[query.kind, answers.get(key)] as const] : [];
  });
  return { answers: Object.fromEntries(byKind), failed: failed.toSorted() };
}

describe('answerQueries', () => {
  it('DSH-1, LOC-1: answers from every port; invisible locations are left out', async () => {
    const { answers, failed } = await answersOf();
    expect(answers).toMatchObject({
      manufacturerLocations: [
        { id: 'a', website_id: '7', website_name: 'Group' },
        { id: 'c', website_id: '7', website_name: 'Group' },
      ],
      places: [{ name: 'Kiama', state: 'NSW' }, {}],
      locations: [{ id: 'a' }],
      promotions: [{ id: 'open-day' }],
      search: [{ hits: [{ objectID: 'searched' }] }],
    });
    expect(answers.locations).toHaveLength(1);
    expect(failed).toEqual([]);
  });

  it('DSH-1, API-1: search and offers work without optional sources; other blocks are left out', async () => {
    const { answers, failed } = await answersOf({
      data: {
        ...sound,
        locations: { own: dead('locations'), network: dead('network') },
        places: { suggest: dead('places') },
        promotions: { all: dead('promotions') },
      },
    });
    expect(failed).toEqual(['locations', 'manufacturerLocations', 'places', 'promotions']);
    for (const kind of ['manufacturerLocations', 'places', 'promotions'])
      expect(answers).toHaveProperty(kind, undefined);
    expect(answers).not.toHaveProperty('locations');
  });

  it('TEN-7: leaves out a query that the time limit cuts off, and asks for the rest meanwhile', async () => {
    const wait: NonNullable<QueryContext['budget']>['wait'] = (source, answer) =>
      source === 'locations' ? Promise.reject(new SourceFailure(source, 'timeout')) : answer();
    const { answers, failed } = await answersOf({ budget: { wait } });
    expect(failed).toEqual(['locations']);
    expect(Object.keys(answers).toSorted()).toEqual([
      ...['manufacturerLocations', 'places', 'promotions', 'search'],
    ]);
  });

  it('OFF-5: a site that names a file of offers has those alone', async () => {
    const site = { settings: { offersFile: 'winter' } };
    const { answers } = await answersOf({ data: embeddedDealership({ data, site }) });
    expect(answers.search).toMatchObject([{ nbHits: 1, hits: [{ objectID: 'winter' }] }]);
    const missing = { settings: { offersFile: 'summer' } };
    const none = await answersOf({ data: embeddedDealership({ data, site: missing }) });
    expect(none.answers.search).toMatchObject([{ nbHits: 0 }]);
  });
});
