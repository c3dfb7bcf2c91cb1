import type { Entities } from '@forecourt/block-schemas';
import { allReviews } from '@forecourt/domain';
import { readEntities, readEntity, type ReportRejected } from '../entities/read-entities.ts';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import type { IndexEntry, SearchRequest } from '../ports/search.ts';

/** Entities that are searched, by their index. */
const indexed = { cars: 'car', offers: 'offer' } as const;

/** Index that a data file can be searched as. */
export type FileIndex = keyof typeof indexed;

/** Every index that a data file can be searched as. */
export const fileIndexes = Object.keys(indexed) as readonly FileIndex[];

/** Query of one data file. Queries and answers are JSON: they cross threads. */
export type FileQuestion =
  | {
      readonly kind: 'search';
      readonly index: FileIndex;
      readonly requests: readonly SearchRequest[];
    }
  /** Every entry that fits its schema; answered with an array. */
  | { readonly kind: 'list'; readonly entity: keyof Entities }
  /** Summary of one profile's reviews; answered with undefined for an unknown profile. */
  | { readonly kind: 'reviews'; readonly profile: string }
  /** Answered with true if the file holds an array. */
  | { readonly kind: 'isArray' };

/** Parsed data file that answers questions. */
export interface OpenDataFile {
  /** Rejects with `SearchParameterError` for a wrong search, never otherwise. */
  readonly ask: (question: FileQuestion) => Promise<unknown>;
}

/** Summaries by profile; an array of reviews is summarised as the site's own. */
function reviewProfiles(value: unknown): Readonly<Record<string, unknown>> {
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const stars = value.map((review: { rating?: unknown } | null) => Number(review?.rating));
  const average =
    stars.length > 0 ? stars.reduce((sum, rating) => sum + rating, 0) / stars.length : 0;
  const summary = {
    reviews: value,
    count: value.length,
    average_rating: Math.round(average * 10) / 10,
  };
  return { [allReviews]: summary };
}

/** Returns the location of an error of a profile's summary in the file. */
const pointerIn = (value: unknown, profile: string, pointer: string): string =>
  Array.isArray(value)
    ? pointer.replace(/^\/reviews/, '')
    : `/${profile.replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`;

/**
 * Opens a parsed data file. Entries are validated when they are first needed; those that don't fit
 * their schema are left out and reported.
 * @param source name of the file without its ending, for reports.
 */
export function openDataFile(source: string, value: unknown, report: ReportRejected): OpenDataFile {
  const lists = new Map<keyof Entities, readonly unknown[]>();
  const searches = new Map<FileIndex, Promise<InProcessSearch>>();
  const read = (entity: keyof Entities) => readEntities(entity, value, source, report) ?? [];

  const list = (entity: keyof Entities): readonly unknown[] => {
    const known = lists.get(entity) ?? read(entity);
    lists.set(entity, known);
    return known;
  };

  const searchOf = (index: FileIndex): Promise<InProcessSearch> => {
    const known = searches.get(index);
    if (known !== undefined) return known;
    const search = new InProcessSearch();
    const entries = read(indexed[index]) as unknown as readonly IndexEntry[];
    const filled = search.replaceAll(index, entries).then(() => search);
    searches.set(index, filled);
    return filled;
  };

  const reviews = (profile: string) => {
    const profiles = reviewProfiles(value);
    if (!Object.hasOwn(profiles, profile)) return undefined;
    const found = readEntity('reviewSummary', profiles[profile]);
    if ('entity' in found) return found.entity;
    const { pointer, message } = found.error;
    report({ source, index: 0, pointer: pointerIn(value, profile, pointer), message });
    return undefined;
  };

  return {
    async ask(question) {
      switch (question.kind) {
        case 'search':
          return (await searchOf(question.index)).search(question.requests);
        case 'list':
          return list(question.entity);
        case 'reviews':
          return reviews(question.profile);
        case 'isArray':
          return Array.isArray(value);
      }
    },
  };
}
