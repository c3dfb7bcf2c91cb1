import { showCarsCopy, type Localized } from '@forecourt/copy';
import { facetFilter } from '@forecourt/domain';
import { partOf } from '../../../islands/elements.ts';
import { tidy } from '../tidy-search.ts';

/** Props of the finder's island: the number of cars, and the editor's limits. */
interface FinderProps extends Localized {
  readonly count: number;
  readonly facetFilters: readonly (readonly string[])[];
  readonly numericFilters: readonly string[];
}

/** Matches a range as the form submits it. The finder has only an upper end: `-30000`. */
const isRange = (value: string): boolean => /^-\d+$/.test(value);

async function countCars(form: HTMLFormElement, given: FinderProps, signal: AbortSignal) {
  const chosen = [...new FormData(form)]
    .map(([name, value]) => [name, String(value)] as const)
    // The order has no effect on the number of cars.
    .filter(([name]) => name !== 'sort');
  if (chosen.length === 0) return given.count;
  const params = {
    facetFilters: [
      ...given.facetFilters,
      ...chosen
        .filter(([, value]) => !isRange(value))
        .map(([name, value]) => [facetFilter(name, value)]),
    ],
    numericFilters: [
      ...given.numericFilters,
      ...chosen
        .filter(([, value]) => isRange(value))
        .map(([name, value]) => `${name}<=${value.slice(1)}`),
    ],
    hitsPerPage: 0,
  };
  const answer = await fetch('/api/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [{ indexName: 'cars', params }] }),
    signal,
  });
  if (!answer.ok) return undefined;
  const { results } = (await answer.json()) as { results: readonly { nbHits: number }[] };
  return results[0]?.nbHits;
}

/** Updates the number of cars on the finder's button; a failed request removes the number. */
export function mountFinder(form: HTMLFormElement, props: Readonly<Record<string, unknown>>): void {
  const given = props as unknown as FinderProps;
  const text = partOf(form, '.fc-finder__show');
  const copy = showCarsCopy(given);
  let asked = new AbortController();
  const update = async () => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const count = await countCars(form, given, signal).catch(() => undefined);
    const words = count === undefined ? copy.some : copy.count(count);
    if (!signal.aborted && text.textContent !== words) text.textContent = words;
  };
  form.addEventListener('formdata', ({ formData }) => tidy(formData));
  form.addEventListener('change', () => void update());
  void update();
}
