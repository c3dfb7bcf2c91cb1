/**
 * Treatment of missing files, which an editor may be about to replace. `settle` drops those that were
 * already missing at the previous reading.
 */
export type GoneFiles = 'keep' | 'settle' | 'drop';

/** Returns true if a missing file is still served. */
export const isKept = (
  path: string,
  gone: GoneFiles,
  missingBefore: ReadonlySet<string>,
): boolean => gone === 'keep' || (gone === 'settle' && !missingBefore.has(path));
