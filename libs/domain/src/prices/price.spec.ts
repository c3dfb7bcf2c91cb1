import { describe, expect, it } from 'vitest';
import { priceRange } from '../models/model-page.ts';
import { advertisedPrice, askingPrice } from './price.ts';

describe('the asking price', () => {
  it.each([0, -1, -0, Number.NaN, Infinity, undefined])('CAR-11: %s is no price', (price) => {
    expect(askingPrice({ price })).toBeUndefined();
  });

  it('CAR-11: what is no number is no price', () => {
    expect(advertisedPrice('36990')).toBeUndefined();
    expect(advertisedPrice([36_990])).toBeUndefined();
    expect(advertisedPrice(null)).toBeUndefined();
  });

  it('CAR-11: a positive number is the price', () => {
    expect(askingPrice({ price: 0.5 })).toBe(0.5);
    expect(askingPrice({ price: 36_990 })).toBe(36_990);
  });

  it('MDL-1 CAR-11: a range of prices leaves out zero', () => {
    const variant = { id: 'v', full_name: 'V' };
    expect(priceRange({ ...variant, dap_min_price: 0, dap_max_price: 40 })).toEqual({ from: 40 });
    expect(priceRange({ ...variant, dap_min_price: 0, dap_max_price: 0 })).toBeUndefined();
  });
});
