/** Sources of everything that a part of a page can read, by kind; each returns the present value of a name. */
export interface ReadSources {
  /** Property of the render context. */
  readonly context: (name: string) => unknown;
  /** Property of the page. */
  readonly page: (name: string) => unknown;
  /** Property of the page's URL. */
  readonly url: (name: string) => unknown;
  /** Layout of a block type. */
  readonly layout: (type: string) => unknown;
  /** Asset by its path. */
  readonly asset: (path: string) => unknown;
  /** Version of the dealer's data that the answers come from. */
  readonly data: () => string | undefined;
  /** Number of islands before the part. */
  readonly islands: () => number;
  /** Position of the part on the page, for a part with generated ids. */
  readonly position: () => number;
}

/** Something that a part of a page read, with the value at that time. */
export interface Read {
  readonly of: keyof ReadSources;
  readonly name: string;
  readonly value: unknown;
}

/** Returns true if a part would read the same values again. */
export const readsSame = (reads: readonly Read[], sources: ReadSources): boolean =>
  reads.every(({ of, name, value }) => sources[of](name) === value);
