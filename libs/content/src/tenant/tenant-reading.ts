import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import type { TenantFiles } from './tenant-files.ts';

/** What reading a tenant's folder gave. */
export interface TenantReading {
  /** None if the folder has no usable site.json; the findings say why. */
  readonly snapshot?: TenantSnapshot;
  /** The other files, where there is no usable site.json: for checks alone, with empty settings. */
  readonly unserved?: TenantSnapshot;
  /** Everything found, over all files. */
  readonly findings: readonly LocatedFinding[];
  /** Files that were served and are gone; kept until they are dropped. */
  readonly missing: readonly string[];
  /** Paths of pages that are there but have too much wrong with them to be shown. */
  readonly brokenPages?: readonly string[];
  /** Data files and redirects whose newest version is broken; an earlier one stands in. */
  readonly staleFiles?: readonly string[];
  /** Findings about files that keep a name which another file claims as well: nothing of them is refused. */
  readonly ownerFindings?: ReadonlySet<LocatedFinding>;
  /** What is known of the files, for the next reading; undefined if the folder could not be read. */
  readonly files?: TenantFiles;
}
