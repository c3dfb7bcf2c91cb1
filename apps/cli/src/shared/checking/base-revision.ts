import { posix, resolve } from 'node:path';
import { blockingFileSystem } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { baseFiles } from '../git/base-files.ts';
import { openBlobs } from '../git/blob-reader.ts';
import { changesSince } from '../git/changes.ts';
import type { Changes } from '../git/changes.ts';
import type { Repository } from '../git/repository.ts';
import { revisionFiles } from '../git/revision-files.ts';

/** A tenant's folder, then and now. */
interface BaseFolder {
  /** Its path in the repository at the commit. */
  readonly path: string;
  /** Its current path. */
  readonly directory: string;
  readonly hasMoved: boolean;
}

/** A repository as it was at the commit that the current files are compared with. */
export interface BaseRevision {
  readonly changes: Changes;
  /** Returns the files of a tenant. */
  readonly tenantFiles: (folder: BaseFolder) => Promise<FileSystem>;
  /** Returns the files of the websites that were in the same folder as a tenant. */
  readonly siblingFiles: (folder: BaseFolder) => Promise<FileSystem>;
  readonly close: () => Promise<void>;
}

/** True if the settings of a website in a folder of the repository changed. */
const haveSettingsChanged = ({ files }: Changes, folder: string): boolean =>
  [...files.keys()].some(
    (path) => posix.basename(path) === 'site.json' && posix.dirname(posix.dirname(path)) === folder,
  );

/** Opens the commit that a repository is compared with. @param name a branch, a tag or a commit. */
export async function openBase(repository: Repository, name: string): Promise<BaseRevision> {
  const changes = await changesSince(repository, name);
  const blobs = openBlobs(repository.root);
  const revision = changes.base;
  // Tenants of one folder share its files, so that its websites are read once.
  const folders = new Map<string, Promise<FileSystem>>();

  return {
    changes,
    tenantFiles: ({ path, directory, hasMoved }) => {
      const folder = { repository, blobs, path, directory };
      return hasMoved ? revisionFiles({ ...folder, revision }) : baseFiles(folder, changes);
    },
    siblingFiles: async ({ path, directory, hasMoved }) => {
      const parent = posix.dirname(path);
      // A folder around the repository has no earlier state.
      if (path === '' || (!hasMoved && !haveSettingsChanged(changes, parent)))
        return blockingFileSystem;
      const current = resolve(directory, '..');
      const key = `${parent}\n${current}`;
      const folder = { path: parent === '.' ? '' : parent, directory: current };
      const files = folders.get(key) ?? revisionFiles({ repository, revision, blobs, ...folder });
      folders.set(key, files);
      return files;
    },
    close: blobs.close,
  };
}
