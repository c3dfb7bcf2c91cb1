import { describe, expect, it } from 'vitest';
import type { ModelColour } from '@forecourt/block-schemas';
import { colourTabs, priceRange, splitFeatures, variantLayout } from './model-page.ts';

const variant = { id: '1', full_name: 'Wren GT' };
const paints = (count: number, types: number, variantName?: string): ModelColour[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Paint ${index}`,
    oem_id: `Type ${index % types}`,
    ...(variantName && { model_variant_name: variantName }),
  }));

describe('a model page', () => {
  it('MDL-1: a slider for more than two versions, arrows from four', () => {
    expect([1, 2, 3, 4].map(variantLayout)).toEqual([
      { slider: false, arrows: false },
      { slider: false, arrows: false },
      { slider: true, arrows: false },
      { slider: true, arrows: true },
    ]);
  });

  it('MDL-1: the first eight features show, the rest behind View more', () => {
    const { shown, more } = splitFeatures('abcdefghij'.split(''));
    expect(shown.join('')).toBe('abcdefgh');
    expect(more).toEqual(['i', 'j']);
    expect(splitFeatures(undefined)).toEqual({ shown: [], more: [] });
  });

  it('MDL-1: the price range, or one price', () => {
    expect(priceRange({ ...variant, dap_min_price: 30, dap_max_price: 40 })).toEqual({
      from: 30,
      to: 40,
    });
    expect(priceRange({ ...variant, dap_min_price: 30, dap_max_price: 30 })).toEqual({ from: 30 });
    expect(priceRange({ ...variant, dap_max_price: 40 })).toEqual({ from: 40 });
    expect(priceRange(variant)).toBeUndefined();
  });

  it('MDL-1, CAR-11: a price of zero or less is no price', () => {
    expect(priceRange({ ...variant, dap_min_price: 0, dap_max_price: 40 })).toEqual({ from: 40 });
    expect(priceRange({ ...variant, dap_min_price: 0, dap_max_price: -1 })).toBeUndefined();
  });

  it('MDL-2: one tab a version, in the order of the paints', () => {
    const tabs = colourTabs([...paints(2, 1, 'GT'), ...paints(1, 1, 'Core'), { name: 'For all' }]);
    expect(tabs.map(({ variant: name, colours }) => [name, colours.length])).toEqual([
      ['GT', 3],
      ['Core', 2],
    ]);
    expect(colourTabs(paints(2, 1))).toMatchObject([{ variant: undefined }]);
    expect(colourTabs([])).toEqual([]);
  });

  it('MDL-2: a second level with three or more types and more than fifteen paints', () => {
    const types = (count: number, kinds: number) => colourTabs(paints(count, kinds))[0]!.types;
    expect(types(16, 3).map(({ type, colours }) => [type, colours.length])).toEqual([
      ['Type 0', 6],
      ['Type 1', 5],
      ['Type 2', 5],
    ]);
    expect(types(15, 3)).toEqual([]);
    expect(types(16, 2)).toEqual([]);
  });
});
