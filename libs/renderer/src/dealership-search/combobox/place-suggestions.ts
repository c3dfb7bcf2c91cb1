import type { Place } from '@forecourt/block-schemas';
import { useEffect, useState } from 'react';
import { debounceMs, fetchPlaces } from '../fetch-places.ts';

/** Debounced suggestions for a text. */
export interface Suggestions {
  readonly places: readonly Place[];
  /** True if the suggestions are for the current text. */
  readonly settled: boolean;
  /** True if they could not be fetched. */
  readonly failed: boolean;
}

/** Returns place suggestions for typed text; none for ''. */
export function usePlaceSuggestions(typed: string): Suggestions {
  const [answer, setAnswer] = useState<{ text: string; places: readonly Place[] | undefined }>();
  const text = typed.trim();
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
  if (text === '') return { places: [], settled: true, failed: false };
  const settled = answer?.text === text;
  return { places: answer?.places ?? [], settled, failed: settled && !answer.places };
}
