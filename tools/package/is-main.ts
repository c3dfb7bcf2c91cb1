import { realpathSync } from 'node:fs';

/**
 * Whether a module is the program that Node was called with: `import.meta.main` for those versions
 * that lack it.
 * @param file the module's own, absolute and without links.
 */
export const isMain = (file: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === file;
