import { composeData } from '../data/compose-data.ts';
import { openDataThreads } from '../data-threads/open-data-threads.ts';
import { isLeader } from '../processes/process-role.ts';
import { lastGoodFolder } from '../tenants/last-good.ts';
import { tenantFolder } from '../tenants/tenant-folder.ts';
import type { SiteProcess } from './site-process.ts';

/** Opens the tenants and the dealers' data. */
export async function openContent(
  { config, role, log, serverLog, disk }: SiteProcess,
  program: string | undefined,
) {
  const { dataDir, tenantsDir, mode } = config;
  const dataThreads = openDataThreads(log, {
    entriesLog: serverLog,
    tenantsDir,
    copiesDir: mode === 'production' ? lastGoodFolder(dataDir) : undefined,
  });
  const tenants = await tenantFolder(
    { ...config, program, hasRoom: disk.hasRoom },
    serverLog,
    dataThreads,
    isLeader(role),
  );
  const data = await composeData(config.data, log, {
    ask: dataThreads.ask,
    dataDir,
    sharedCaches: config.edge !== undefined,
  });
  const closeData = async () => {
    await data.close();
    await dataThreads.close();
  };
  return { tenants, data, closeData };
}
