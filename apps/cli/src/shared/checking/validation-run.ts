import { relative } from 'node:path';
import { blockingFileSystem, findDomainConflicts, nameBelow } from '@forecourt/content';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { foldUses } from '@forecourt/checker';
import type { Checker, CheckResult } from '@forecourt/checker';
import type { CheckResults, TenantResult } from './check-results.ts';
import { operatorDomains } from '../targets/operator-domains.ts';
import { makeReport } from '../reporters/report.ts';
import type { Report, ReportRules } from '../reporters/report.ts';
import { isWithin, notPart } from '../targets/targets.ts';
import type { TenantTarget } from '../targets/targets.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/**
 * Checks tenants one after the other.
 * @param changedSince commit or branch; findings that are new since then are marked.
 * @throws {UsageError} if there is no such commit to compare with.
 */
export async function runChecks(
  tenants: readonly TenantTarget[],
  checker: Checker,
  changedSince?: string,
): Promise<CheckResults> {
  const results = new Map<string, CheckResult>();
  for (const { directory } of tenants) results.set(directory, await checker.check(directory));
  if (changedSince === undefined) return results;
  const { compareWithBase } = await import('./compare-with-base.ts');
  return compareWithBase(tenants, results, checker, changedSince);
}

/** True if findings of a file were requested. */
export const isAsked = ({ only }: TenantTarget, file: string): boolean =>
  only === undefined || isWithin(file, only);

/** Returns the shortest name of a file: `home.json` within its folder, not `../pages/home.json`. */
const fromHere = (file: string): string =>
  file.startsWith('../') ? relative('', file).replaceAll('\\', '/') : file;

const namedFromHere = (finding: LocatedFinding): LocatedFinding => {
  const { file, others } = finding;
  if (!file.startsWith('../')) return finding;
  const named = others && { ...others, named: others.named.map(namedFromHere) };
  return { ...finding, file: fromHere(file), others: named };
};

/** Returns findings of a tenant, with one for all uses of something that is gone. */
const folded = (findings: readonly LocatedFinding[], directory: string, result?: TenantResult) =>
  foldUses(findings, (path) => {
    const page = result?.snapshot?.pages.get(path);
    return page && nameBelow(directory, page.file);
  });

/** Returns the findings of a tenant to report: the new ones alone if they are known. */
const reportedOf = ({ findings, added }: TenantResult): readonly LocatedFinding[] =>
  added ? findings.flatMap((finding) => added.get(finding) ?? []) : findings;

/**
 * Builds the report on all tenants, or on the requested files.
 * @param env environment that names the operator's file of domains.
 * @throws {UsageError} if a requested file is not part of a tenant, or the operator's file can't be
 *   used.
 */
export async function reportOn(
  tenants: readonly TenantTarget[],
  results: CheckResults,
  rules: ReportRules,
  env: ProcessContext['env'],
): Promise<Report> {
  const directories = tenants.map(({ directory }) => directory);
  const operator = await operatorDomains(env);
  const conflicts = await findDomainConflicts(directories, blockingFileSystem, operator);
  const found = tenants.map((tenant) => {
    const { directory, only } = tenant;
    const check = results.get(directory);
    // An unusable operator file affects every check: its errors are always reported.
    const asked = (file: string) => isAsked(tenant, file) || check?.unusable.has(file) === true;
    const findings = [
      ...(check ? reportedOf(check) : []),
      ...conflicts.filter(
        ({ file }) => isWithin(file, [directory]) && check?.hasNewSettings !== false,
      ),
    ].filter((it) => asked(it.file));
    const files = [...(check?.files ?? []).filter(asked), ...findings.map(({ file }) => file)];
    const all = [...(check?.files ?? []), ...files];
    const missed = only?.find((path) => !all.some((file) => isWithin(file, [path])));
    if (missed !== undefined) throw notPart(missed);
    return { findings: folded(findings, directory, check), files };
  });
  return makeReport(
    found.flatMap(({ findings }) => findings.map(namedFromHere)),
    found.flatMap(({ files }) => files.map(fromHere)),
    rules,
  );
}
