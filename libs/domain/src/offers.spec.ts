import { describe, expect, it } from 'vitest';
import type { Offer } from '@forecourt/block-schemas';
import {
  chosenOfferTab,
  currentOffers,
  lastDay,
  offerSearch,
  offersAndPromotions,
  offerTabs,
  saysNoOffers,
} from './offers.ts';

const offers: Offer[] = [
  { id: '1', model: { name: 'Wren' } },
  { id: '2' },
  { id: '3', model: { name: 'Tern' } },
  { id: '4', model: { name: 'Wren' } },
];

describe('offers', () => {
  it('OFF-1: All Offers, one tab a model, Other Offers for those without', () => {
    expect(
      offerTabs(offers).map((tab) => [tab.name, tab.offers.map(({ id }) => id).join('')]),
    ).toEqual([
      ['All Offers', '1234'],
      ['Wren', '14'],
      ['Tern', '3'],
      ['Other Offers', '2'],
    ]);
    expect(offerTabs(offers.slice(0, 1)).map(({ name }) => name)).toEqual(['All Offers', 'Wren']);
  });

  it('OFF-2: the model parameter selects the tab, All Offers without it', () => {
    const tabs = offerTabs(offers);
    expect(chosenOfferTab(tabs, 'Tern').name).toBe('Tern');
    expect(chosenOfferTab(tabs, 'Other Offers').name).toBe('Other Offers');
    expect(chosenOfferTab(tabs, ' TERN ').name).toBe('Tern');
    expect(chosenOfferTab(tabs, 'gone').name).toBe('All Offers');
    expect(chosenOfferTab(tabs, null).name).toBe('All Offers');
  });

  it('OFF-3: searches with facet filters and words, for 200 at most', () => {
    expect(
      offerSearch(
        {
          facetFilters: [{ field: 'model', values: ['Wren', '-X'] }],
          searchFilters: 'free service',
        },
        '2026-03-31',
      ),
    ).toEqual({
      numericFilters: ['ends_on>=20260331'],
      facetFilters: [['model:Wren', 'model:\\-X']],
      query: 'free service',
      hitsPerPage: 200,
    });
    expect(offerSearch({ limit: 12 }, '2026-03-31').hitsPerPage).toBe(12);
    expect(offerSearch({ limit: 900 }, '2026-03-31').hitsPerPage).toBe(200);
  });

  it('OFF-1: an offer is shown through its last day', () => {
    const ending: Offer[] = [{ id: '1', ends_on: '2026-03-31' }, { id: '2' }];
    expect(currentOffers(ending, '2026-03-31')).toHaveLength(2);
    expect(currentOffers(ending, '2026-04-01').map(({ id }) => id)).toEqual(['2']);
  });

  it('OFF-1: an offer ends with its last car', () => {
    const stocked: Offer[] = [
      { id: '1', stock_left: 0 },
      { id: '2', stock_left: 1 },
      { id: '3', stock_left: 0, ends_on: '2026-04-30' },
    ];
    expect(currentOffers(stocked, '2026-03-31').map(({ id }) => id)).toEqual(['2']);
    // As a number, so that a search for offers that end today or later leaves it out on any day.
    expect(stocked.map(lastDay)).toEqual([0, 9999_12_31, 0]);
  });

  it('API-1: promotions follow the offers within the limit, without ended and repeated ones', () => {
    const offers = [{ id: '1', ends_on: '2026-03-01' }, { id: '2' }];
    const promotions = [
      { id: '2', heading: 'Again' },
      { id: '3', ends_on: '2026-03-31' },
      { id: '4' },
    ];
    const shown = (limit?: number, today = '2026-03-31') =>
      offersAndPromotions(offers, promotions, today, limit).map(({ id }) => id);
    expect(shown()).toEqual(['2', '3', '4']);
    expect(shown(2)).toEqual(['2', '3']);
    expect(shown(2, '2026-04-01')).toEqual(['2', '4']);
  });

  it('OFF-4: only paths with special-offers say that there are none', () => {
    expect(saysNoOffers('/special-offers')).toBe(true);
    expect(saysNoOffers('/new/special-offers/wren')).toBe(true);
    expect(saysNoOffers('/offers')).toBe(false);
  });
});
