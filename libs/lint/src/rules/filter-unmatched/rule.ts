import { didYouMean } from '@forecourt/block-schemas';
import { carRangeFacets } from '@forecourt/domain';
import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { onceForEach } from '../../rule-api/once-for-each.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { BlockVisit, DataVisit, EndVisit, TextTest } from '../../rule-api/rule.ts';

type Values = Readonly<Record<string, unknown>>;

/** A value that a block filters by. */
type Wanted = {
  /** Kind of value: `cars.make`, `offers.model`. */
  readonly kind: string;
  readonly value: string;
  readonly pointer: string;
  /** True if the value is a part of a link. */
  readonly isInLink?: boolean;
};

/** Values of a block, or those that a data file has by kind. */
type FilterFact = {
  readonly wanted?: Wanted;
  readonly known?: Readonly<Record<string, readonly string[]>>;
};

/** Facets of cars with a price, a distance or a year, which have limits in place of values. */
const numbers: ReadonlySet<unknown> = new Set(['price', 'year', 'km', 'seats']);

const ranges: ReadonlySet<unknown> = new Set(carRangeFacets);

const folded = (value: string): string => value.toLowerCase().replace(/\s+/g, ' ').trim();

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** Notes the values of a list as what a block wants. */
function noteWanted({ note }: BlockVisit, kind: string, values: unknown, at: string): void {
  for (const [index, value] of listOf(values).entries())
    if (typeof value === 'string')
      note({ wanted: { kind, value, pointer: `${at}/${index}` } } satisfies FilterFact);
}

/** Reports limits that no car is within. */
function checkLimits({ report }: BlockVisit, { min, max }: Values, at: string): void {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  report({
    pointer: `${at}/min`,
    message: `nothing is between ${min} and ${max}; write the smaller number as min`,
  });
}

/** Reports limits of a facet that has values. */
function checkKind({ report }: BlockVisit, { field, values, min, max }: Values, at: string): void {
  if (ranges.has(field) || values !== undefined || (min ?? max) === undefined) return;
  report({
    pointer: `${at}/${min === undefined ? 'max' : 'min'}`,
    message: `"${String(field)}" is filtered by "values", so limits have no effect; write the values`,
  });
}

/** Values of cars by which blocks filter. */
const carMembers = ['car_type', 'make', 'model', 'simple_body', 'simple_fuel', 'location_name'];

function knownIn(visit: DataVisit): Readonly<Record<string, readonly string[]>> {
  const texts = (file: string, valueOf: (entry: Values) => unknown): string[] => [
    ...new Set(
      dataEntries(visit, file).flatMap(({ entry }) => {
        const value = valueOf(entry);
        return listOf(Array.isArray(value) ? value : [value]).filter(
          (each): each is string => typeof each === 'string',
        );
      }),
    ),
  ];
  switch (visit.name) {
    case 'cars':
      return Object.fromEntries(
        carMembers.map((member) => [`cars.${member}`, texts('cars', (car) => car[member])]),
      );
    case 'offers':
      return {
        'offers.manufacturer': texts('offers', ({ manufacturer }) => manufacturer),
        'offers.model': texts('offers', ({ model }) => isObject(model) && model.name),
      };
    case 'models':
      return {
        'models.manufacturer': texts('models', ({ manufacturer_name: name }) => name),
        'cars.make': texts('models', ({ manufacturer_name: name }) => name),
        'cars.model': texts('models', ({ name }) => name),
        'offers.manufacturer': texts('models', ({ manufacturer_name: name }) => name),
        'offers.model': texts('models', ({ name }) => name),
      };
    case 'locations':
      return {
        'locations.manufacturer': texts('locations', ({ manufacturers }) => manufacturers),
        'cars.location_name': texts('locations', ({ name }) => name),
      };
    default:
      return {};
  }
}

