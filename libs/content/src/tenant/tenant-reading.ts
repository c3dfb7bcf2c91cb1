import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import type { TenantFiles } from './tenant-files.ts';

/** Result of reading a tenant's folder. */
export interface TenantReading {
  /** undefined if the folder has no usable site.json; the findings say why. */
  readonly snapshot?: TenantSnapshot;
  /** The other files if there is no usable site.json, with empty settings: for checks only. */
  readonly unserved?: TenantSnapshot;
  /** Findings of all files. */
  readonly findings: readonly LocatedFinding[];
  /** Files that were served and have disappeared; retained until they are dropped. */
  readonly missing: readonly string[];
  /** Paths of pages that have too many errors to be shown. */
  readonly brokenPages?: readonly string[];
  /** Names of components whose files can't be used. */
  readonly brokenComponents?: readonly string[];
  /** Data files and redirects whose newest version is broken; an earlier one is served. */
  readonly staleFiles?: readonly string[];
  /** State of the files, for the next reading; undefined if the folder could not be read. */
  readonly files?: TenantFiles;
}
