import type { PlacesPort } from '../ports/places.ts';

/**
 * Places of one source; while that gives no answer, those of another.
 * @param onFailure told why the first gave none.
 */
export function placesWithSpare(
  first: PlacesPort,
  spare: PlacesPort,
  onFailure: (error: unknown) => void,
): PlacesPort {
  return {
    async suggest(text, limit) {
      try {
        return await first.suggest(text, limit);
      } catch (error) {
        onFailure(error);
        return spare.suggest(text, limit);
      }
    },
    nearest: (...asked) => first.nearest(...asked),
  };
}
