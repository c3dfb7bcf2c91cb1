import type {
  Asset,
  CustomComponentDefinition,
  DataFile,
  Finding,
  LocatedFinding,
  PageEntry,
  Site,
} from '@forecourt/block-schemas';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import type { Reading } from '../reading/read-page.ts';
import type { FileState } from './file-state.ts';

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
  /** Looks at pages as they are read; they are kept whole if left out. */
  readonly pageReader?: (surroundings: PageSurroundings) => PageReader;
  /** True for a file that belongs to the server, and that no tenant's content may be. */
  readonly isProtected?: (stat: FileStat) => Promise<boolean>;
  /** Reads data files in place of this library, such as in a thread that then holds their content. */
  readonly dataReader?: DataReader;
}

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

/**
 * Reads a data file. `pending` means that reading takes a while: what is known of the file holds
 * until the reader reports a change of its path through the watched file system.
 */
export type DataReader = (request: DataFileRequest) => Promise<Reading<DataFile> | 'pending'>;

/** What was read before the pages. */
export interface PageSurroundings {
  /** None if there is no site.json that can be used. */
  readonly site?: Site;
  readonly components: ReadonlyMap<string, CustomComponentDefinition>;
  /** By path, `/assets/hero.svg`. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Looks at each page while its text is at hand, so that neither has to be kept. */
export interface PageReader {
  /**
   * What is kept of a page, `strippedPage` of it or more.
   * @param place adds places in the text to findings about the page.
   */
  readonly keep: (
    entry: PageEntry,
    place: (findings: readonly Finding[]) => LocatedFinding[],
  ) => PageEntry;
  /** Whether what was kept of pages before is of no use now, so that each is read again. */
  readonly again: boolean;
  /** Whether no later run builds on this one: pages need no versions then. */
  readonly once?: boolean;
  /** Told the files that may have to be read before the first of them is; not those that are known already. */
  readonly prepare?: (files: readonly string[]) => Promise<void>;
  /** What was kept of a file elsewhere, in an earlier run or in another thread; used only if the file is the same as then. */
  readonly remembered?: (file: string) => RememberedPage | undefined;
}

/** A page's file as it was seen elsewhere. */
export interface RememberedPage {
  readonly state: FileState<PageEntry>;
  /**
   * What tells that the file is still the same: its stamp; its content, if the file was so young then
   * that its stamp proves nothing; or nothing has to, since it was seen a moment ago.
   */
  readonly proof: 'stamp' | 'content' | 'fresh';
}

/** A page without its content: what links, other pages' paths and versions need. */
export const strippedPage = ({ page, file, version }: PageEntry): PageEntry => ({
  page: { schemaVersion: page.schemaVersion, path: page.path, title: page.title, blocks: [] },
  file,
  version,
  findings: [],
  brokenBlocks: new Map(),
});

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
  readonly pageReader?: ReadOptions['pageReader'];
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
