/** Pages about cars that a visitor chose; their paths name the cars, so that they can be shared. */
export type CarListKind = 'shortlist' | 'compare';

/** Maximum number of cars on each page. */
export const maxListedCars: Readonly<Record<CarListKind, number>> = { shortlist: 24, compare: 4 };

/** Returns the path of a page about cars; those beyond the maximum are left out. */
export const carListPath = (kind: CarListKind, slugs: readonly string[]): string =>
  ['', kind, ...slugs.slice(0, maxListedCars[kind])].join('/');

const pattern = /^\/(shortlist|compare)((?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)\/?$/i;

/** Characters of a path: more than the longest slugs of the maximum number of cars have. */
const maxPath = 4000;

/** A page about cars, as its path names it. */
export interface CarListAddress {
  readonly kind: CarListKind;
  /** Slugs of the cars, each once, at most the maximum; none for an empty page. */
  readonly slugs: readonly string[];
  /** Slugs beyond the maximum. */
  readonly left: readonly string[];
}

/** Reads the path of a page about cars; undefined for any other path. */
export function readCarListPath(path: string): CarListAddress | undefined {
  const [, kind, rest] = (path.length <= maxPath && pattern.exec(path)) || [];
  if (kind === undefined || rest === undefined) return undefined;
  const known = kind.toLowerCase() as CarListKind;
  const slugs = [...new Set(rest.toLowerCase().split('/').filter(Boolean))];
  const max = maxListedCars[known];
  return { kind: known, slugs: slugs.slice(0, max), left: slugs.slice(max) };
}
