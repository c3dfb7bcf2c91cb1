import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type { Fix } from '@forecourt/lint';
import type { ResultCache } from './pages/result-cache.ts';
import type { CheckSettings } from './settings.ts';

/** Findings, each with its fix if there is one. */
export type Findings = ReadonlyMap<LocatedFinding, Fix | undefined>;

/** Result of checking one tenant. Files are named as the tenant's folder was. */
export interface CheckResult {
  /** undefined if there is no usable site.json. */
  readonly snapshot?: TenantSnapshot;
  /** Each problem once. */
  readonly findings: readonly LocatedFinding[];
  /** Changes that fix findings. */
  readonly fixes: ReadonlyMap<LocatedFinding, Fix>;
  /** Every file that was checked. */
  readonly files: readonly string[];
  /** Unusable files, without which other files can't be fully checked. */
  readonly unusable: ReadonlySet<string>;
  /** Reason why results could not be cached; undefined if they were. */
  readonly cacheError?: string;
}

/**
 * Requests addresses of other sites.
 * @returns problems of the broken ones, by address: "its server answers 404".
 */
export type ExternalLinks = (
  addresses: ReadonlySet<string>,
) => Promise<ReadonlyMap<string, string>>;

/** Options of a checker. */
export interface CheckerOptions {
  readonly files: FileSystem;
  /** Returns the settings of a tenant; called for each check. */
  readonly config: (directory: string) => CheckSettings | Promise<CheckSettings>;
  /** Cache of results for later runs; none if left out. */
  readonly cache?: ResultCache;
  /** Number of threads for reading pages; by the number of pages if left out. Files in memory are read in one. */
  readonly workers?: number;
  /** Requests addresses of other sites; they are not checked if left out. */
  readonly external?: ExternalLinks;
  /** Called with each file that is read. */
  readonly onRead?: (path: string) => void;
  /**
   * True for editors: snapshots retain whole pages, and the last good version of a broken file stays in
   * the snapshot.
   */
  readonly forEditing?: boolean;
}

/** Checks tenants. Results are cached by tenant, which makes later checks faster and never changes them. */
export interface Checker {
  /**
   * Checks a tenant. Never throws for bad content, which is reported as findings.
   * @param directory the tenant's folder. Only one check of it may run at a time.
   * @param options.changed paths below it that changed since the last check; others are read again if
   *   their stamps changed.
   * @param options.files file system of this check alone, such as that of an earlier revision, in which
   *   files with the same stamp as in the last check are the same.
   * @param options.siblings file system from which the other websites of the folder are read; that of
   *   the check if left out.
   */
  readonly check: (
    directory: string,
    options?: {
      readonly changed?: ReadonlySet<string>;
      readonly files?: FileSystem;
      readonly siblings?: FileSystem;
    },
  ) => Promise<CheckResult>;
}
