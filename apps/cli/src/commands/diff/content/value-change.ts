/** A property of a block, a page or a file that differs between the two sides. */
export interface PropertyChange {
  /** Where it stands in its file, as a JSON Pointer: on the newer side, if it is there. */
  readonly pointer: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** What it was; missing if it was added. */
  readonly from?: unknown;
  /** What it is; missing if it was removed. */
  readonly to?: unknown;
}

/** A block and where it stands on either side; on one alone if it was added or removed. */
export interface BlockPair {
  readonly type: string;
  readonly id?: string;
  /** A few of its own words, to know it by. */
  readonly label?: string;
  readonly from?: string;
  readonly to?: string;
  /** True if it changed places with blocks around it, and not just because others came or went. */
  readonly moved: boolean;
  /** Its own properties that differ; not those of blocks within it. */
  readonly properties: readonly PropertyChange[];
}
