import { stat } from 'node:fs/promises';

/** Tells whether there is a file or a folder at a path. */
export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
