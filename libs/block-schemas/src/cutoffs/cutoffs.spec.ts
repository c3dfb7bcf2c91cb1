import { describe, expect, it } from 'vitest';
import { resolvePointer } from '@forecourt/json';
import { schemaById } from '../validation/schema-lookup.ts';
import { layoutsFor, publicationDay } from './layouts.ts';
import { cutoffs, firstCutoffDate, lastCutoffDate, type Cutoff } from './registry.ts';

const zones = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'];

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

describe('the registry of layout cutoffs', () => {
  it('CUT-1: holds at least eight cutoffs over at least six block types, from the first to the last date', () => {
    expect(cutoffs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(cutoffs.map((cutoff) => cutoff.blockType)).size).toBeGreaterThanOrEqual(6);
    expect(cutoffs[0].date).toBe(firstCutoffDate);
    expect(cutoffs.at(-1)!.date).toBe(lastCutoffDate);
  });

  it('CUT-1: is in order of date, each change between two different layouts, ids unique', () => {
    const dates = cutoffs.map((cutoff) => cutoff.date as string);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(cutoffs.map((cutoff) => cutoff.id)).size).toBe(cutoffs.length);
    for (const cutoff of cutoffs) expect(cutoff.before.layout).not.toBe(cutoff.after.layout);
  });

  it('CUT-4: every property that a layout ignores is a property of the block', () => {
    for (const cutoff of cutoffs as readonly Cutoff[]) {
      for (const path of [...(cutoff.before.ignores ?? []), ...(cutoff.after.ignores ?? [])]) {
        const schema = schemaById(
          `https://forecourt.example/schema/blocks/${cutoff.blockType}/schema.json`,
        );
        const pointer = path.replaceAll(/\/([^/]+)/g, (_, step) =>
          step === '*' ? '/items' : `/properties/${step}`,
        );
        expect(resolvePointer(schema, pointer), `${cutoff.id} ignores ${path}`).toBeDefined();
      }
    }
  });

  it.each(zones)('CUT-2: the new layout begins with the cutoff’s day in %s', (zone) => {
    for (const { blockType, date, before, after } of cutoffs) {
      expect(layoutsFor(dayBefore(date), zone)[blockType]).toBe(before.layout);
      expect(layoutsFor(date, zone)[blockType]).toBe(after.layout);
      expect(layoutsFor(`${dayBefore(date)}T23:59:59.999`, zone)[blockType]).toBe(before.layout);
      expect(layoutsFor(`${date}T00:00`, zone)[blockType]).toBe(after.layout);
    }
  });

  it('CUT-2: a moment counts on the tenant’s clock, not on UTC', () => {
    const moment = '2024-01-28T12:30:00Z';
    expect(layoutsFor(moment, 'Pacific/Auckland').imageBanner).toBe('overlay');
    expect(layoutsFor(moment, 'Australia/Sydney').imageBanner).toBe('panel');
    expect(layoutsFor('2024-01-28T13:00:00Z', 'Australia/Sydney').imageBanner).toBe('overlay');
    expect(layoutsFor('2024-01-28T15:59:59Z', 'Australia/Perth').imageBanner).toBe('panel');
    expect(layoutsFor('2024-01-28T16:00:00Z', 'Australia/Perth').imageBanner).toBe('overlay');
  });

  it('CUT-2: a page without a date has the newest layouts', () => {
    const layouts = layoutsFor(undefined, 'Australia/Sydney');
    for (const { blockType, after } of cutoffs) expect(layouts[blockType]).toBe(after.layout);
    expect(layouts.paragraph).toBe('current');
  });

  it('CUT-3: a further cutoff of the same block is one more entry', () => {
    const registry: Cutoff[] = [
      {
        id: 'a',
        date: '2024-02-01',
        blockType: 'paragraph',
        change: '',
        before: { layout: 'one' },
        after: { layout: 'two' },
      },
      {
        id: 'b',
        date: '2024-08-01',
        blockType: 'paragraph',
        change: '',
        before: { layout: 'two' },
        after: { layout: 'three' },
      },
    ];
    const layout = (day?: string) =>
      layoutsFor(day, 'Australia/Sydney', registry).paragraph as string;
    expect([
      layout('2024-01-31'),
      layout('2024-02-01'),
      layout('2024-07-31'),
      layout('2024-08-01'),
      layout(),
    ]).toEqual(['one', 'two', 'two', 'three', 'three']);
  });

  it.each([
    ['2024-01-28T24:00', '2024-01-29'],
    ['2024-01-29T00:00:00+14:00', '2024-01-28'],
    ['2024-01-28T12:59:59.999Z', '2024-01-28'],
    ['2024-01-28T13:00:00Z', '2024-01-29'],
    ['0999-05-05T00:00:00Z', '0999-05-05'],
    ['0001-06-01T00:00:00Z', '0001-06-01'],
    ['9999-12-31T23:59:59-14:00', '9999-12-31'],
    ['9999-12-31T24:00', '9999-12-31'],
    ['2016-12-31T23:59:60Z', undefined],
  ])('CUT-2: %s is the day %s in Sydney', (date, day) => {
    expect(publicationDay(date, 'Australia/Sydney')).toBe(day);
  });

  it('CUT-2: however far off a moment is, layouts keep their order', () => {
    const layouts = (date?: string) => layoutsFor(date, 'Australia/Sydney');
    expect(layouts('0999-05-05T00:00:00Z')).toEqual(layouts('2000-01-01'));
    expect(layouts('9999-12-31T23:59:59-14:00')).toEqual(layouts());
  });

  it('CUT-4: a day that does not exist is no publication day', () => {
    for (const date of [
      '2024-02-30',
      '2024-13-01',
      '2023-02-29',
      '2024-01-01T25:00',
      '2024-01-01T10:61Z',
    ]) {
      expect(publicationDay(date, 'Australia/Sydney'), date).toBeUndefined();
    }
    expect(publicationDay('2024-02-29', 'Australia/Sydney')).toBe('2024-02-29');
  });
});
