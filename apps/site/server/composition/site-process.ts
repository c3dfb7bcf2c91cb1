import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createLogger, sharedOutput } from '../log/logger.ts';
import { createSiteMetrics, type SiteMetrics } from '../metrics/site-metrics.ts';
import { isLeader, type ProcessRole } from '../processes/process-role.ts';
import { createDiskReserve, type DiskReserve } from '../settings/disk-reserve.ts';
import { reportFullDisk } from '../settings/disk-space.ts';
import { warnOfUnknownSettings } from '../settings/known-settings.ts';
import { logSecretCounts } from '../settings/secrets.ts';

/** This process of the server, with the log and the metrics of everything that it composes. */
export interface SiteProcess {
  readonly config: Config;
  readonly role: ProcessRole | undefined;
  readonly metrics: SiteMetrics;
  readonly log: Logger;
  /** Log of what every process of the server notices. */
  readonly serverLog: Logger;
  /** Reserve of the data folder's disk. */
  readonly disk: DiskReserve;
}

/** Opens log and metrics of a process; only one process of a server logs what all of them notice. */
export function openProcess(config: Config, role: ProcessRole | undefined): SiteProcess {
  const log = createLogger(
    config.logLevel,
    role && sharedOutput(),
    role && { process: role.number },
  );
  const serverLog = isLeader(role) ? log : log.child({}, { level: 'silent' });
  const disk = createDiskReserve(config, serverLog);
  return { config, role, metrics: createSiteMetrics(), log, serverLog, disk };
}

/** Logs what the operator should know about the settings. */
export async function reportSettings({ config, serverLog, disk }: SiteProcess): Promise<void> {
  warnOfUnknownSettings(config.unknown, serverLog);
  logSecretCounts(config, serverLog);
  await reportFullDisk(config.dataDir, serverLog);
  await disk.hasRoom();
}
