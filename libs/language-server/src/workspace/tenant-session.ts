import { join, sep } from 'node:path';
import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { createChecker } from '@forecourt/checker';
import type { CheckSettings } from '@forecourt/checker';
import { findDomainConflicts } from '@forecourt/content';
import type { FileSystem, OperatorDomains } from '@forecourt/content';
import type { FileFinding, TenantFindings } from '../diagnostics/file-finding.ts';

/** A tenant that is checked as its files change. */
export interface TenantSession {
  readonly directory: string;
  /** The newest good state; undefined before the first check, or if the tenant has no settings. */
  readonly snapshot: () => TenantSnapshot | undefined;
  /**
   * Checks the tenant in its current state. Only one check may run at a time.
   * @param withConflicts true to compare with the tenants beside this one, for slugs and domains that
   *   two of them claim.
   * @param changed paths below the tenant's folder that changed since the last check.
   * @returns findings by absolute path.
   */
  readonly check: (
    settings: CheckSettings,
    withConflicts: boolean,
    changed?: ReadonlySet<string>,
  ) => Promise<TenantFindings>;
}

/**
 * Opens a session over a tenant's folder.
 * @param directory absolute path.
 * @param operator the operator's file of domains.
 */
export function tenantSession(
  directory: string,
  fs: FileSystem,
  operator?: OperatorDomains,
): TenantSession {
  const name = directory.replaceAll(sep, '/');
  let settings: CheckSettings;
  const checker = createChecker({ files: fs, config: () => settings, forEditing: true });
  let snapshot: TenantSnapshot | undefined;

  return {
    directory,
    snapshot: () => snapshot,
    check: async (next, withConflicts, changed) => {
      settings = next;
      const result = await checker.check(name, { changed });
      snapshot = result.snapshot;
      const conflicts = withConflicts ? await findDomainConflicts([name], fs, operator) : [];
      const findings = [...result.findings, ...conflicts].map(
        (located: LocatedFinding): FileFinding => ({ located, fix: result.fixes.get(located) }),
      );
      const byName = Map.groupBy(findings, ({ located }) => located.file);
      return new Map([...byName].map(([file, found]) => [join(file), found]));
    },
  };
}
