import type { FileSystem } from '../file-system/file-system.ts';

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
}

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
