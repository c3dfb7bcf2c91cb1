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
import { ignoredEntry } from '../reading/ignored-files.ts';
import { listFiles } from '../reading/list-files.ts';
import { namesByCase } from '../reading/names-by-case.ts';
import { readAsset } from '../reading/read-asset.ts';
import { readPage } from '../reading/read-page.ts';
import { readRedirects } from '../reading/read-redirects.ts';
import type { Redirects } from '../reading/read-redirects.ts';
import { readComponent, readData } from '../reading/read-settings.ts';
import type { FromFile } from '../reading/read-settings.ts';
import { refreshFiles } from './refresh-files.ts';
import type { ReadFile } from './refresh-files.ts';
import type { FileState, FileStates } from './file-state.ts';
import { pagePath } from '../routing/page-path.ts';
import { isKept } from './gone-files.ts';
import type { GoneFiles } from './gone-files.ts';
import { refreshSite } from './refresh-site.ts';
import { takeOverGone, withoutReturned } from './renamed-files.ts';
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

/** Returns the state of a file that can't be read: the served value may not be its newest version. */
const withNewestUnknown = <T>(state: FileState<T>): FileState<T> => ({
  ...state,
  stamp: '',
  version: '',
});

/** Returns the state of an asset whose file must not be read, such as a link out of the tenant's folder: a copy is served, or nothing. */
const withoutAssetFile = (state: FileState<Asset>): FileState<Asset> => ({
  ...withNewestUnknown(state),
  ...(state.served && { served: Object.freeze({ ...state.served, refused: true as const }) }),
});

const offersFileOf = (site: TenantFiles['site']) =>
  site.get('site.json')?.served?.value.settings?.offersFile;

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

  /** Returns the files that are no longer listed: removed, or in a folder that can't be read. */
  const unlisted = <T>(
    states: FileStates<T>,
    known: FileStates<T> | undefined,
    unreadable: readonly string[],
    withoutFile: (state: FileState<T>) => FileState<T>,
  ) => {
    const isUnreadable = (path: string) =>
      unreadable.some((each) => path === each || path.startsWith(`${each}/`));
    const unknown: [string, FileState<T>][] = [];
    const removed = new Map<string, FileState<T>>();
    for (const [path, state] of known ?? []) {
      if (states.has(path)) continue;
      if (isUnreadable(path)) unknown.push([path, withoutFile(state)]);
      else if (site.isGone) unknown.push([path, state]);
      else removed.set(path, state);
    }
    return { unknown, removed };
  };

  const keepMissing = <T>(
    states: Map<string, FileState<T>>,
    { unknown, removed }: ReturnType<typeof unlisted<T>>,
  ): FileStates<T> => {
    const kept = [...removed].filter(([path]) => isKept(path, gone, before?.missing ?? []));
    missing.push(...kept.map(([path]) => path));
    if (kept.length + unknown.length === 0) return states;
    return new Map([...states, ...unknown, ...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
  };

  const refresh = async <T extends { readonly file: string }>(
    folder: string,
    recursive: boolean,
    accepts: (name: string, kind: FileKind) => boolean,
    earlier: FileStates<T> | undefined,
    read: ReadFile<T>,
    {
      always = false,
      readAll,
      ignores,
      renaming,
      withoutFile = withNewestUnknown,
    }: {
      readonly withoutFile?: (state: FileState<T>) => FileState<T>;
      readonly renaming?: Renaming<T>;
      readonly always?: boolean;
      /** Reads all files together, in place of `read`. */
      readonly readAll?: (paths: readonly string[]) => Promise<FileStates<T>>;
      readonly ignores?: (name: string) => boolean;
    } = {},
  ): Promise<FileStates<T>> => {
    const list = await listFiles({
      ...{ ...context, folder, recursive, accepts, ignores },
      ignoredEntry,
    });
    findings.push(...list.findings);
    const known = renaming ? withoutReturned(earlier, list.paths) : earlier;
    const states = readAll
      ? new Map(await readAll(list.paths))
      : await refreshFiles(context, list.paths, known, read, always);
    if (!context.keepsLastGood) return states;
    const others = unlisted(states, known, list.unreadable, withoutFile);
    if (renaming && known && !pageReader)
      takeOverGone(states, others.removed, known, renaming, context.serveBrokenEdits);
    return keepMissing(states, others);
  };

  const components = await refresh<FromFile<CustomComponentDefinition>>(
    'components',
    false,
    isJson,
    before?.components,
    (path, stat) => readComponent(fs, at(path), path, nameOf(path), stat, { allErrors }),
    { renaming: renamedComponents },
  );
  const names = componentNames(components);
  const assets = await refresh<Asset>(
    'assets',
    true,
    isNotFolder,
    before?.assets,
    async (path, stat, known) => {
      const reading = await readAsset(fs, at(path), `/${path}`, nameOf(path), stat, known);
      const { asset, findings } = reading;
      if (reading.same) {
        const value = movedAsset(before?.assets.get(path)?.served, known, stat);
        return { version: known!, broken: false, same: true, findings, ...(value && { value }) };
      }
      const broken = asset === undefined || reading.broken === true;
      return { version: asset?.hash ?? '', value: asset, broken, findings };
    },
    { withoutFile: withoutAssetFile },
  );
  findings.push(...namesByCase(assets.keys(), nameOf));
  const offersFile = offersFileOf(site.states);
  const data = await refresh<DataFile>(
    'data',
    false,
    isJson,
    before?.data,
    (path, stat, known, hasGood) => {
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
    // A file that becomes the list of offers, or ceases to be, is checked again.
    { always: before !== undefined && offersFile !== offersFileOf(before.site) },
  );
  const redirects = await refresh<FromFile<Redirects>>(
    '',
    false,
    isRedirects,
    before?.redirects,
    (path, stat) => readRedirects(fs, at(path), path, nameOf(path), stat, allErrors),
    { ignores: (name) => !isRedirects(name) },
  );
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
  const pages = await refresh<PageEntry>(
    'pages',
    true,
    isJson,
    before?.pages,
    (path, stat, known) =>
      readPage(fs, at(path), path, nameOf(path), stat, { allErrors, components: names, known }),
    {
      renaming: renamedPages,
      always: otherNames,
      readAll: pageReader && ((files) => pageReader(files, pageContext())),
    },
  );
  return { site: site.states, components, pages, assets, data, redirects, findings, missing };
}
