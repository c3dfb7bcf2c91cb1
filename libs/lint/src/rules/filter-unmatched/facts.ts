import type { NotedRange } from '../../rule-api/range-in-markup.ts';

/** A value that a block or a link filters by. */
export type Wanted = {
  /** Kind of value: `cars.make`, `offers.model`. */
  readonly kind: string;
  readonly value: string;
  readonly pointer: string;
};

/** A link within the site that has a query. */
export type LinkFact = {
  /** The address as written, without entities. */
  readonly address: string;
  readonly pointer: string;
  /** Part of mark-up that is the address. */
  readonly at?: NotedRange;
};

/** Values of a block, a link, the queries that a page reads, or the values that a data file has by kind. */
export type FilterFact = {
  readonly wanted?: Wanted;
  readonly link?: LinkFact;
  /** Kinds of queries that a page reads, by its path. */
  readonly page?: { readonly path: string; readonly reads: readonly string[] };
  /** Number of photos that a block wants at least. */
  readonly minPhotos?: { readonly least: number; readonly pointer: string };
  /** Most photos of a car. */
  readonly maxPhotos?: number;
  readonly known?: Readonly<Record<string, readonly string[]>>;
};

/** A value as it is compared: neither case nor spaces nor hyphens count. */
export const folded = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
