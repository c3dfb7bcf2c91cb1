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
}

/** Something that a part of a page read, with a test for the value at that time. */
export interface Read {
  readonly of: keyof ReadSources;
  readonly name: string;
  readonly isSame: (value: unknown) => boolean;
}

const samePrimitive =
  (value: unknown) =>
  (other: unknown): boolean =>
    other === value;

/**
 * Returns a test for an object, which it holds weakly: the memo keeps no content of a tenant in memory
 * that is no longer served. A function of its own, since a closure holds whatever its siblings use.
 */
function sameObject(value: object): (other: unknown) => boolean {
  const held = new WeakRef(value);
  return (other) => other !== undefined && other === held.deref();
}

/** Creates the note of a value that was read. */
export const readOf = (of: keyof ReadSources, name: string, value: unknown): Read => ({
  of,
  name,
  isSame: typeof value === 'object' && value !== null ? sameObject(value) : samePrimitive(value),
});

/** Returns true if a part would read the same values again. */
export const readsSame = (reads: readonly Read[], sources: ReadSources): boolean =>
  reads.every(({ of, name, isSame }) => isSame(sources[of](name)));
