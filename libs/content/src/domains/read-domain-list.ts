import { validateDomains } from '@forecourt/block-schemas';
import { pageLimits, pointerToken } from '@forecourt/json';
import type { DomainList, Finding, FindingId, LocatedFinding } from '@forecourt/block-schemas';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { readJson } from '../reading/read-json.ts';
import type { DomainOwners } from './assign-domains.ts';
import { domainName } from '../routing/host-name.ts';

/** The operator's file of domains as read: owners, or the errors that make it unusable. */
export type DomainListReading =
  | { readonly owners: DomainOwners; readonly findings: readonly [] }
  | { readonly owners?: undefined; readonly findings: readonly LocatedFinding[] };

/** Reads and checks the operator's file of domains. Never throws. */
export async function readDomainList(
  file: string,
  fs: FileSystem = nodeFileSystem,
): Promise<DomainListReading> {
  let stat: FileStat;
  try {
    stat = await fs.stat(file);
  } catch (error) {
    return { findings: [fileFinding(file, 'unreadable', describeFileError(error))] };
  }
  const { ok, value, findings, locate } = await readJson(fs, file, file, stat, pageLimits);
  if (!ok || findings.length > 0) return { findings };
  const invalid = validateDomains(value, { allErrors: true });
  if (invalid.length > 0) return { findings: locate(invalid) };
  const { owners, errors } = ownersIn(value as DomainList);
  return errors.length > 0 ? { findings: locate(errors) } : { owners, findings: [] };
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function ownersIn(list: DomainList): { owners: DomainOwners; errors: Finding[] } {
  const owners = new Map<string, string>();
  const errors: Finding[] = [];
  const report = (rule: FindingId, pointer: string, message: string) =>
    errors.push({ rule, severity: 'error', pointer, message });
  for (const [tenant, domains] of Object.entries(list)) {
    const pointer = `/${pointerToken(tenant)}`;
    if (!slug.test(tenant))
      report('slug', pointer, `"${tenant}" is not the slug of a tenant, such as "north-quay"`);
    for (const [index, domain] of domains.entries()) {
      const at = `${pointer}/${index}`;
      const name = domainName(domain);
      const owner = owners.get(name ?? '');
      if (name === undefined)
        report('domain-name', at, `"${domain}" is not a host name that a tenant can own`);
      else if (owner !== undefined && owner !== tenant)
        report('duplicate-name', at, `"${domain}" belongs to "${owner}" already; list it once`);
      else owners.set(name, tenant);
    }
  }
  return { owners, errors };
}
