import { join } from 'node:path';
import type { PageEntry } from '@forecourt/block-schemas';
import { readPage } from '../reading/read-page.ts';
import { pagePath } from '../routing/page-path.ts';
import { lostPages } from './emptied-folder.ts';
import { isJson, refreshFolder, type FolderRefresh } from './refresh-folder.ts';
import type { Renaming } from './renamed-files.ts';
import type { PageContext } from './tenant-context.ts';
import {
  assetsByPath,
  brokenComponents,
  componentNames,
  type TenantFiles,
} from './tenant-files.ts';

const renamedPages: Renaming<PageEntry> = {
  nameOf: ({ page }) => pagePath(page.path),
  claimedBy: ({ claimedPath, served }) => {
    const path = claimedPath ?? served?.page.path;
    return path === undefined ? undefined : pagePath(path);
  },
};

type PageFiles = Pick<TenantFiles, 'site' | 'components' | 'assets'>;

const pageContext = ({ site, components, assets }: PageFiles): PageContext => ({
  site: site.get('site.json')?.served?.value,
  components: new Map(
    [...components.values()].flatMap(({ served }) =>
      served ? [[served.value.name, served.value]] : [],
    ),
  ),
  brokenComponents: brokenComponents(components),
  assets: assetsByPath(assets),
});

const sameNames = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((name) => b.has(name));

/**
 * Reads the changed pages of a tenant. Never throws.
 * @param current the files that pages depend on.
 */
export function refreshPages(
  refresh: FolderRefresh,
  before: Pick<TenantFiles, 'pages' | 'components'> | undefined,
  current: PageFiles,
): Promise<TenantFiles['pages']> {
  const { fs, directory, nameOf, allErrors, pageReader } = refresh.context;
  const components = componentNames(current.components);
  return refreshFolder<PageEntry>(refresh, {
    folder: 'pages',
    recursive: true,
    accepts: isJson,
    before: before?.pages,
    read: (path, stat, known) => {
      const options = { allErrors, components, known };
      return readPage(fs, join(directory, path), path, nameOf(path), stat, options);
    },
    renaming: renamedPages,
    emptied: lostPages,
    // Pages may use components: if the names in the registry change, every page is checked again.
    always: before !== undefined && !sameNames(components, componentNames(before.components)),
    readAll: pageReader && ((files) => pageReader(files, pageContext(current))),
  });
}
