import type { FileStat } from '../file-system/file-system.ts';

/** Request to read a data file. */
export interface DataFileRequest {
  /** Absolute path. */
  readonly path: string;
  /** Path below the tenant's folder. */
  readonly file: string;
  /** Name of the file in findings. */
  readonly name: string;
  readonly stat: FileStat;
  /** Version that is already known; the same content is not parsed again. */
  readonly known?: string;
  /** True if a good version is being served: a version with errors has no value then. */
  readonly hasGood?: boolean;
  /** True if the tenant is being served without this file, or with an earlier version of it. */
  readonly isServed?: boolean;
  /** The site's `settings.offersFile`, whose entries are offers. */
  readonly offersFile?: string;
  readonly allErrors?: boolean;
}
