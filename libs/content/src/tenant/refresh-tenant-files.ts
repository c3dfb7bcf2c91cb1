import { join } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { readRedirects, type Redirects } from '../reading/read-redirects.ts';
import type { FromFile } from '../reading/read-settings.ts';
import type { GoneFiles } from './gone-files.ts';
import { refreshAssets } from './refresh-assets.ts';
import { refreshComponents } from './refresh-components.ts';
import { refreshData } from './refresh-data.ts';
import { refreshFolder, type FolderRefresh } from './refresh-folder.ts';
import { refreshPages } from './refresh-pages.ts';
import { refreshSite } from './refresh-site.ts';
import type { TenantContext } from './tenant-context.ts';
import type { TenantFiles } from './tenant-files.ts';

const isRedirects = (name: string) => name === 'redirects.json';

const noFiles = {
  components: new Map(),
  pages: new Map(),
  assets: new Map(),
  data: new Map(),
  redirects: new Map(),
};

function refreshRedirects(
  refresh: FolderRefresh,
  before: TenantFiles['redirects'] | undefined,
): Promise<TenantFiles['redirects']> {
  const { fs, directory, nameOf, allErrors } = refresh.context;
  return refreshFolder<FromFile<Redirects>>(refresh, {
    folder: '',
    recursive: false,
    accepts: isRedirects,
    before,
    read: (path, stat) =>
      readRedirects(fs, join(directory, path), path, nameOf(path), stat, allErrors),
    ignores: (name) => !isRedirects(name),
  });
}

/** Reads the changed files of a tenant's folder. Never throws. */
export async function refreshTenantFiles(
  context: TenantContext,
  before: TenantFiles | undefined,
  gone: GoneFiles,
): Promise<TenantFiles> {
  const { states: site, isGone, ...ofSite } = await refreshSite(context, before, gone);
  const findings: LocatedFinding[] = [...ofSite.findings];
  const missing: string[] = [...ofSite.missing];
  if (context.onlySite) return { ...noFiles, site, findings, missing };

  const missingBefore = new Set(before?.missing);
  const refresh: FolderRefresh = { context, gone, missingBefore, isGone, findings, missing };
  const components = await refreshComponents(refresh, before?.components);
  const assets = await refreshAssets(refresh, before?.assets);
  const data = await refreshData(refresh, before, site);
  const redirects = await refreshRedirects(refresh, before?.redirects);
  const pages = await refreshPages(refresh, before, { site, components, assets });
  return { site, components, pages, assets, data, redirects, findings, missing };
}
