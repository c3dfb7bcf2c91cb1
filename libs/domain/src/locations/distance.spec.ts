import { describe, expect, it } from 'vitest';
import { distanceKm, nearestLocations } from './distance.ts';

const at = (lat: number) => ({ address: { lat, long: 151 } });

describe('distances', () => {
  it('DSH-1: a degree of latitude is 111.195 km', () => {
    expect(distanceKm(-34, 151, -35, 151)).toBeCloseTo(111.195, 3);
  });

  it('DSH-1: a location exactly at the radius is within it, one beyond is not', () => {
    const [near, edge, far] = [at(-34.5), at(-36), at(-36.001)];
    const radius = distanceKm(-34, 151, -36, 151);
    const found = nearestLocations(-34, 151, [far, edge, near, {}], radius, 5);
    expect(found.map(({ location }) => location)).toEqual([near, edge]);
  });
});
