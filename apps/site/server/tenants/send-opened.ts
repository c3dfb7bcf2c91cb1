import path from 'node:path';
import type { Response } from 'express';
import type { OpenAsset } from './asset-file.ts';

/**
 * Sends a file that was opened and checked, and closes it. Its path may lead elsewhere by now, so
 * neither bytes nor size are read from there (TEN-10): with the size of another file, the response
 * would be cut short, or the visitor would wait for bytes that never come. The caller sets
 * `Content-Type`.
 * @param done called at the end, with the error if there was one.
 */
export function sendOpened(
  res: Response,
  { file, handle }: Pick<OpenAsset, 'file' | 'handle'>,
  done: (error?: Error) => void,
): void {
  const opened = openedPath({ file, handle });
  const options = {
    cacheControl: false,
    lastModified: false,
    dotfiles: 'deny' as const,
    // Relative to its folder: `send` would refuse a dot anywhere in an absolute path.
    root: path.dirname(opened),
    // `send` passes its options to `createReadStream`, which reads this in place of the path.
    fd: handle,
  };
  res.sendFile(path.basename(opened), options, (error) => {
    void handle
      .close()
      .catch(() => undefined)
      .finally(() => done(error));
  });
}

/** Returns a path by which `send` finds the open file itself; the file's own path where there is none. */
const openedPath = ({ file, handle }: Pick<OpenAsset, 'file' | 'handle'>) =>
  process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : file;
