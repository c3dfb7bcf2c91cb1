import { basename, dirname, join, resolve } from 'node:path';
import { pageLimits } from '@forecourt/json';
import type { LocatedFinding } from '@forecourt/block-schemas';
import type { FileSystem } from '../file-system/file-system.ts';
import { nameBelow } from '../reading/name-below.ts';
import { readJson } from '../reading/read-json.ts';
import type { JsonReading } from '../reading/read-json.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';
import { assignDomains } from './assign-domains.ts';
import type { DomainClaim, DomainOwners } from './assign-domains.ts';
import { domainClaims, websiteClaims, websiteIds } from './served-domains.ts';

/** The operator's file of domains as `readDomainList` read it. */
export interface OperatorDomains {
  readonly file: string;
  readonly owners: DomainOwners;
}

/**
 * Claims of domains and website ids that conflict: with the operator's file where there is one, else
 * with a claim of another tenant of the same folder, whether that one is checked or not. The operator's
 * file lists no website ids. Settings with other errors count: their last good version may be what is
 * served.
 * @param directories tenants' folders, as findings name them.
 * @param operator decides about domains; without it, every claimant of a domain has a finding.
 */
export async function findDomainConflicts(
  directories: readonly string[],
  fs: FileSystem,
  operator?: OperatorDomains,
): Promise<LocatedFinding[]> {
  const rules = operator && { allowed: operator.owners, listedIn: operator.file };
  const found: LocatedFinding[] = [];
  for (const [root, checked] of Map.groupBy(directories, (each) => dirname(resolve(each)))) {
    const named = new Map(checked.map((directory) => [basename(resolve(directory)), directory]));
    const siblings = await tenantFolders(fs, root).catch((): string[] => []);
    const claims: DomainClaim[] = [];
    const ids: DomainClaim[] = [];
    const readings = new Map<string, JsonReading>();
    for (const folder of new Set([...siblings, ...named.keys()])) {
      const directory = named.get(folder);
      const name = nameBelow(directory ?? join(root, folder), 'site.json');
      const reading = await readSettings(fs, join(root, folder, 'site.json'), name);
      if (reading === undefined) continue;
      claims.push(
        ...domainClaims(folder, domainsIn(reading.value)),
        ...websiteClaims(folder, reading.value),
      );
      ids.push(...websiteIds(folder, reading.value));
      if (directory !== undefined) readings.set(folder, reading);
    }
    const { refused } = assignDomains(claims, rules);
    for (const { claim, rule, message } of refused) {
      const { pointer } = claim;
      const locate = readings.get(claim.tenant)?.locate;
      if (locate) found.push(...locate([{ rule, severity: 'error', pointer, message }]));
    }
    const reported = new Set(refused.map(({ claim }) => `${claim.tenant}${claim.pointer}`));
    for (const { tenant, pointer, message } of repeatedIds(ids)) {
      const locate = reported.has(`${tenant}${pointer}`) ? undefined : readings.get(tenant)?.locate;
      if (locate)
        found.push(...locate([{ rule: 'duplicate-name', severity: 'warning', pointer, message }]));
    }
  }
  return found;
}

/** Returns the ids that several websites have, once for each of them. Those of a dashboard may be refused besides. */
function repeatedIds(ids: readonly DomainClaim[]) {
  return [...Map.groupBy(ids, ({ domain }) => domain).values()].flatMap((group) =>
    group.length === 1
      ? []
      : group.map(({ tenant, pointer }) => {
          const others = group.filter((each) => each.tenant !== tenant);
          const names = others.map((each) => `"${each.tenant}"`).join(' and ');
          const message = `${names} ${others.length === 1 ? 'has' : 'have'} the same website id; write the number or key that the dealer dashboard has for this website`;
          return { tenant, pointer, message };
        }),
  );
}

async function readSettings(
  fs: FileSystem,
  path: string,
  name: string,
): Promise<JsonReading | undefined> {
  try {
    const reading = await readJson(fs, path, name, await fs.stat(path), pageLimits);
    return reading.ok ? reading : undefined;
  } catch {
    return undefined;
  }
}

function domainsIn(settings: unknown): readonly string[] {
  if (typeof settings !== 'object' || settings === null || !Object.hasOwn(settings, 'domains'))
    return [];
  const { domains } = settings as { domains: unknown };
  // A value of another type keeps its place, so that pointers count on.
  return Array.isArray(domains)
    ? domains.map((each) => (typeof each === 'string' ? each : ''))
    : [];
}
