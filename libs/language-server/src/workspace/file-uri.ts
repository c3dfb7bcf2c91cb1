import { fileURLToPath } from 'node:url';

/** The absolute path of a file's address; undefined for an address that is no file's. */
export function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
