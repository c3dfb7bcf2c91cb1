import type { LocatedFinding } from '@forecourt/block-schemas';

/** A file as last read, and the value served from it: its newest version or its last good one. */
export interface FileState<T> {
  readonly stamp: string;
  /** Hash of the newest content. */
  readonly version: string;
  readonly served?: T;
  /** True if the served value has no errors. */
  readonly whole: boolean;
  /** Findings about the newest content. */
  readonly findings: readonly LocatedFinding[];
  /** Size of the newest content on disk; undefined if it could not be read. */
  readonly bytes?: number;
  /** See `Reading`. */
  readonly claimedPath?: string;
  /** See `Reading`. */
  readonly claimedName?: string;
}

/** Files of one kind by their path below the tenant's folder, in order. */
export type FileStates<T> = ReadonlyMap<string, FileState<T>>;
