import { isFormBlock, isMarkup, unescapedAddress } from '@forecourt/block-schemas';
import { carRangeFacets, fetchesReviews } from '@forecourt/domain';
import { isObject, listOf } from '@forecourt/json';
import { linksIn } from '../../rule-api/html-links.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { BlockVisit, TextTest } from '../../rule-api/rule.ts';
import type { FilterFact } from './facts.ts';
import { checkHeading } from './heading.ts';
import { knownIn, maxPhotosIn } from './known-values.ts';
import { readerOf } from './link-queries.ts';
import { reportUnmatched } from './report-unmatched.ts';

type Values = Readonly<Record<string, unknown>>;

/** Facets of cars with a price, a distance or a year, which have limits in place of values. */
const numbers: ReadonlySet<unknown> = new Set(['price', 'year', 'km', 'seats']);

const ranges: ReadonlySet<unknown> = new Set(carRangeFacets);

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

/** Checks of blocks that show a part of the data, by type. */
const checks: Readonly<Record<string, (visit: BlockVisit, data: Values, at: string) => void>> = {
  brandModels: ({ note }, { manufacturer: value }, at) => {
    if (typeof value !== 'string') return;
    const pointer = `${at}/manufacturer`;
    note({ wanted: { kind: 'models.manufacturer', value, pointer } } satisfies FilterFact);
  },
  cars: (visit, { filters, heading, minPhotos }, at) => {
    if (typeof minPhotos === 'number' && minPhotos > 0)
      visit.note({
        minPhotos: { least: minPhotos, pointer: `${at}/minPhotos` },
      } satisfies FilterFact);
    checkHeading(visit, heading, listOf(filters), at);
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
  reviews: ({ note }, data, at) => {
    const { gmbProfile: value } = data;
    if (
      typeof value !== 'string' ||
      !fetchesReviews({ ...data, reviews: listOf(data.reviews) as [] })
    )
      return;
    const pointer = `${at}/gmbProfile`;
    note({ wanted: { kind: 'reviews.profile', value, pointer } } satisfies FilterFact);
  },
};

/** True for an address within the site that has a query, or mark-up with one. */
const isSearch: TextTest = (value, kind) =>
  value.includes('?') && (isMarkup(kind) ? value.includes('="/') : value.startsWith('/'));

/** Reports filters of blocks, and searches of links, that let nothing through, since they are misspelt. */
export const filterUnmatched = defineRule({
  meta: {
    id: 'filter-unmatched',
    description:
      'What blocks and links filter by is what cars, offers, models or reviews have, and what a heading of cars names.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: own }) => ({
    textKinds: ['link', 'html-inline', 'html-block'],
    textTest: isSearch,
    text: ({ kind, value, pointer, note }) => {
      if (!isMarkup(kind)) return note({ link: { address: value, pointer } } satisfies FilterFact);
      for (const { address = '', at } of linksIn(value))
        if (address.startsWith('/') && address.includes('?'))
          note({
            link: { address: unescapedAddress(address), pointer, at: { ...at } },
          } satisfies FilterFact);
    },
    site: ({ site, note }) => {
      for (const [index, value] of site.settings?.forms?.modelNames?.entries() ?? [])
        note({
          wanted: { kind: 'cars.model', value, pointer: `/settings/forms/modelNames/${index}` },
        } satisfies FilterFact);
    },
    page: ({ page: { path }, blocks, note }) => {
      const reads = blocks.flatMap(({ block }) => readerOf(block, isFormBlock(block)) ?? []);
      if (reads.length > 0)
        note({ page: { path, reads: [...new Set(reads)] } } satisfies FilterFact);
    },
    blockTypes: Object.keys(checks),
    block: (visit) =>
      checks[visit.block.type]!(visit, visit.block.data as Values, `${visit.pointer}/data`),
    data: (visit) => {
      const known = knownIn(visit);
      const maxPhotos = visit.name === 'cars' ? maxPhotosIn(visit) : undefined;
      if (Object.keys(known).length > 0) visit.note({ known, maxPhotos } satisfies FilterFact);
    },
    end: (visit) =>
      reportUnmatched(visit, {
        stockPath: own.settings?.cars?.stockPath ?? '/cars',
        hasOthers:
          own.integrations?.dashboardHost !== undefined || own.settings?.offersFile !== undefined,
      }),
  }),
});
