import type {
  Asset,
  CustomComponentDefinition,
  DataFile,
  PageEntry,
  Site,
} from '@forecourt/block-schemas';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import type { DataFileRequest } from '../reading/data-file-request.ts';
import type { Reading } from '../reading/read-page.ts';
import type { FileStates } from './file-state.ts';

/** Options for reading a tenant's folder. */
export interface ReadOptions {
  /** File system; the disk if left out. */
  readonly fs?: FileSystem;
  /** True to report every error of a block instead of the first; off in servers. */
  readonly allErrors?: boolean;
  /** True to read invalid settings without their invalid parts; for checks alone, never to be served. */
  readonly readsDraft?: boolean;
  /** True to show a broken edit without its broken blocks instead of the last good version, for preview. */
  readonly serveBrokenEdits?: boolean;
  /** Replaces the reading of pages, such as by worker threads. */
  readonly pageReader?: PageReader;
  /** Returns true for a file of the server, which must not be read as a tenant's content. */
  readonly isProtected?: (stat: FileStat) => Promise<boolean>;
  /** Replaces the reading of data files, such as by a thread that then holds their content. */
  readonly dataReader?: DataReader;
}

/**
 * Reads a data file. `pending` means that reading takes a while: the known state of the file remains
 * until the reader reports a change of its path through the watched file system.
 */
export type DataReader = (request: DataFileRequest) => Promise<Reading<DataFile> | 'pending'>;

/** Files of a tenant that its pages depend on. */
export interface PageContext {
  /** undefined if there is no usable site.json. */
  readonly site?: Site;
  readonly components: ReadonlyMap<string, CustomComponentDefinition>;
  /** Names of components whose files can't be used: their uses are not reported. */
  readonly brokenComponents: readonly string[];
  /** By path, `/assets/hero.svg`. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/**
 * Reads all pages of a tenant.
 * @param files paths below the tenant's folder, in order.
 */
export type PageReader = (
  files: readonly string[],
  context: PageContext,
) => Promise<FileStates<PageEntry>>;

/** Context of reading one tenant: its options, with their defaults, and its folder. */
export interface TenantContext extends Omit<ReadOptions, 'fs' | 'allErrors' | 'serveBrokenEdits'> {
  readonly fs: FileSystem;
  /** Absolute path of the tenant's folder. */
  readonly directory: string;
  /** The same with every link resolved. */
  readonly realDirectory: string;
  /** Returns the name in findings of a path below the tenant's folder. */
  readonly nameOf: (path: string) => string;
  readonly allErrors: boolean;
  readonly serveBrokenEdits: boolean;
  /** Paths below the tenant's folder that are read again even if their stamps are the same. */
  readonly changed: ReadonlySet<string>;
  /** True if the last good version of a file stays in place of a broken one. */
  readonly keepsLastGood: boolean;
  /** True to read only `site.json`. */
  readonly onlySite?: boolean;
  /** True if the tenant is being served: new data files are read in the background then. */
  readonly isServed?: boolean;
}