/** Returns a function that finds the value of a kind that another one is a slip of, if any. */
function slipsOf(known: ReadonlyMap<string, readonly string[]>) {
  const foldedOf = onceForEach((kind: string) => new Set((known.get(kind) ?? []).map(folded)));
  const suggestionsOf = onceForEach((kind: string) =>
    // A car of another make may come in tomorrow; a slip is near a value that is there.
    onceForEach((value: string) =>
      foldedOf(kind).has(folded(value)) ? undefined : didYouMean(value, known.get(kind) ?? []),
    ),
  );
  return ({ kind, value }: Wanted): string | undefined => suggestionsOf(kind)(value);
}

function reportUnmatched({ notes, report }: EndVisit): void {
  const known = new Map<string, string[]>();
  for (const { fact } of notes)
    for (const [kind, values] of Object.entries((fact as FilterFact).known ?? {}))
      known.set(kind, [...(known.get(kind) ?? []), ...values]);
  const slipOf = slipsOf(known);
  for (const { file, fact } of notes) {
    const { wanted } = fact as FilterFact;
    if (wanted === undefined) continue;
    const suggestion = slipOf(wanted);
    if (suggestion === undefined) continue;
    const { value, pointer, isInLink = false } = wanted;
    const consequence = isInLink ? 'the search finds no car' : 'the block shows less than is meant';
    const message = `nothing has the value "${value}", so ${consequence}; did you mean "${suggestion}"?`;
    report(file, { pointer, message, ...(!isInLink && { suggestion }) });
  }
}

/** Checks of blocks that show a part of the data, by type. */
const checks: Readonly<Record<string, (visit: BlockVisit, data: Values, at: string) => void>> = {
  brandModels: ({ note }, { manufacturer: value }, at) => {
    if (typeof value !== 'string') return;
    const pointer = `${at}/manufacturer`;
    note({ wanted: { kind: 'models.manufacturer', value, pointer } } satisfies FilterFact);
  },
  cars: (visit, { filters }, at) => {
    for (const [index, filter] of listOf(filters).entries()) {
      if (!isObject(filter)) continue;
      const pointer = `${at}/filters/${index}`;
      checkLimits(visit, filter, pointer);
      checkKind(visit, filter, pointer);
      if (!numbers.has(filter.field))
        noteWanted(visit, `cars.${String(filter.field)}`, filter.values, `${pointer}/values`);
    }
  },
  locations: (visit, { manufacturers }, at) =>
    noteWanted(visit, 'locations.manufacturer', manufacturers, `${at}/manufacturers`),
  offers: (visit, { facetFilters }, at) => {
    for (const [index, filter] of listOf(facetFilters).entries())
      if (isObject(filter))
        noteWanted(
          visit,
          `offers.${String(filter.field)}`,
          filter.values,
          `${at}/facetFilters/${index}/values`,
        );
  },
};

/** True for an address that may be a search of cars. */
const isSearch: TextTest = (value) => value.startsWith('/') && value.includes('?');

/** Reports filters of blocks that let nothing through, since their value is misspelt. */
export const filterUnmatched = defineRule({
  meta: {
    id: 'filter-unmatched',
    description: 'What a block filters by is what cars, offers or models have.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: own }) => ({
    textKinds: ['link'],
    textTest: isSearch,
    text: ({ value, pointer, note }) => {
      const [path = '', query = ''] = value.split('#', 1)[0]!.split('?');
      if (path !== (own.settings?.cars?.stockPath ?? '/cars')) return;
      for (const [facet, each] of new URLSearchParams(query))
        if (carMembers.includes(facet))
          note({
            wanted: { kind: `cars.${facet}`, value: each, pointer, isInLink: true },
          } satisfies FilterFact);
    },
    site: ({ site, note }) => {
      for (const [index, value] of site.settings?.forms?.modelNames?.entries() ?? [])
        note({
          wanted: { kind: 'cars.model', value, pointer: `/settings/forms/modelNames/${index}` },
        } satisfies FilterFact);
    },
    blockTypes: Object.keys(checks),
    block: (visit) =>
      checks[visit.block.type]!(visit, visit.block.data as Values, `${visit.pointer}/data`),
    data: (visit) => {
      const known = knownIn(visit);
      if (Object.keys(known).length > 0) visit.note({ known } satisfies FilterFact);
    },
    end: reportUnmatched,
  }),
});
