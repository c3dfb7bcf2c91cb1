import type { Copy } from '@forecourt/copy';
import { carListFacets, carRangeFacets } from '@forecourt/domain';
import type { CarFacet, CarRangeFacet, CarSearch, NumberRange } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import { valueLabel } from './facet-words.ts';

interface Place {
  readonly copy: Copy;
  readonly locale: string;
  readonly currency: string;
}

/** One or two values as words; more would make no sentence. */
const either = (values: readonly string[] | undefined, { cars }: Copy): string =>
  values === undefined || values.length > 2 ? '' : cars.or(...values);

/** How many cars were found and which, in words: "87 used hybrid or electric cars". */
export function describeCount(count: number, { values }: CarSearch, place: Place): string {
  const { copy, locale } = place;
  const { inSentence } = copy.carValues;
  return [
    count.toLocaleString(locale),
    either(values.car_type?.map(inSentence), copy),
    either(values.simple_fuel?.map(inSentence), copy),
    either(values.make, copy),
    values.make?.length === 1 ? either(values.model, copy) : '',
    copy.cars.cars(count),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A number of a range in its unit. */
export function rangeNumber(facet: CarRangeFacet, value: number, place: Place): string {
  if (facet === 'price') return formatMoney(value, place);
  if (facet === 'km') return place.copy.carValues.km(value);
  return String(value);
}

/** A range in words: "$10,000 to $30,000", "2019 or newer", "Up to 50,000 km". */
export function rangeWords(facet: CarRangeFacet, { min, max }: NumberRange, place: Place): string {
  const [low, high] = [min, max].map((end) =>
    end === undefined ? undefined : rangeNumber(facet, end, place),
  );
  const { cars } = place.copy;
  if (low && high) return cars.between(low, high);
  if (facet === 'year') return low ? cars.yearFrom(low) : cars.yearTo(high!);
  return low ? cars.above(low) : cars.below(high!);
}

/** One thing that the visitor chose. */
export interface Choice {
  /** The attribute, or `q` for the words that were looked for. */
  readonly facet: CarFacet | 'q';
  /** Absent for a range and for words. */
  readonly value?: string;
  readonly text: string;
}

/** Everything the visitor chose, as chips name it. */
export const choicesOf = (search: CarSearch, place: Place): readonly Choice[] => [
  ...(search.words ? [{ facet: 'q' as const, text: search.words }] : []),
  ...carListFacets.flatMap((facet) =>
    (search.values[facet] ?? []).map((value) => ({
      facet,
      value,
      text: valueLabel(facet, value, place.copy),
    })),
  ),
  ...carRangeFacets.flatMap((facet) => {
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
