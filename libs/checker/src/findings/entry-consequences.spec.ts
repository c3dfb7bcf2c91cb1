import type { LocatedFinding } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import {
  comparedWithRefused,
  findingsOfWrongIds,
  pagesOfWrongModels,
} from './entry-consequences.ts';

const finding = (
  rule: LocatedFinding['rule'],
  file: string,
  pointer: string,
  more: Partial<LocatedFinding> = {},
) => ({ rule, file, pointer, ...more }) as LocatedFinding;

it('CLI-9: a comparison with a member that is refused is part of its finding', () => {
  const file = 'data/offers.json';
  const refused = finding('out-of-range', file, '/0/loan/annualRate');
  const compared = finding('offer-contradictory', file, '/0/figure');
  expect(comparedWithRefused([refused, compared])).toEqual([compared]);
  // Of another entry, another file, no error, and no data.
  const others = [
    finding('offer-contradictory', file, '/1/figure'),
    finding('offer-contradictory', 'data/winter.json', '/0/figure'),
    finding('placeholder-text', file, '/0/heading'),
    finding('comparison-rate-missing', 'pages/finance.json', '/blocks/0/data/text'),
  ];
  expect(comparedWithRefused([refused, ...others])).toEqual([]);
});

it('CLI-9: a page that a range of models lacks since a slug is wrong is part of its finding', () => {
  const about = { path: '/models/tern-hybrid' };
  const page = finding('link-target', 'pages/new-cars.json', '/blocks/1/type', { about });
  const setting = finding('known-slug', 'site.json', '/settings/hybridSlug');
  const slug = finding('pattern', 'data/models.json', '/0/slug');
  expect(pagesOfWrongModels([page, setting])).toEqual([page]);
  expect(pagesOfWrongModels([page, slug])).toEqual([page]);
  expect(pagesOfWrongModels([page, finding('pattern', 'data/models.json', '/0/name')])).toEqual([]);
});

it('CLI-9: an id that another entry has as well is one finding, whatever names the one that is meant', () => {
  const about = { data: 'locations' };
  const missing = finding('known-slug', 'data/cars.json', '/0/location_id', { about });
  const taken = finding('duplicate-name', 'data/locations.json', '/1/id');
  expect(findingsOfWrongIds([missing, taken])).toEqual([missing]);
  expect(findingsOfWrongIds([missing, { ...taken, file: 'data/models.json' }])).toEqual([]);
  // A slug that is found by its name is reported where it is wrong.
  const found = finding('known-slug', 'data/locations.json', '/0/id', { about });
  expect(findingsOfWrongIds([found, taken])).toEqual([taken]);
});

it('CLI-9: times at a location that is gone are part of the finding about it', () => {
  const about = { data: 'locations' };
  const missing = finding('known-slug', 'data/cars.json', '/0/location_id', { about });
  const pointer = '/settings/forms/bookingHours/0';
  const times = finding('opening-hours-contradictory', 'site.json', pointer);
  expect(findingsOfWrongIds([missing, times])).toEqual([times]);
  expect(findingsOfWrongIds([{ ...missing, suggestion: 'yard' }, times])).toEqual([]);
});
