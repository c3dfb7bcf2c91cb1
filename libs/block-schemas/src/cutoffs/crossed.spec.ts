import { describe, expect, it } from 'vitest';
import { crossedCutoffs } from './crossed.ts';
import { cutoffs } from './registry.ts';

const ids = (from: string | undefined, to: string | undefined, zone = 'Australia/Sydney') =>
  crossedCutoffs(from, to, zone).map(({ id }) => id);

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

describe('crossedCutoffs', () => {
  it.each(['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'])(
    'CUT-4: each cutoff lies between the day before and its own day, and not after, in %s',
    (zone) => {
      for (const { id, date } of cutoffs) {
        expect(ids(dayBefore(date), date, zone)).toEqual([id]);
        expect(ids(date, dayBefore(date), zone)).toEqual([id]);
        expect(ids(date, `${date}T23:59`, zone)).toEqual([]);
      }
    },
  );

  it('CUT-4: a moment counts on the tenant’s clock', () => {
    expect(ids('2024-01-28T12:59Z', '2024-01-28T13:00Z')).toEqual(['imageBanner-overlay']);
    expect(ids('2024-01-28T12:59Z', '2024-01-28T13:00Z', 'Australia/Perth')).toEqual([]);
  });

  it('CUT-4: a page without a date is after all cutoffs', () => {
    expect(ids('2024-01-01', undefined)).toHaveLength(cutoffs.length);
    expect(ids(undefined, '2025-04-02')).toEqual([]);
  });
});
