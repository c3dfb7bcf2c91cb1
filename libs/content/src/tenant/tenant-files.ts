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
import type { FileStates } from './file-state.ts';

/** All files of a tenant as last seen. */
export interface TenantFiles {
  readonly site: FileStates<FromFile<Site>>;
  readonly components: FileStates<FromFile<CustomComponentDefinition>>;
  readonly pages: FileStates<PageEntry>;
  readonly assets: FileStates<Asset>;
  readonly data: FileStates<DataFile>;
  readonly redirects: FileStates<FromFile<Redirects>>;
  /** About folders and links. */
  readonly findings: readonly LocatedFinding[];
  /** Files that were there before and are gone; kept so far. */
  readonly missing: readonly string[];
}

/** The assets that can be served, by the paths that pages name them by. */
export const assetsByPath = (assets: TenantFiles['assets']): ReadonlyMap<string, Asset> =>
  new Map(
    [...assets.values()].flatMap(({ served: asset }) => (asset ? [[asset.path, asset]] : [])),
  );

/** Names that a component file gives to the registry. */
export const componentNames = (components: TenantFiles['components']): ReadonlySet<string> =>
  new Set([...components.values()].flatMap(({ served }) => (served ? [served.value.name] : [])));
