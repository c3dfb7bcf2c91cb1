import type { Copy } from '@forecourt/copy';
import { carListFacets, carRangeFacets } from '@forecourt/domain';
import type { CarChoice, CarRangeFacet, CarSearch, NumberRange } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import { valueLabel } from './facet-words.ts';

/** Copy and number formats of the site. */
export interface SiteFormats {
  readonly copy: Copy;
  readonly locale: string;
  readonly currency: string;
}

/** Formats one end of a range with its unit. */
export function rangeNumber(facet: CarRangeFacet, value: number, formats: SiteFormats): string {
  if (facet === 'price') return formatMoney(value, formats);
  if (facet === 'km') return formats.copy.carValues.km(value);
  return String(value);
}

/** Formats a range: "$10,000 to $30,000", "2019 or newer", "Up to 50,000 km", "2018". */
export function rangeWords(
  facet: CarRangeFacet,
  { min, max }: NumberRange,
  formats: SiteFormats,
): string {
  const [low, high] = [min, max].map((end) =>
    end === undefined ? undefined : rangeNumber(facet, end, formats),
  );
  const { cars } = formats.copy;
  if (low && low === high) return low;
  if (low && high) return cars.between(low, high);
  if (facet === 'year') return low ? cars.yearFrom(low) : cars.yearTo(high!);
  return low ? cars.above(low) : cars.below(high!);
}

/** One filter that the visitor chose. */
export interface ActiveFilter {
  /** The attribute, or `q` for keywords. */
  readonly facet: CarChoice;
  /** Absent for a range and for keywords. */
  readonly value?: string;
  readonly text: string;
}

/** Returns every active filter with the text of its chip. */
export const activeFilters = (search: CarSearch, formats: SiteFormats): readonly ActiveFilter[] => [
  ...(search.words ? [{ facet: 'q' as const, text: search.words }] : []),
  ...(search.near
    ? [{ facet: 'near' as const, text: formats.copy.cars.within(search.near.km, search.near.text) }]
    : []),
  ...carListFacets.flatMap((facet) =>
    (search.values[facet] ?? []).map((value) => ({
      facet,
      value,
      text: valueLabel(facet, value, formats.copy),
    })),
  ),
  ...carRangeFacets.flatMap((facet) => {
    const range = search.ranges[facet];
    return range ? [{ facet, text: rangeWords(facet, range, formats) }] : [];
  }),
];

/** Approximate number of options for one end of a range. */
const aboutSteps = 12;

/**
 * Returns round numbers that cover a range. Short ranges of whole numbers, such as years, list
 * every one.
 */
export function stepsBetween(min: number, max: number, whole: boolean): readonly number[] {
  const rough = Math.max(1, (max - min) / aboutSteps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = whole
    ? Math.max(1, Math.ceil((max - min) / 30))
    : ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(min / step) * step;
  const count = Math.ceil((max - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}
