import { dirname } from 'node:path';
import type { DataFileRequest } from '@forecourt/content';

/** Returns the folder of the tenant that a data file belongs to. */
export const tenantFolderOf = ({ path }: Pick<DataFileRequest, 'path'>): string =>
  dirname(dirname(path));
