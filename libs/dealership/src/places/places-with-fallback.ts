import type { PlacesPort } from '../ports/places.ts';

/**
 * Places of one source, with another as fallback while the first fails.
 * @param onFailure reports each failure of the first.
 */
export function placesWithFallback(
  first: PlacesPort,
  fallback: PlacesPort,
  onFailure: (error: unknown) => void,
): PlacesPort {
  return {
    async suggest(text, limit, region) {
      try {
        return await first.suggest(text, limit, region);
      } catch (error) {
        onFailure(error);
        return fallback.suggest(text, limit, region);
      }
    },
  };
}
