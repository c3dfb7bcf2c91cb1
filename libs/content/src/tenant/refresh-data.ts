import { join } from 'node:path';
import type { DataFile } from '@forecourt/block-schemas';
import { readData } from '../reading/read-settings.ts';
import { lostFiles } from './emptied-folder.ts';
import { isJson, refreshFolder, type FolderRefresh } from './refresh-folder.ts';
import type { TenantFiles } from './tenant-files.ts';

const offersFileOf = (site: TenantFiles['site']) =>
  site.get('site.json')?.served?.value.settings?.offersFile;

/** Reads the changed data files of a tenant. Never throws. */
export function refreshData(
  refresh: FolderRefresh,
  before: Pick<TenantFiles, 'site' | 'data'> | undefined,
  site: TenantFiles['site'],
): Promise<TenantFiles['data']> {
  const { fs, directory, nameOf, allErrors, dataReader, isServed = false } = refresh.context;
  const offersFile = offersFileOf(site);
  return refreshFolder<DataFile>(refresh, {
    folder: 'data',
    recursive: false,
    accepts: isJson,
    before: before?.data,
    read: (path, stat, known, hasGood) => {
      const file = { path: join(directory, path), file: path, name: nameOf(path), stat };
      const request = { ...file, known, hasGood, isServed, offersFile, allErrors };
      return dataReader ? dataReader(request) : readData(fs, request);
    },
    emptied: lostFiles(1),
    // A file that becomes the list of offers, or ceases to be, is checked again.
    always: before !== undefined && offersFile !== offersFileOf(before.site),
  });
}
