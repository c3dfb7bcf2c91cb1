import { describe, expect, it } from 'vitest';
import { featureCount, leadingFeatures } from './car-features.ts';

const groups = [
  { name: 'Safety', items: ['Camera', 'Airbags', 'Brakes'] },
  { name: 'Comfort', items: ['Heated seats'] },
  { items: ['Roof rails', 'Tow bar'] },
];

describe('features of a car', () => {
  it('CAR-9: the leading features come from every group in turn', () => {
    expect(leadingFeatures(groups, 4)).toEqual(['Camera', 'Heated seats', 'Roof rails', 'Airbags']);
  });

  it('CAR-9: a car with fewer features than that has them all, and an empty one none', () => {
    expect(leadingFeatures(groups, 8)).toHaveLength(featureCount(groups));
    expect(leadingFeatures([], 8)).toEqual([]);
    expect(leadingFeatures([{ items: [] }], 8)).toEqual([]);
  });
});
