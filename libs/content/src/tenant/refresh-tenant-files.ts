import { join } from 'node:path';
import type {
  Asset,
  CustomComponentDefinition,
  DataFile,
  LocatedFinding,
  PageEntry,
} from '@forecourt/block-schemas';
import type { FileKind, FileStat } from '../file-system/file-system.ts';
import type { DataFileRequest } from '../reading/data-file-request.ts';
import { namesByCase } from '../reading/names-by-case.ts';
import { readAsset } from '../reading/read-asset.ts';
import { readPage } from '../reading/read-page.ts';
import { readRedirects } from '../reading/read-redirects.ts';
import type { Redirects } from '../reading/read-redirects.ts';
import { readComponent, readData } from '../reading/read-settings.ts';
import type { FromFile } from '../reading/read-settings.ts';
import { refreshFolder, withNewestUnknown, type EmptiedFolder } from './refresh-folder.ts';
import type { FileState } from './file-state.ts';
import { pagePath } from '../routing/page-path.ts';
import type { GoneFiles } from './gone-files.ts';
import { refreshSite } from './refresh-site.ts';
import type { Renaming } from './renamed-files.ts';
import type { PageContext, TenantContext } from './tenant-context.ts';
import { brokenComponents, assetsByPath, componentNames } from './tenant-files.ts';
import type { TenantFiles } from './tenant-files.ts';

const isJson = (name: string) => /\.json$/i.test(name);
const isRedirects = (name: string) => name === 'redirects.json';
const isNotFolder = (_name: string, kind: FileKind) => kind !== 'directory';

const sameNames = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((name) => b.has(name));

const renamedPages: Renaming<PageEntry> = {
  nameOf: ({ page }) => pagePath(page.path),
  claimedBy: ({ claimedPath, served }) => {
    const path = claimedPath ?? served?.page.path;
    return path === undefined ? undefined : pagePath(path);
  },
};

const renamedComponents: Renaming<FromFile<CustomComponentDefinition>> = {
  nameOf: ({ value }) => value.name,
  claimedBy: ({ claimedName, served }) => claimedName ?? served?.value.name,
};

/** Returns the asset with the identity of its new file; undefined if that did not change. */
const movedAsset = (
  served: Asset | undefined,
  version: string | undefined,
  { identity }: FileStat,
): Asset | undefined =>
  served?.hash === version && identity !== undefined && served?.identity !== identity
    ? Object.freeze({ ...served!, identity })
    : undefined;

/** Returns the state of an asset whose file must not be read, such as a link out of the tenant's folder: a copy is served, or nothing. */
const withoutAssetFile = (state: FileState<Asset>): FileState<Asset> => ({
  ...withNewestUnknown(state),
  ...(state.served && { served: Object.freeze({ ...state.served, refused: true as const }) }),
});

const offersFileOf = (site: TenantFiles['site']) =>
  site.get('site.json')?.served?.value.settings?.offersFile;

const lostPages: EmptiedFolder = {
  rule: 'missing-pages',
  message:
    'has lost every page, so the last good ones are served; restore them, or add the pages that replace them',
  atLeast: 1,
};

/** Emptied folder of other files; the only asset or component may be deleted, an empty data file can be `[]`. */
const lostFiles = (atLeast: number): EmptiedFolder => ({
  rule: 'missing-files',
  message:
    'has lost every file, so the last good ones are served; restore them, or add those that replace them',
  atLeast,
});

const noFiles = {
  components: new Map(),
  pages: new Map(),
  assets: new Map(),
  data: new Map(),
  redirects: new Map(),
};

/** Reads the changed files of a tenant's folder. Never throws. */
export async function refreshTenantFiles(
  context: TenantContext,
  before: TenantFiles | undefined,
  gone: GoneFiles,
): Promise<TenantFiles> {
  const { fs, directory, nameOf, allErrors, pageReader } = context;

  const findings: LocatedFinding[] = [];
  const missing: string[] = [];
  const at = (path: string) => join(directory, path);

  const site = await refreshSite(context, before, gone);
  findings.push(...site.findings);
  missing.push(...site.missing);

  if (context.onlySite) return { ...noFiles, site: site.states, findings, missing };

  const missingBefore = new Set(before?.missing);
  const refresh = { context, gone, missingBefore, isGone: site.isGone, findings, missing };
  const components = await refreshFolder<FromFile<CustomComponentDefinition>>(refresh, {
    folder: 'components',
    recursive: false,
    accepts: isJson,
    before: before?.components,
    read: (path, stat) => readComponent(fs, at(path), path, nameOf(path), stat, { allErrors }),
    renaming: renamedComponents,
    emptied: lostFiles(2),
  });
  const names = componentNames(components);
  const assets = await refreshFolder<Asset>(refresh, {
    folder: 'assets',
    recursive: true,
    accepts: isNotFolder,
    before: before?.assets,
    read: async (path, stat, known) => {
      const reading = await readAsset(fs, at(path), `/${path}`, nameOf(path), stat, known);
      const { asset, findings } = reading;
      if (reading.same) {
        const value = movedAsset(before?.assets.get(path)?.served, known, stat);
        return { version: known!, broken: false, same: true, findings, value };
      }
      const broken = asset === undefined || reading.broken === true;
      return { version: asset?.hash ?? '', value: asset, broken, findings };
    },
    withoutFile: withoutAssetFile,
    emptied: lostFiles(2),
  });
  findings.push(...namesByCase(assets.keys(), nameOf));
  const offersFile = offersFileOf(site.states);
  const data = await refreshFolder<DataFile>(refresh, {
    folder: 'data',
    recursive: false,
    accepts: isJson,
    before: before?.data,
    read: (path, stat, known, hasGood) => {
      const file = { path: at(path), file: path, name: nameOf(path), stat };
      const request: DataFileRequest = {
        ...file,
        known,
        hasGood,
        isServed: context.isServed ?? false,
        offersFile,
        allErrors,
      };
      return context.dataReader ? context.dataReader(request) : readData(fs, request);
    },
    emptied: lostFiles(1),
    // A file that becomes the list of offers, or ceases to be, is checked again.
    always: before !== undefined && offersFile !== offersFileOf(before.site),
  });
  const redirects = await refreshFolder<FromFile<Redirects>>(refresh, {
    folder: '',
    recursive: false,
    accepts: isRedirects,
    before: before?.redirects,
    read: (path, stat) => readRedirects(fs, at(path), path, nameOf(path), stat, allErrors),
    ignores: (name) => !isRedirects(name),
  });
  // Pages may use components: if the names in the registry change, every page is checked again.
  const otherNames = before !== undefined && !sameNames(names, componentNames(before.components));
  const pageContext = (): PageContext => ({
    site: site.states.get('site.json')?.served?.value,
    components: new Map(
      [...components.values()].flatMap(({ served }) =>
        served ? [[served.value.name, served.value]] : [],
      ),
    ),
    brokenComponents: brokenComponents(components),
    assets: assetsByPath(assets),
  });
  const pages = await refreshFolder<PageEntry>(refresh, {
    folder: 'pages',
    recursive: true,
    accepts: isJson,
    before: before?.pages,
    read: (path, stat, known) =>
      readPage(fs, at(path), path, nameOf(path), stat, { allErrors, components: names, known }),
    renaming: renamedPages,
    emptied: lostPages,
    always: otherNames,
    readAll: pageReader && ((files) => pageReader(files, pageContext())),
  });
  return { site: site.states, components, pages, assets, data, redirects, findings, missing };
}
