import type { FileSystem } from './file-system.ts';

const messages: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read: permission denied',
  EPERM: 'may not be read: permission denied',
  ELOOP: 'is a link that leads back to itself',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is a file, not a folder',
  EMFILE: 'could not be opened: too many files are open',
  ENFILE: 'could not be opened: too many files are open',
  ENAMETOOLONG: 'has too long a name',
};

/** POSIX code of an error of the file system; '' for any other error. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** Describes why a file could not be read, as the end of a sentence that starts with its name. */
export function describeFileError(error: unknown): string {
  const code = errorCode(error);
  return messages[code] ?? `could not be read${code === '' ? '' : ` (${code})`}`;
}

/** Returns true if a path no longer exists. A file that vanished while it was read is not a broken edit. */
export const isGone = ({ stat }: Pick<FileSystem, 'stat'>, path: string): Promise<boolean> =>
  stat(path).then(
    () => false,
    (error: unknown) => errorCode(error) === 'ENOENT',
  );
