import { join, relative, sep } from 'node:path';
import type { LintConfig, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { findDomainConflicts, readTenant } from '@forecourt/content';
import type {
  FileSystem,
  OperatorDomains,
  PageReader,
  PageSurroundings,
  TenantReading,
} from '@forecourt/content';
import { lintCheck, startTenantLint } from '../../../checker/src/lint-check.ts';
import type { LintSettings } from '../../../checker/src/lint-check.ts';
import { crossReferences } from '../../../checker/src/cross-references.ts';
import { checkPages } from '../../../checker/src/page-checks.ts';
import type { PageChecker, PageChecks } from '../../../checker/src/page-checks.ts';
import { uncheckedFor } from '../../../checker/src/unusable-files.ts';
import { findingsByFile } from '../diagnostics/file-finding.ts';
import type { FileFinding } from '../diagnostics/file-finding.ts';

/** What a check needs beside the files. */
export interface CheckSettings {
  readonly config: LintConfig;
  /** The moment, ISO 8601. */
  readonly now: string;
  readonly horizonDays?: number;
  readonly at?: string;
  /** Whether to look at the tenants beside this one: for slugs and domains that two claim. */
  readonly withConflicts: boolean;
}

/** One tenant, read once and kept up with what changes. */
export interface TenantSession {
  readonly directory: string;
  /** The newest good state; undefined before the first check, or if the tenant has no settings. */
  readonly snapshot: () => TenantSnapshot | undefined;
  /** Notes that a file changed, so that the next check reads it again. */
  readonly touch: (path: string) => void;
  /** Reads what changed and checks the tenant: findings by absolute path. One at a time. */
  readonly check: (settings: CheckSettings) => Promise<ReadonlyMap<string, readonly FileFinding[]>>;
}

/**
 * Files in whose place an earlier version stands: what references and rules say is not about the
 * text that is there.
 */
function standIns({ files, snapshot }: TenantReading): ReadonlySet<string> {
  const found = new Set<string>();
  if (files === undefined) return found;
  const { site, components, pages, data, redirects } = files;
  for (const kind of [site, components, data, redirects])
    for (const [file, { served, version }] of kind)
      if (served !== undefined && served.version !== version) found.add(file);
  for (const { file, version } of snapshot?.pages.values() ?? [])
    if (pages.get(file)?.version !== version) found.add(file);
  return found;
}

/** Pages are checked as they are read and kept whole besides: hovering and going to a place look at them. */
const keepingPages =
  (checker: PageChecker) =>
  (surroundings: PageSurroundings): PageReader => {
    const reader = checker.pageReader(surroundings);
    const { found } = checker.checks()!;
    return {
      ...reader,
      keep: (entry, place) => {
        const check = found.get(reader.keep(entry, place));
        if (check !== undefined) found.set(entry, check);
        return entry;
      },
    };
  };

/**
 * A session over a tenant's folder.
 * @param directory absolute path.
 * @param operator the operator's file of domains.
 */
export function tenantSession(
  directory: string,
  fs: FileSystem,
  operator?: OperatorDomains,
): TenantSession {
  const named = directory.replaceAll(sep, '/');
  let reading: TenantReading | undefined;
  let pages: PageChecks | undefined;
  let touched = new Set<string>();

  const read = async (settings: LintSettings) => {
    const changed = touched;
    touched = new Set();
    // Threads of their own would not see unsaved texts.
    const linting = { settings, start: startTenantLint };
    const checker = checkPages({ directory: named, linting, before: pages, threads: 1 });
    reading = await readTenant(directory, {
      fs,
      allErrors: true,
      // A broken edit is shown as it is: what is typed is what is checked.
      serveBrokenEdits: true,
      before: reading,
      changed,
      pageReader: keepingPages(checker),
    });
    pages = checker.checks();
    return { reading, pages };
  };

  return {
    directory,
    snapshot: () => reading?.snapshot,
    touch: (path) => void touched.add(relative(directory, path).replaceAll(sep, '/')),

    check: async ({ withConflicts, ...given }) => {
      const settings = { ...given, fs, onlyRules: [] };
      const current = await read(settings);
      const references = current.pages
        ? await crossReferences(fs, directory, current.reading, current.pages)
        : [];
      references.push(...uncheckedFor(current.reading, named));
      const { findings } = current.reading;
      const check = { ...current, findings: [...findings, ...references] };
      const { found } = await lintCheck(check, named, settings);
      const old = standIns(current.reading);
      const isCurrent = ({ file }: LocatedFinding) => !old.has(file.slice(named.length + 1));
      const conflicts = withConflicts ? await findDomainConflicts([named], fs, operator) : [];
      const byName = findingsByFile(
        [...findings, ...references.filter(isCurrent), ...conflicts],
        found,
        isCurrent,
      );
      return new Map([...byName].map(([name, told]) => [join(name), told]));
    },
  };
}
