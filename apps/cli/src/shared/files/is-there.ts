import { stat } from 'node:fs/promises';

/** True if there is a file or a folder at a path. */
export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
