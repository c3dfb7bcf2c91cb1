import { join } from 'node:path';
import type {
  Finding,
  FindingInFile,
  LocatedFinding,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { assignDomains, isWebsite } from '../domains/assign-domains.ts';
import type { DomainClaim, DomainOwners, DomainRules } from '../domains/assign-domains.ts';
import { domainClaims, websiteClaims, withDomains } from '../domains/served-domains.ts';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { locateInFiles } from '../reading/locate-in-files.ts';
import { readTenant } from './read-tenant.ts';
import type { TenantReading } from './tenant-reading.ts';
import { rejectionsIn } from './rejections.ts';
import { isLoaded, isSnapshot, tenantOf } from './unloaded-tenant.ts';
import type { KnownTenant, UnloadedTenant } from './unloaded-tenant.ts';
import type { Rejection } from './rejections.ts';
import type { ReadOptions } from './tenant-context.ts';
import { nameBelow } from '../reading/name-below.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';

/** All tenants of a folder at one moment. */
export interface Tenants {
  /** Every tenant that is served, by slug, in order. */
  readonly known: ReadonlyMap<string, KnownTenant>;
  /** Those whose content is in memory: all of them, unless the memory for content is limited. */
  readonly tenants: ReadonlyMap<string, TenantSnapshot>;
  /** The tenant that each domain reaches, and that each website id belongs to. */
  readonly domainOwners: DomainOwners;
  /** Findings of all tenants. */
  readonly findings: readonly LocatedFinding[];
  /** Files with errors, by tenant. */
  readonly rejections: readonly Rejection[];
  /** Number of findings by tenant's folder, served or not. */
  readonly health: ReadonlyMap<string, FindingCounts>;
}

/** Number of findings in a tenant's content. */
interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  /** True if only the settings have been read so far. */
  readonly isUnread?: boolean;
}

/** Readings by tenant's folder. */
type Readings = ReadonlyMap<string, TenantReading | UnloadedTenant>;

/**
 * Combines the readings of all tenants. A tenant whose slug is not its folder's name is not served, and a domain
 * reaches at most one tenant (`assignDomains`).
 * @param rules the operator's list of domains, and the owners so far, who keep their domains.
 */
export async function gatherTenants(
  fs: FileSystem,
  root: string,
  readings: Readings,
  rules: Pick<DomainRules, 'allowed' | 'before' | 'isPartial'> = {},
): Promise<Tenants> {
  const known = [...readings].flatMap(([folder, reading]) => {
    const tenant = tenantOf(reading);
    return tenant?.slug === folder ? [tenant] : [];
  });
  const claims = known.flatMap(({ slug, site }) => [
    ...domainClaims(slug, site.domains),
    ...websiteClaims(slug, site),
  ]);
  const { owners, refused } = assignDomains(claims, {
    ...rules,
    unreadable: new Set([...readings.keys()].filter((folder) => !isServed(readings, folder))),
  });
  const nameOf = (path: string) => nameBelow(root, path);
  const conflicts = refused.map(({ claim, rule, message }): FindingInFile => {
    const finding: Finding = { rule, severity: 'error', pointer: claim.pointer, message };
    return { file: `${claim.tenant}/site.json`, finding };
  });
  const placed = await locateInFiles({ fs, directory: root, nameOf }, conflicts);
  const placedByFile = Map.groupBy(placed, ({ file }) => file);
  const refusedOf = (folder: string) => placedByFile.get(nameOf(`${folder}/site.json`)) ?? [];
  const claimsByTenant = Map.groupBy(claims, ({ tenant }) => tenant);
  const served = known.map((tenant) => {
    const claimed = claimsByTenant.get(tenant.slug) ?? [];
    const isOwn = (claim: DomainClaim) => owners.get(claim.domain) === claim.tenant;
    const domains = claimed.filter((claim) => isOwn(claim) && !isWebsite(claim.domain));
    const isIdContested = claimed.some((claim) => isWebsite(claim.domain) && !isOwn(claim));
    return withDomains(tenant, [...new Set(domains.map(({ domain }) => domain))], isIdContested);
  });
  served.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    known: new Map(served.map((tenant) => [tenant.slug, tenant])),
    tenants: new Map(served.filter(isSnapshot).map((tenant) => [tenant.slug, tenant])),
    domainOwners: owners,
    findings: [...[...readings.values()].flatMap(({ findings }) => findings), ...placed],
    rejections: [...readings].flatMap(([folder, reading]) => {
      const [error, ...others] = refusedOf(folder);
      return [
        ...(isLoaded(reading) ? rejectionsIn(folder, reading, nameOf(folder)) : reading.rejections),
        ...(error ? [domainRejection(folder, [error, ...others])] : []),
      ];
    }),
    health: new Map(
      [...readings].map(([folder, reading]) => {
        const all = [...reading.findings, ...refusedOf(folder)];
        const errors = all.filter(({ severity }) => severity === 'error').length;
        const isUnread = !isLoaded(reading) && reading.isUnread;
        return [folder, { errors, warnings: all.length - errors, isUnread }];
      }),
    ),
  };
}

/** Creates the rejection of valid settings that claim domains of others. */
const domainRejection = (
  folder: string,
  errors: readonly [LocatedFinding, ...LocatedFinding[]],
): Rejection => ({
  folder,
  file: errors[0].file,
  version: JSON.stringify(errors.map(({ message }) => message)),
  served: 'what is valid of it',
  isNameRefused: true,
  errors,
});

const isServed = (readings: Readings, folder: string) => {
  const reading = readings.get(folder);
  return reading !== undefined && tenantOf(reading)?.slug === folder;
};

/** Reads every tenant of a folder. Never throws; a folder that can't be read is a finding. */
export async function readTenants(root: string, options: ReadOptions = {}): Promise<Tenants> {
  const { fs = nodeFileSystem } = options;
  let folders: string[];
  try {
    folders = await tenantFolders(fs, root);
  } catch (error) {
    return {
      known: new Map(),
      tenants: new Map(),
      domainOwners: new Map(),
      findings: [fileFinding(root, 'unreadable', describeFileError(error))],
      rejections: [],
      health: new Map(),
    };
  }
  const readings = new Map<string, TenantReading>();
  for (const folder of folders) readings.set(folder, await readTenant(join(root, folder), options));
  return gatherTenants(fs, root, readings);
}
