import { join } from 'node:path';

/** Returns the name in findings of a file below a folder, with `/` on every system: `tenants/demo/pages/home.json`. */
export const nameBelow = (directory: string, path: string): string =>
  join(directory, path).replaceAll('\\', '/');
