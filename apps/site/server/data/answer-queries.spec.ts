import { queryKey, type DataQuery } from '@forecourt/block-schemas';
import type { WebsiteLocations } from '@forecourt/dealership';
import { describe, expect, it } from 'vitest';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { answerQueries } from './answer-queries.ts';
import { startBudget } from './budget.ts';
import type { DealerData } from './dealer-data.ts';

const { site } = await sampleTenant('north');
const network: WebsiteLocations[] = [
  { id: 7, name: 'Group', url: 'https://g.example', locations: [{ id: 'a', name: 'Yard' }] },
];
const queries: readonly DataQuery[] = [
  { kind: 'manufacturerLocations' },
  { kind: 'places', text: 'kiam' },
  { kind: 'locations' },
  { kind: 'promotions' },
];

/** Answers in the order of the queries, and the sources that failed. */
async function ask(more: Partial<DealerData> = {}) {
  const failed: string[] = [];
  const budget = startBudget(() => () => {});
  const data = { ...sampleDealerData({ network }), ...more };
  const answers = await answerQueries(queries, {
    data,
    site,
    budget,
    onFailure: (source) => failed.push(source),
  });
  return { answers, failed, of: (index: number) => answers.get(queryKey(queries[index]!)) };
}

describe('what the dealership search asks', () => {
  it('DSH-1: the network’s places come in one list, each with its website', async () => {
    const { of, failed } = await ask();
    expect(of(0)).toEqual([
      {
        id: 'a',
        name: 'Yard',
        website_id: '7',
        website_name: 'Group',
        website_url: 'https://g.example',
      },
    ]);
    expect(of(1)).toMatchObject([{ name: 'Kiama', state: 'NSW' }, {}]);
    expect(failed).toEqual([]);
  });

  it('DSH-1, API-1: search and offers work without optional sources; other blocks are left out', async () => {
    const dead = deadSource('network');
    const { answers, of, failed } = await ask({
      locations: { own: dead, network: dead },
      places: { suggest: dead, nearest: dead },
      promotions: { all: dead },
    });
    expect(failed.toSorted()).toEqual([
      ...['locations', 'manufacturerLocations', 'places', 'promotions'],
    ]);
    for (const index of [0, 1, 3]) {
      expect(answers.has(queryKey(queries[index]!))).toBe(true);
      expect(of(index)).toBeUndefined();
    }
    expect(answers.has(queryKey(queries[2]!))).toBe(false);
  });
});
