import { isLeadStoreFailure } from '@forecourt/leads';

/** The cause of a failure as fields of a log line. */
export type Cause =
  | { readonly code: string; readonly file?: string; readonly action?: string }
  | { readonly err: unknown };

const actions: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room',
  EDQUOT: 'the disk quota is used up: make room',
  EACCES: 'check owner and permissions',
  EPERM: 'check owner and permissions',
  EROFS: 'the file system is read-only: mount it writable',
  EMFILE: 'too many open files: raise the limit of the process (ulimit -n)',
  ENFILE: 'too many open files: raise the limit of the system',
  EIO: 'the disk reports an error: check it',
};

/**
 * Returns the cause of a failure for the log: code, file and remedy if the system or the database
 * failed; the error with its stack trace for an internal error.
 */
export function causeOf(error: unknown): Cause {
  if (isLeadStoreFailure(error)) return { code: error.code };
  const { code, path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (!(error instanceof Error) || code === undefined || syscall === undefined)
    return { err: error };
  return { code, file: path, action: actions[code] };
}
