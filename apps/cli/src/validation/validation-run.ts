import { checkTenant, findClashes } from './check-tenants.ts';
import type { CheckOptions, TenantCheck } from './check-tenants.ts';
import { makeReport } from './report.ts';
import type { Report, ReportRules } from './report.ts';
import { notPart } from './targets.ts';
import type { TenantTarget } from './targets.ts';

/** Checks of tenants by their folders. */
export type TenantChecks = ReadonlyMap<string, TenantCheck>;

/** Checks tenants one after the other. */
export async function checkTenants(
  tenants: readonly TenantTarget[],
  options: Pick<CheckOptions, 'onRead'> = {},
): Promise<TenantChecks> {
  const checks = new Map<string, TenantCheck>();
  for (const tenant of tenants) checks.set(tenant.directory, await checkTenant(tenant, options));
  return checks;
}

const isWithin = (file: string, paths: readonly string[]) =>
  paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`));

/**
 * The report over all tenants, or over those of their files that were asked for.
 * @throws {UsageError} if a file was asked for that no check looks at.
 */
export async function reportOn(
  tenants: readonly TenantTarget[],
  checks: TenantChecks,
  rules: ReportRules,
): Promise<Report> {
  const clashes = await findClashes(tenants.map(({ directory }) => directory));
  const findings = [];
  const files = [];
  for (const { directory, only } of tenants) {
    const check = checks.get(directory);
    if (check === undefined) continue;
    const all = [...check.findings, ...clashes.filter(({ file }) => isWithin(file, [directory]))];
    const kept = all.filter(({ file }) => only === undefined || isWithin(file, only));
    const checked = check.files.filter((file) => only === undefined || isWithin(file, only));
    const missed = only?.find(
      (path) => ![...checked, ...kept.map(({ file }) => file)].some((it) => isWithin(it, [path])),
    );
    if (missed !== undefined) throw notPart(missed);
    findings.push(...kept);
    files.push(...checked, ...kept.map(({ file }) => file));
  }
  return makeReport(findings, files, rules);
}
