import { join } from 'node:path';
import type { PageEntry } from '@forecourt/block-schemas';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { readPage } from '../reading/read-page.ts';
import { refreshFiles } from './file-state.ts';
import type { FileStates, ReadFile } from './file-state.ts';
import { countProgress } from './tenant-context.ts';
import type { PageReader, PageSurroundings, ReadOptions, TenantContext } from './tenant-context.ts';

/** How a tenant's pages are read, as its own components and who looks at them have it. */
export const pageFile =
  (
    { fs, directory, nameOf, allErrors }: Omit<TenantContext, 'progress' | 'changed'>,
    components: ReadonlySet<string>,
    keep: PageReader['keep'] | undefined,
    once?: boolean,
  ): ReadFile<PageEntry> =>
  (path, stat, known) =>
    readPage(fs, join(directory, path), path, nameOf(path), stat, {
      allErrors,
      components,
      keep,
      known,
      once,
    });

/**
 * Reads some pages of a tenant as reading it as a whole would, such as in a thread of their own.
 * @param directory the tenant's folder. @param paths below it.
 * @param options.nameOf how findings name a path; the path itself if left out. @param options.once see `PageReader`.
 */
export function readPages(
  directory: string,
  paths: readonly string[],
  { components }: Pick<PageSurroundings, 'components'>,
  keep: PageReader['keep'],
  options: ReadOptions & {
    readonly nameOf?: (path: string) => string;
    readonly once?: boolean;
  } = {},
): Promise<FileStates<PageEntry>> {
  const { fs = nodeFileSystem, allErrors = false, onProgress, nameOf = (path) => path } = options;
  const context: TenantContext = {
    fs,
    directory,
    realDirectory: directory,
    nameOf,
    allErrors,
    serveBrokenEdits: false,
    changed: new Set(),
    progress: countProgress(onProgress),
  };
  const read = pageFile(context, new Set(components.keys()), keep, options.once);
  return refreshFiles(context, paths, undefined, read);
}
