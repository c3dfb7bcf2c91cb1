/**
 * What to do with files that are gone: an editor may be replacing them this very moment. `settle`
 * drops those that were missing at the reading before already.
 */
export type GoneFiles = 'keep' | 'settle' | 'drop';

/** Whether a file that is gone stays served. */
export const isKept = (path: string, gone: GoneFiles, missingBefore: readonly string[]): boolean =>
  gone === 'keep' || (gone === 'settle' && !missingBefore.includes(path));
