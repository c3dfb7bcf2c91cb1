import type {
  CustomComponentDefinition,
  DataFile,
  LocatedFinding,
  PageEntry,
  Site,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import type { FromFile } from '../reading/read-settings.ts';
import { unknownDashboard } from '../reading/draft-site.ts';
import { locateInFiles } from '../reading/locate-in-files.ts';
import { contentHash } from '../reading/read-json.ts';
import { pagePath } from '../routing/page-path.ts';
import { assembleNamed, clashes, type ServedState } from './assemble-named.ts';
import { withFocalPoints } from './focal-points.ts';
import type { TenantReading } from './tenant-reading.ts';
import type { TenantContext } from './tenant-context.ts';
import { assetsByPath } from './tenant-files.ts';
import type { TenantFiles } from './tenant-files.ts';

/** Result of assembling a tenant's files. */
export interface AssembledTenant {
  /** undefined if there is no usable site.json. */
  readonly snapshot?: TenantSnapshot;
  /**
   * The other files if there is no usable site.json, with empty settings: for reference checks only,
   * never served.
   */
  readonly unserved?: TenantSnapshot;
  readonly findings: readonly LocatedFinding[];
}

/**
 * Settings in place of unusable ones. They name a dashboard, so that links to cars and people, which
 * may come from there, are not checked.
 */
const emptySettings = {
  slug: '',
  domains: [],
  integrations: { dashboardHost: unknownDashboard },
} as unknown as Site;

function assembleComponents(
  { components: states, missing }: TenantFiles,
  { files, snapshot }: Before,
) {
  const shown = [...(snapshot?.components ?? [])].map(
    ([name, value]) => [name, { file: snapshot!.componentFiles!.get(name)!, value }] as const,
  );
  const { named, lost } = assembleNamed(
    states,
    ({ value }) => value.name,
    ({ served }): CustomComponentDefinition => served.value,
    { states: files?.components, missing: new Set(missing), shown: new Map(shown) },
  );
  return {
    components: new Map([...named].map(([name, { value }]) => [name, value])),
    componentFiles: new Map([...named].map(([name, { file }]) => [name, file])),
    clashes: clashes(lost, '/name', 'name'),
  };
}

/** Returns the entry as served: with the findings of a newer version of its file, if that was refused. */
function served(state: ServedState<PageEntry>, before?: TenantSnapshot): PageEntry {
  const { served: entry, version, findings } = state;
  if (entry.version === version) return entry;
  const known = before?.pages.get(pagePath(entry.page.path));
  return known?.rejectedEdit === findings && known.page === entry.page
    ? known
    : Object.freeze({ ...entry, rejectedEdit: findings });
}

function assemblePages({ pages: states, missing }: TenantFiles, { files, snapshot }: Before) {
  const shown = [...(snapshot?.pages ?? [])].map(
    ([path, value]) => [path, { file: value.file, value }] as const,
  );
  const { named, lost } = assembleNamed(
    states,
    ({ page }) => pagePath(page.path),
    (state) => served(state, snapshot),
    { states: files?.pages, missing: new Set(missing), shown: new Map(shown) },
  );
  return {
    pages: new Map([...named].map(([path, { value }]) => [path, value])),
    clashes: clashes(lost, '/path', 'path'),
  };
}

function allFindings(files: TenantFiles): LocatedFinding[] {
  const { site, components, pages, assets, data, redirects } = files;
  const findings: LocatedFinding[] = [];
  for (const states of [site, components, pages, assets, data, redirects])
    for (const state of states.values())
      for (const finding of state.findings) findings.push(finding);
  for (const finding of files.findings) findings.push(finding);
  return findings;
}

const redirectsOf = (files: TenantFiles) => files.redirects.get('redirects.json')?.served;

const dataName = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/i, '');

function snapshotVersion(
  snapshot: Omit<TenantSnapshot, 'version'>,
  site: FromFile<Site>,
  files: TenantFiles,
) {
  const { pages, assets, data, findings } = snapshot;
  return contentHash(
    JSON.stringify([
      site.version,
      [...files.components].map(([file, state]) => [file, state.version]),
      [...pages].map(([path, entry]) => [path, entry.file, entry.version]),
      [...assets].map(([path, asset]) => [path, asset.hash]),
      [...data].map(([name, entry]) => [name, entry.version]),
      redirectsOf(files)?.version,
      findings.map(({ file, line, column, message }) => [file, line, column, message]),
    ]),
  );
}

const sameEntries = <T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>) =>
  a.size === b.size && [...a].every(([name, entry]) => b.get(name) === entry);

/** The previous reading. */
type Before = Pick<TenantReading, 'files' | 'snapshot'>;

/** Combines a tenant's files into one snapshot. A conflict between files is a finding on the one that loses it. */
export async function assembleTenant(
  context: TenantContext,
  files: TenantFiles,
  before: Before = {},
): Promise<AssembledTenant> {
  const known = before.snapshot;
  const { components, componentFiles, clashes: nameClashes } = assembleComponents(files, before);
  const { pages, clashes: pathClashes } = assemblePages(files, before);
  const ofLosers = await locateInFiles(context, [...nameClashes, ...pathClashes]);
  const findings = [...allFindings(files), ...ofLosers];
  const site = files.site.get('site.json');
  const settings = site?.served?.value ?? emptySettings;
  const content = {
    slug: settings.slug,
    directory: context.directory,
    site: settings,
    pages,
    assets: withFocalPoints(assetsByPath(files.assets), settings),
    components,
    componentFiles,
    data: new Map<string, DataFile>(
      [...files.data].flatMap(([file, { served: entry }]) =>
        entry ? [[dataName(file), entry]] : [],
      ),
    ),
    redirects: redirectsOf(files)?.value ?? new Map(),
    findings,
  };
  if (site?.served === undefined) return { unserved: { ...content, version: '' }, findings };
  const version = snapshotVersion(content, site.served, files);
  // The same content may be a new reading of a data file, which a thread holds, or a new file on disk.
  const isSame =
    version === known?.version &&
    sameEntries(content.data, known.data) &&
    sameEntries(content.assets, known.assets);
  const snapshot = isSame ? known : Object.freeze({ ...content, version });
  return { snapshot, findings };
}
