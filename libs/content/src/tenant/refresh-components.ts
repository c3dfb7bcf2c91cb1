import { join } from 'node:path';
import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { readComponent, type FromFile } from '../reading/read-settings.ts';
import { lostFiles } from './emptied-folder.ts';
import { isJson, refreshFolder, type FolderRefresh } from './refresh-folder.ts';
import type { Renaming } from './renamed-files.ts';
import type { TenantFiles } from './tenant-files.ts';

const renamedComponents: Renaming<FromFile<CustomComponentDefinition>> = {
  nameOf: ({ value }) => value.name,
  claimedBy: ({ claimedName, served }) => claimedName ?? served?.value.name,
};

/** Reads the changed components of a tenant. Never throws. */
export function refreshComponents(
  refresh: FolderRefresh,
  before: TenantFiles['components'] | undefined,
): Promise<TenantFiles['components']> {
  const { fs, directory, nameOf, allErrors } = refresh.context;
  return refreshFolder(refresh, {
    folder: 'components',
    recursive: false,
    accepts: isJson,
    before,
    read: (path, stat) =>
      readComponent(fs, join(directory, path), path, nameOf(path), stat, { allErrors }),
    renaming: renamedComponents,
    emptied: lostFiles(2),
  });
}
