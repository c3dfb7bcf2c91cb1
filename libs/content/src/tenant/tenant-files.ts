import { isBlockType } from '@forecourt/block-schemas';
import type {
  Asset,
  CustomComponentDefinition,
  DataFile,
  LocatedFinding,
  PageEntry,
  Site,
} from '@forecourt/block-schemas';
import type { Redirects } from '../reading/read-redirects.ts';
import type { FromFile } from '../reading/read-settings.ts';
import type { FileState, FileStates } from './file-state.ts';

/** All files of a tenant as last read. */
export interface TenantFiles {
  readonly site: FileStates<FromFile<Site>>;
  readonly components: FileStates<FromFile<CustomComponentDefinition>>;
  readonly pages: FileStates<PageEntry>;
  readonly assets: FileStates<Asset>;
  readonly data: FileStates<DataFile>;
  readonly redirects: FileStates<FromFile<Redirects>>;
  /** Findings about folders and links. */
  readonly findings: readonly LocatedFinding[];
  /** Files that have disappeared and are retained so far. */
  readonly missing: readonly string[];
}

/** Returns all files of a tenant with their paths below its folder. */
export const allStates = (files: TenantFiles): (readonly [string, FileState<unknown>])[] => {
  const { site, components, pages, assets, data, redirects } = files;
  const kinds: FileStates<unknown>[] = [site, components, pages, assets, data, redirects];
  return kinds.flatMap((kind) => [...kind]);
};

/** Returns the version of the content that is served of a file. */
export const servedVersion = (served: unknown): string | undefined => {
  const { version, hash } = served as { version?: string; hash?: string };
  return version ?? hash;
};

/** Returns the assets that can be served, by the paths that pages use. */
export const assetsByPath = (assets: TenantFiles['assets']): ReadonlyMap<string, Asset> =>
  new Map(
    [...assets.values()].flatMap(({ served: asset }) => (asset ? [[asset.path, asset]] : [])),
  );

/**
 * Returns the names of components whose files have errors, as far as they are known: by the text of
 * the file, or else by its name (`rate-note.json` is `rateNote`). One that has the name of a built-in
 * block type may be in use under either.
 */
export const brokenComponents = (components: TenantFiles['components']): readonly string[] =>
  [...components].flatMap(([file, { served, claimedName }]) => {
    if (served !== undefined) return [];
    if (claimedName === undefined) return [nameByFile(file)];
    return isBlockType(claimedName) ? [claimedName, nameByFile(file)] : [claimedName];
  });

const nameByFile = (file: string): string =>
  file
    .replace(/^components\/|\.json$/gi, '')
    .replace(/-+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** Returns the paths of pages that have too many errors to be shown: by their text, or else by the name of the file. */
export const brokenPages = (pages: TenantFiles['pages']): readonly string[] =>
  [...pages].flatMap(([file, { served, claimedPath }]) =>
    served === undefined ? [claimedPath ?? pathByFile(file)] : [],
  );

const pathByFile = (file: string): string =>
  file === 'pages/home.json' ? '/' : file.replace(/^pages|\.json$/gi, '');

/** Returns the names of all components. */
export const componentNames = (components: TenantFiles['components']): ReadonlySet<string> =>
  new Set([...components.values()].flatMap(({ served }) => (served ? [served.value.name] : [])));
