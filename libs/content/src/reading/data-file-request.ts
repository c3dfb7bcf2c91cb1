import type { FileStat } from '../file-system/file-system.ts';

/** A data file that is to be read. */
export interface DataFileRequest {
  /** Absolute path. */
  readonly path: string;
  /** Path below the tenant's folder. */
  readonly file: string;
  /** How findings name it. */
  readonly name: string;
  readonly stat: FileStat;
  /** Version that is known already; it need not be parsed again. */
  readonly known?: string;
  /** True if a good version is being served: the content of one with errors is of no use then. */
  readonly hasGood?: boolean;
  /** True if the tenant is being served without this file, or with an earlier version of it. */
  readonly isServed?: boolean;
  /** The site's `settings.offersFile`, whose entries are offers. */
  readonly offersFile?: string;
  readonly allErrors?: boolean;
}
