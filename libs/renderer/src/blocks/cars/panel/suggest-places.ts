import { placeName } from '@forecourt/domain';
import { debounceMs, fetchPlaces } from '../../../dealership-search/fetch-places.ts';

/** Fills the list of a form's place field with places that match what the visitor types (DSH-2). */
export function mountPlaceSuggestions(form: HTMLFormElement): void {
  let asked = new AbortController();
  form.addEventListener('input', ({ target }) => {
    const list = target instanceof HTMLInputElement ? target.list : null;
    if (!list) return;
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const text = (target as HTMLInputElement).value.trim();
    const timer = setTimeout(async () => {
      const places = text === '' ? [] : ((await fetchPlaces(text, signal)) ?? []);
      if (signal.aborted) return;
      list.replaceChildren(...places.map((place) => new Option('', placeName(place))));
    }, debounceMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
