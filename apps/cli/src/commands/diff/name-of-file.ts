import { relative, resolve } from 'node:path';

/** A file of a tenant as people name it: relative to the working directory, with forward slashes. */
export const nameOfFile = (directory: string, file: string): string =>
  relative(process.cwd(), resolve(directory, file)).replaceAll('\\', '/');
