import { didYouMean } from '@forecourt/block-schemas';
import type { Entities, Finding } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';

type EntityName = keyof Entities;

/** Data files that are lists of one entity, by their names without the ending. */
export const dataLists: Readonly<Record<string, EntityName>> = {
  brands: 'brand',
  cars: 'car',
  locations: 'location',
  manufacturerLocations: 'manufacturerLocation',
  models: 'model',
  offers: 'offer',
  promotions: 'offer',
  team: 'teamMember',
};

/** An entity in a data file. */
export interface ListedEntity {
  readonly pointer: string;
  readonly value: unknown;
}

/** Entities in a data file, all of one kind. */
export interface EntityList {
  readonly entity: EntityName;
  readonly entries: readonly ListedEntity[];
}

const wrongType = (expected: string): Finding => ({
  rule: 'wrong-type',
  severity: 'error',
  pointer: '',
  message: `must be ${expected}`,
});

const listed = (entity: EntityName, list: readonly unknown[]): EntityList => ({
  entity,
  entries: list.map((value, index) => ({ pointer: `/${index}`, value })),
});

/** Returns reviews, which are one list or summaries by profile. */
function reviews(value: unknown): EntityList | Finding {
  if (Array.isArray(value)) return listed('review', value as unknown[]);
  if (typeof value !== 'object' || value === null)
    return wrongType('an array of reviews, or an object of review summaries by profile');
  const entries = Object.entries(value).map(([profile, summary]) => ({
    pointer: `/${pointerToken(profile)}`,
    value: summary as unknown,
  }));
  return { entity: 'reviewSummary', entries };
}

/**
 * Returns the entities in a data file, or a finding about the file as a whole.
 * @param name the file's name without its ending.
 */
export function entityList(
  name: string,
  value: unknown,
  { settings }: { readonly settings?: { readonly offersFile?: string } },
): EntityList | Finding {
  if (name === 'reviews') return reviews(value);
  const entity = name === settings?.offersFile ? 'offer' : ownList(name);
  if (entity !== undefined)
    return Array.isArray(value)
      ? listed(entity, value as unknown[])
      : wrongType(`an array, each entry one ${labels[entity] ?? entity}`);
  const known = [...Object.keys(dataLists), 'reviews'].sort();
  const suggestion = didYouMean(name, known);
  return {
    rule: 'unknown-data',
    severity: 'warning',
    pointer: '',
    message: `nothing reads a data file of this name${
      suggestion === undefined
        ? `; the files are ${known.map((each) => `${each}.json`).join(', ')}, and the one that "offersFile" names in site.json`
        : `, did you mean "${suggestion}.json"?`
    }`,
    suggestion: suggestion && `${suggestion}.json`,
  };
}

const ownList = (name: string): EntityName | undefined =>
  Object.hasOwn(dataLists, name) ? dataLists[name] : undefined;

const labels: Partial<Record<EntityName, string>> = {
  manufacturerLocation: 'dealership',
  teamMember: 'team member',
};
