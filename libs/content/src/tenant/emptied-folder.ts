import type { FindingId } from '@forecourt/block-schemas';

/** A folder that has lost every file, most often to a lost mount or a copy under way: all stay served then. */
export interface EmptiedFolder {
  readonly rule: FindingId;
  readonly message: string;
  /** Number of files from which their loss is not taken for a deletion. */
  readonly atLeast: number;
}

/** Emptied folder of pages. */
export const lostPages: EmptiedFolder = {
  rule: 'missing-pages',
  message:
    'has lost every page, so the last good ones are served; restore them, or add the pages that replace them',
  atLeast: 1,
};

/** Emptied folder of other files; the only asset or component may be deleted, an empty data file can be `[]`. */
export const lostFiles = (atLeast: number): EmptiedFolder => ({
  rule: 'missing-files',
  message:
    'has lost every file, so the last good ones are served; restore them, or add those that replace them',
  atLeast,
});
