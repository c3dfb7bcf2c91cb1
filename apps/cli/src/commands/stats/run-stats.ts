import { exitCodes } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { readTargets, unreadNote } from '../../shared/documents/read-targets.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { statsReports } from './stats-reports.ts';
import type { StatsFormat } from './stats-reports.ts';
import { tenantStats } from './tenant-stats.ts';
import type { TenantStats } from './tenant-stats.ts';

/** Parsed arguments of `forecourt stats`. */
export interface StatsRequest {
  /** Tenants; the default folder if empty. */
  readonly paths: readonly string[];
  /** Number of heaviest pages and unused assets to show. */
  readonly top: number;
  readonly format: StatsFormat;
}

/**
 * Counts the content of tenants. A file within a tenant selects the whole tenant, since a part does
 * not show whether an asset is used.
 * @throws {UsageError} for paths that can't be used.
 */
export async function runStats(
  { paths, top, format }: StatsRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const { tenants } = await targetsOf(paths, env, 'stats');
  const whole = tenants.map(({ directory }) => ({ directory }));
  const stats: TenantStats[] = [];
  const unread = [];
  for await (const tenant of readTargets(whole, { withAssets: true })) {
    stats.push(tenantStats(tenant));
    unread.push(...tenant.unread);
  }
  stdout.write(statsReports[format](stats, top, wantsColour(stdout, env)));
  stderr.write(unreadNote(unread));
  return exitCodes.fine;
}
