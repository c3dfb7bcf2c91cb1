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

/** Choices of whoever reads a tenant's folder. */
export interface ReadOptions {
  /** The disk if left out. */
  readonly fs?: FileSystem;
  /** Report every fault of a block, not the first alone. For people; servers leave it off. */
  readonly allErrors?: boolean;
  /** Show a broken edit, without its broken blocks, in place of the last good version. For preview. */
  readonly serveBrokenEdits?: boolean;
  /** Told after every file: how many are done of how many are known so far. */
  readonly onProgress?: (done: number, known: number) => void;
  /** Reads pages in place of this library, such as in worker threads. */
  readonly pageReader?: PageReader;
  /** True for a file that belongs to the server, and that no tenant's content may be. */
  readonly isProtected?: (stat: FileStat) => Promise<boolean>;
  /** Reads data files in place of this library, such as in a thread that then holds their content. */
  readonly dataReader?: DataReader;
}

/**
 * Reads a data file. `pending` means that reading takes a while: what is known of the file holds
 * until the reader reports a change of its path through the watched file system.
 */
export type DataReader = (request: DataFileRequest) => Promise<Reading<DataFile> | 'pending'>;

/** Files of a tenant that its pages depend on. */
export interface PageContext {
  /** undefined if there is no usable site.json. */
  readonly site?: Site;
  readonly components: ReadonlyMap<string, CustomComponentDefinition>;
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

/** What reading one tenant needs to know. */
export interface TenantContext {
  readonly fs: FileSystem;
  /** Absolute path of the tenant's folder. */
  readonly directory: string;
  /** The same with every link resolved. */
  readonly realDirectory: string;
  /** How findings name a path below the tenant's folder. */
  readonly nameOf: (path: string) => string;
  readonly allErrors: boolean;
  readonly serveBrokenEdits: boolean;
  /** Paths below the tenant's folder that are read again even if they look untouched. */
  readonly changed: ReadonlySet<string>;
  readonly progress: Progress;
  readonly pageReader?: PageReader;
  /** Whether the last good version of a file stays in place of a broken one. */
  readonly keepsLastGood: boolean;
  readonly dataReader?: DataReader;
  readonly isServed?: boolean;
  readonly isProtected?: ReadOptions['isProtected'];
}

/** Counts files while they are read. */
export interface Progress {
  readonly found: (files: number) => void;
  readonly done: () => void;
}

/** Counts files and tells the count after each. */
export function countProgress(onProgress: ReadOptions['onProgress']): Progress {
  let known = 0;
  let done = 0;
  return {
    found: (files) => {
      known += files;
    },
    done: () => {
      done += 1;
      onProgress?.(done, known);
    },
  };
}
