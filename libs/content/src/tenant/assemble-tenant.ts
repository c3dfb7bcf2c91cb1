import type {
  CustomComponentDefinition,
  DataFile,
  Finding,
  LocatedFinding,
  PageEntry,
  Site,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import type { FromFile } from '../reading/read-settings.ts';
import { placeInFiles } from '../reading/place-in-files.ts';
import type { FindingInFile } from '../reading/place-in-files.ts';
import { contentHash } from '../reading/read-json.ts';
import { pagePath } from '../routing/page-path.ts';
import { claimNames } from './claim-names.ts';
import type { Claim, Claims } from './claim-names.ts';
import type { FileState, FileStates } from './file-state.ts';
import type { TenantContext } from './tenant-context.ts';
import { assetsByPath } from './tenant-files.ts';
import type { TenantFiles } from './tenant-files.ts';

/** What the files of a tenant make together. */
export interface AssembledTenant {
  /** None if there is no site.json that can be used. */
  readonly snapshot?: TenantSnapshot;
  readonly findings: readonly LocatedFinding[];
}

const twice = (pointer: string, message: string): Finding => {
  return { rule: 'duplicate-name', severity: 'error', pointer, message };
};

/** Both files are told: the one that lost and the one that it clashes with. */
function clashes<T>(lost: Claims<T>['lost'], pointer: string, what: string): FindingInFile[] {
  return lost.flatMap(({ claim, owner }) => [
    {
      file: claim.file,
      finding: twice(
        pointer,
        `the ${what} "${claim.name}" is taken by ${owner.file}; choose another`,
      ),
    },
    {
      file: owner.file,
      finding: twice(pointer, `${claim.file} claims the same ${what} "${claim.name}"`),
    },
  ]);
}

function assembleComponents(states: TenantFiles['components'], before?: TenantSnapshot) {
  const claims = [...states].flatMap(([file, { served }]): Claim<CustomComponentDefinition>[] =>
    served ? [{ name: served.value.name, file, value: served.value }] : [],
  );
  const known = before?.components;
  const { owners, lost } = claimNames(
    claims,
    (name) => claims.find((claim) => claim.value === known?.get(name))?.file,
  );
  const components = new Map([...owners].map(([name, { value }]) => [name, value]));
  const componentFiles = new Map([...owners].map(([name, { file }]) => [name, file]));
  return { components, componentFiles, faults: clashes(lost, '/name', 'name') };
}

/** The entry as it is served: with the faults of a newer version of its file, if that was refused. */
function served(state: FileState<PageEntry>, before?: TenantSnapshot): PageEntry | undefined {
  const { served: entry, version, findings } = state;
  if (entry === undefined || entry.version === version) return entry;
  const known = before?.pages.get(pagePath(entry.page.path));
  const isSame = known?.rejectedEdit === findings && known.page === entry.page;
  return isSame ? known : Object.freeze({ ...entry, rejectedEdit: findings });
}

function assemblePages(states: FileStates<PageEntry>, before?: TenantSnapshot) {
  const claims = [...states].flatMap(([file, state]): Claim<PageEntry>[] => {
    const entry = served(state, before);
    return entry ? [{ name: pagePath(entry.page.path), file, value: entry }] : [];
  });
  const { owners, lost } = claimNames(claims, (path) => before?.pages.get(path)?.file);
  const pages = new Map([...owners].map(([path, { value }]) => [path, value]));
  const shownBefore = new Map(
    [...(before?.pages ?? [])].map(([path, entry]) => [entry.file, path]),
  );
  for (const { claim } of lost) {
    // Moved onto a path that is taken: the page stays where it was, as after any broken edit.
    const path = shownBefore.get(claim.file);
    if (path !== undefined && !pages.has(path)) pages.set(path, before!.pages.get(path)!);
  }
  return { pages, faults: clashes(lost, '/path', 'path') };
}

function allFindings(files: TenantFiles): LocatedFinding[] {
  const { site, components, pages, assets, data, redirects } = files;
  const states = [site, components, pages, assets, data, redirects].flatMap((kind) => [
    ...kind.values(),
  ]);
  return [...states.flatMap((state) => state.findings), ...files.findings];
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

/** Makes one snapshot of a tenant's files. What clashes between files is a finding on both. */
export async function assembleTenant(
  context: TenantContext,
  files: TenantFiles,
  before: TenantSnapshot | undefined,
): Promise<AssembledTenant> {
  const {
    components,
    componentFiles,
    faults: nameFaults,
  } = assembleComponents(files.components, before);
  const { pages, faults: pathFaults } = assemblePages(files.pages, before);
  const findings = [
    ...allFindings(files),
    ...(await placeInFiles(context, [...nameFaults, ...pathFaults])),
  ];
  const site = files.site.get('site.json');
  if (site?.served === undefined) return { findings };
  const content = {
    slug: site.served.value.slug,
    directory: context.directory,
    site: site.served.value,
    pages,
    assets: assetsByPath(files.assets),
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
  const version = snapshotVersion(content, site.served, files);
  // The same content may be another reading of a data file, which a thread holds by itself.
  const isSame = version === before?.version && sameEntries(content.data, before.data);
  if (isSame) return { snapshot: before, findings: before.findings };
  return { snapshot: Object.freeze({ ...content, version }), findings };
}
