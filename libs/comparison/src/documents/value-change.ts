/** A property of a block, a page or a file that differs between two versions. */
export interface PropertyChange {
  /** JSON Pointer in its file: in the newer version, or in the older one if it was removed. */
  readonly pointer: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** Old value; undefined if it was added. */
  readonly from?: unknown;
  /** New value; undefined if it was removed. */
  readonly to?: unknown;
}

/** A block and its pointers in both versions; in one alone if it was added or removed. */
export interface BlockPair {
  readonly type: string;
  readonly id?: string | undefined;
  /** A few words of its content, to recognise it by. */
  readonly label?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** True if its order among its neighbours changed, not only because others were added or removed. */
  readonly moved: boolean;
  /** Differing properties of its own, without those of blocks within it. */
  readonly properties: readonly PropertyChange[];
}

/** A file of a tenant, other than a page, that differs. */
export interface FileChange {
  readonly file: string;
  readonly kind: 'settings' | 'component' | 'data' | 'redirects' | 'asset';
  readonly change: 'added' | 'removed' | 'changed';
  readonly properties: readonly PropertyChange[];
  /** Entries of a list of the dealer's data, by id, slug or name. */
  readonly entries?: Readonly<Record<'added' | 'removed' | 'changed', readonly string[]>>;
}
