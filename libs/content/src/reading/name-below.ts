import { join } from 'node:path';

/** Returns the name in findings of a file below a folder, with `/` on every system: `tenants/demo/pages/home.json`. */
export const nameBelow = (directory: string, path: string): string =>
  join(directory, path).replaceAll('\\', '/');

/** Returns the names of listed files below a folder, as {@link nameBelow} does for each. */
export function namesBelow(directory: string, paths: readonly string[]): string[] {
  const folder = nameBelow(directory, '-').slice(0, -1);
  return paths.map((path) => folder + path);
}
