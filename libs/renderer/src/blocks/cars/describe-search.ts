import { formatMoney } from '@forecourt/pricing';
import { inSentence } from '../../cars/car-words.ts';
import type { CarSearch, NumberRange } from './car-search.ts';
import { listFacets, rangeFacets, valueLabel, type Facet, type RangeFacet } from './car-facets.ts';

interface Place {
  readonly locale: string;
  readonly currency: string;
}

/** One or two values as words; more would make no sentence. */
const either = (values: readonly string[] = []): string =>
  values.length > 2 ? '' : values.join(' or ');

/** How many cars were found and which, in words: "87 used hybrid or electric cars". */
export function describeCount(count: number, { values }: CarSearch, locale: string): string {
  if (count === 0) return 'No cars found';
  const noun = count === 1 ? 'car' : 'cars';
  return [
    count.toLocaleString(locale),
    either(values.car_type?.map(inSentence)),
    either(values.simple_fuel?.map(inSentence)),
    either(values.make),
    values.make?.length === 1 ? either(values.model) : '',
    noun,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A number of a range in its unit. */
export function rangeNumber(facet: RangeFacet, value: number, place: Place): string {
  if (facet === 'price') return formatMoney(value, place);
  if (facet === 'km') return `${value.toLocaleString(place.locale)} km`;
  return String(value);
}

function rangeWords(facet: RangeFacet, { min, max }: NumberRange, place: Place): string {
  const [low, high] = [min, max].map((end) =>
    end === undefined ? undefined : rangeNumber(facet, end, place),
  );
  if (low && high) return `${low} to ${high}`;
  if (facet === 'year') return low ? `${low} or newer` : `${high} or older`;
  return low ? `From ${low}` : `Up to ${high}`;
}

/** One thing that the visitor chose. */
export interface Choice {
  readonly facet: Facet;
  /** Absent for a range. */
  readonly value?: string;
  readonly text: string;
}

/** Everything the visitor chose, as chips name it. */
export const choicesOf = (search: CarSearch, place: Place): readonly Choice[] => [
  ...listFacets.flatMap((facet) =>
    (search.values[facet] ?? []).map((value) => ({
      facet,
      value,
      text: valueLabel(facet, value),
    })),
  ),
  ...rangeFacets.flatMap((facet) => {
    const range = search.ranges[facet];
    return range ? [{ facet, text: rangeWords(facet, range, place) }] : [];
  }),
];

/** About this many numbers to choose an end of a range from. */
const aboutSteps = 12;

/** Round numbers from one end of a range to the other, both covered; years one by one while they are few. */
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
