import { join, relative, sep } from 'node:path';
import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { createChecker } from '@forecourt/checker';
import type { CheckSettings } from '@forecourt/checker';
import { findDomainConflicts } from '@forecourt/content';
import type { FileSystem, OperatorDomains } from '@forecourt/content';
import type { FileFinding } from '../diagnostics/file-finding.ts';

/** One tenant, read once and kept up with what changes. */
export interface TenantSession {
  readonly directory: string;
  /** The newest good state; undefined before the first check, or if the tenant has no settings. */
  readonly snapshot: () => TenantSnapshot | undefined;
  /** Notes that a file changed, so that the next check reads it again. */
  readonly touch: (path: string) => void;
  /**
   * Checks the tenant as it is now. Only one check may run at a time.
   * @param withConflicts whether to compare with the tenants beside this one: for slugs and domains
   *   that two of them claim.
   * @returns findings by absolute path.
   */
  readonly check: (
    settings: CheckSettings,
    withConflicts: boolean,
  ) => Promise<ReadonlyMap<string, readonly FileFinding[]>>;
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
  const named = directory.replaceAll(sep, '/');
  let settings: CheckSettings;
  const checker = createChecker({ files: fs, config: () => settings, forEditing: true });
  let snapshot: TenantSnapshot | undefined;
  let touched = new Set<string>();

  return {
    directory,
    snapshot: () => snapshot,
    touch: (path) => void touched.add(relative(directory, path).replaceAll(sep, '/')),

    check: async (next, withConflicts) => {
      settings = next;
      const changed = touched;
      touched = new Set();
      const result = await checker.check(named, { changed });
      snapshot = result.snapshot;
      const conflicts = withConflicts ? await findDomainConflicts([named], fs, operator) : [];
      const findings = [...result.findings, ...conflicts].map(
        (located: LocatedFinding): FileFinding => ({ located, fix: result.fixes.get(located) }),
      );
      const byName = Map.groupBy(findings, ({ located }) => located.file);
      return new Map([...byName].map(([name, found]) => [join(name), found]));
    },
  };
}
