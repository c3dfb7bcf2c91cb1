import type { Finding, TenantSnapshot } from '@forecourt/block-schemas';
import type { QueryCheck } from './query-entries.ts';
import type { Suggest } from './suggestions.ts';

/** Targets that links can lead to. */
export interface LinkTargets {
  readonly snapshot: TenantSnapshot;
  /** Paths that the platform answers itself, `*` for one part. */
  readonly routes: readonly string[];
  /** Paths of pages that exist but can't be shown; links to them are not broken. */
  readonly brokenPages: ReadonlySet<string>;
  /** Returns the anchors of a page by its path; undefined if its content is not known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  /** Returns the error of a path to a car's or person's page, if any. */
  readonly checkProfile: (path: string, pointer: string) => Finding | undefined;
  /** True for the path of a car's or person's own page that exists. */
  readonly isProfile: (path: string) => boolean;
  /** Returns the error of what a query names, if any. */
  readonly checkQuery: QueryCheck;
  readonly suggest: Suggest;
  /** Returns the problem of an address on another site, if it is known. */
  readonly externalProblem?: (address: string) => string | undefined;
}

/** True for an address on another site. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** Returns the finding about an address on another site that was requested and is broken. */
export function externalFinding(
  address: string,
  pointer: string,
  { externalProblem }: LinkTargets,
): Finding | undefined {
  const problem = externalProblem?.(address);
  if (problem === undefined) return undefined;
  const message = `"${address}" is broken: ${problem}; correct or remove the link`;
  return { rule: 'external-link', severity: 'warning', pointer, message };
}
