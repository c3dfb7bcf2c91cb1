import { join } from 'node:path';
import type { Finding, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { fileFault } from '../file-system/file-fault.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { placeInFiles } from '../reading/place-in-files.ts';
import type { FindingInFile } from '../reading/place-in-files.ts';
import { claimNames } from './claim-names.ts';
import type { Claim } from './claim-names.ts';
import { readTenant } from './read-tenant.ts';
import type { TenantReading } from './read-tenant.ts';
import type { ReadOptions } from './tenant-context.ts';
import { nameBelow } from '../reading/name-below.ts';

/** All tenants of a folder at one moment. */
export interface Tenants {
  /** By slug, in order. */
  readonly tenants: ReadonlyMap<string, TenantSnapshot>;
  /** Everything found, over all tenants. */
  readonly findings: readonly LocatedFinding[];
}

/** Folders directly below `root` that may be tenants, in order. A link to a folder counts. */
export async function tenantFolders(fs: FileSystem, root: string): Promise<string[]> {
  const entries = await fs.readDirectory(root);
  const folders: string[] = [];
  for (const { name, kind } of entries) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    if (kind === 'directory') folders.push(name);
    if (kind === 'link') {
      const stat = await fs.stat(join(root, name)).catch(() => undefined);
      if (stat?.kind === 'directory') folders.push(name);
    }
  }
  return folders.sort();
}

/** Puts tenants side by side. Of two that want one slug or domain the one that had it keeps it. */
export async function gatherTenants(
  fs: FileSystem,
  root: string,
  readings: ReadonlyMap<string, TenantReading>,
  before?: Tenants,
): Promise<Tenants> {
  const snapshots = [...readings].flatMap(([folder, { snapshot }]) =>
    snapshot ? [{ folder, snapshot }] : [],
  );
  const slugs = snapshots.map(({ folder, snapshot }): Claim<TenantSnapshot> => {
    return { name: snapshot.slug, file: folder, value: snapshot };
  });
  const slugOwners = claimNames(slugs, (slug) => {
    const directory = before?.tenants.get(slug)?.directory;
    return snapshots.find(({ snapshot }) => snapshot.directory === directory)?.folder;
  });
  const domains = snapshots.flatMap(({ folder, snapshot }) =>
    snapshot.site.domains.map((domain, index): Claim<string> => {
      return { name: domain, file: folder, value: `/domains/${index}` };
    }),
  );
  const domainOwners = claimNames(domains, () => undefined);
  const faults: FindingInFile[] = [
    ...slugOwners.lost.map(({ claim, owner }) => clash('slug', claim, '/slug', owner)),
    ...domainOwners.lost.map(({ claim, owner }) => clash('domain', claim, claim.value, owner)),
  ];
  const nameOf = (path: string) => nameBelow(root, path);
  const owners = [...slugOwners.owners].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    tenants: new Map(owners.map(([slug, { value }]) => [slug, value])),
    findings: [
      ...[...readings.values()].flatMap(({ findings }) => findings),
      ...(await placeInFiles({ fs, directory: root, nameOf }, faults)),
    ],
  };
}

function clash<T>(what: string, claim: Claim<T>, pointer: string, owner: Claim<T>): FindingInFile {
  const finding: Finding = {
    rule: 'duplicate-name',
    severity: 'error',
    pointer,
    message: `the ${what} "${claim.name}" is taken by ${owner.file}/site.json; choose another`,
  };
  return { file: `${claim.file}/site.json`, finding };
}

/** Reads every tenant of a folder. Never throws; a folder that can't be read is a finding. */
export async function readTenants(root: string, options: ReadOptions = {}): Promise<Tenants> {
  const { fs = nodeFileSystem } = options;
  let folders: string[];
  try {
    folders = await tenantFolders(fs, root);
  } catch (error) {
    return { tenants: new Map(), findings: [fileFinding(root, 'unreadable', fileFault(error))] };
  }
  const readings = new Map<string, TenantReading>();
  for (const folder of folders) readings.set(folder, await readTenant(join(root, folder), options));
  return gatherTenants(fs, root, readings);
}
