import type { Place } from '@forecourt/block-schemas';
import { useEffect, useState } from 'react';
import { fetchJson } from './fetch-json.ts';

/** Milliseconds without another letter before places are asked for (DSH-2). */
const debounceMs = 300;

/** GET /api/places. A failure is logged; nothing is suggested then. */
export async function fetchPlaces(text: string, signal?: AbortSignal): Promise<readonly Place[]> {
  try {
    const query = new URLSearchParams({ q: text });
    const { places } = (await fetchJson(`/api/places?${query}`, signal)) as {
      readonly places: readonly Place[];
    };
    return places;
  } catch (error) {
    if (!signal?.aborted) console.error('Failed to fetch places', error);
    return [];
  }
}

/** Suggestions for a text, once typing rests. */
export interface Suggestions {
  readonly places: readonly Place[];
  /** True when what is suggested is for the text as it stands. */
  readonly settled: boolean;
}

/** Places for what is being typed; none for '' and on sites whose country has no gazetteer. */
export function usePlaceSuggestions(typed: string, isAsked: boolean): Suggestions {
  const [answer, setAnswer] = useState<{ text: string; places: readonly Place[] }>();
  const text = isAsked ? typed.trim() : '';
  useEffect(() => {
    if (text === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const places = await fetchPlaces(text, stop.signal);
      if (!stop.signal.aborted) setAnswer({ text, places });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  if (text === '') return { places: [], settled: true };
  return { places: answer?.places ?? [], settled: answer?.text === text };
}
