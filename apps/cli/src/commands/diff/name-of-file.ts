import { relative, resolve } from 'node:path';

/** Returns a tenant's file relative to the working directory, with forward slashes. */
export const nameOfFile = (directory: string, file: string): string =>
  relative(process.cwd(), resolve(directory, file)).replaceAll('\\', '/');
