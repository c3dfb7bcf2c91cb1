import type { Place } from '@forecourt/block-schemas';
import { fetchJson } from './fetch-json.ts';

/** Debounce of place requests in milliseconds (DSH-2). */
export const debounceMs = 300;

/** Requests /api/places. Logs a failure and returns undefined. */
export async function fetchPlaces(
  text: string,
  signal?: AbortSignal,
): Promise<readonly Place[] | undefined> {
  try {
    const query = new URLSearchParams({ q: text });
    const { places } = (await fetchJson(`/api/places?${query}`, signal)) as {
      readonly places: readonly Place[];
    };
    return places;
  } catch (error) {
    if (!signal?.aborted) console.error('Failed to fetch places', error);
    return undefined;
  }
}
