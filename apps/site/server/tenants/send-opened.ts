import path from 'node:path';
import type { Response } from 'express';
import type { OpenAsset } from './asset-file.ts';

/**
 * Sends a file that was opened and checked, and closes it. Its path may lead elsewhere by now, so
 * nothing is read from there (TEN-10).
 * @param done called at the end, with the error if there was one.
 */
export function sendOpened(
  res: Response,
  { file, handle }: OpenAsset,
  done: (error?: Error) => void,
): void {
  const options = {
    cacheControl: false,
    lastModified: false,
    dotfiles: 'deny' as const,
    // Relative to its folder: `send` would refuse a dot anywhere in an absolute path.
    root: path.dirname(file),
    // `send` passes its options to `createReadStream`, which reads this in place of the path.
    fd: handle,
  };
  res.sendFile(path.basename(file), options, (error) => {
    void handle
      .close()
      .catch(() => undefined)
      .finally(() => done(error));
  });
}
