import { describe, expect, it } from 'vitest';
import type { PlacesPort } from '../ports/places.ts';
import { embeddedPlaces } from './embedded-places.ts';
import { placesWithFallback } from './places-with-fallback.ts';

const bend = { id: 'b', name: 'Bend of the River', state: 'NSW', lat: -34, long: 150 };
const failure = new Error('no answer');

/** A service that knows one place, or none because it is dead. */
const service = (dead: boolean): PlacesPort => ({
  suggest: async () => {
    if (dead) throw failure;
    return [bend];
  },
});

describe('places with a fallback', () => {
  it('DSH-1: the first source answers while it can', async () => {
    const reported: unknown[] = [];
    const places = placesWithFallback(service(false), embeddedPlaces, (error) =>
      reported.push(error),
    );
    expect(await places.suggest('Dubbo', 5)).toEqual([bend]);
    expect(reported).toEqual([]);
  });

  it('DSH-1: while it cannot, the gazetteer does, and the failure is reported', async () => {
    const reported: unknown[] = [];
    const places = placesWithFallback(service(true), embeddedPlaces, (error) =>
      reported.push(error),
    );
    expect((await places.suggest('Dubbo', 5)).map(({ name }) => name)).toContain('Dubbo');
    expect(reported).toEqual([failure]);
  });
});
