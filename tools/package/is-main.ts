import { realpathSync } from 'node:fs';

/**
 * Returns true for the module that Node was started with: `import.meta.main` for those versions
 * that lack it.
 * @param file the module's own, absolute and without links.
 */
export const isMain = (file: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === file;
