import { join } from 'node:path';
import { startMeasured, type MeasuredServer } from '../measured-process.ts';

const server = join(import.meta.dirname, '../../../apps/site/build/server/index.js');

/** Starts the built server on tenants of a benchmark. @param folder for its data. */
export const startSite = (
  folder: string,
  tenants: string,
  env: Readonly<Record<string, string>>,
): Promise<MeasuredServer> =>
  startMeasured(server, [], {
    NODE_ENV: 'production',
    FORECOURT_TENANTS_DIR: tenants,
    FORECOURT_DATA_DIR: join(folder, 'data'),
    FORECOURT_SECRET: 'of-this-benchmark-alone-and-of-no-server',
    FORECOURT_PICTURES_AHEAD: 'false',
    ...env,
  });
