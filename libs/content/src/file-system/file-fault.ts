const words: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read: the server lacks the permission',
  EPERM: 'may not be read: the server lacks the permission',
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

/** Why a file could not be read, as the end of a sentence that starts with its name. */
export function fileFault(error: unknown): string {
  const code = errorCode(error);
  return words[code] ?? `could not be read${code === '' ? '' : ` (${code})`}`;
}
