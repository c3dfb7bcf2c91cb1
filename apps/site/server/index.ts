import { isLeadStoreFailure } from '@forecourt/leads';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { compose, type Site } from './composition.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { prepareFolders } from './folders.ts';
import { metricsListener } from './metrics/metrics-server.ts';
import { PortTakenError, serve } from './serve.ts';

export { createApp, type AppOptions } from './app.ts';
export { compose } from './composition.ts';
export { readConfig, type Config } from './config.ts';
export { serve } from './serve.ts';

/** The site of this build, for programs that listen themselves. */
export async function builtSite(config: Config): Promise<Site> {
  const clientDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');
  return compose(config, { server: await builtApp(), clientDir });
}

/** Starts the server with the settings of the environment, until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  await prepareFolders(config);
  const site = await builtSite(config);
  const server = await serve(site.app, config.port);
  const metricsServer =
    config.metricsPort === undefined
      ? undefined
      : await serve(metricsListener(site.metrics), config.metricsPort, 'METRICS_PORT');
  site.log.info(
    {
      port: server.port,
      metricsPort: metricsServer?.port,
      mode: config.mode,
      tenants: site.tenantCount(),
    },
    'listening',
  );

  const stop = async (signal: NodeJS.Signals) => {
    site.log.info({ signal }, 'stopping');
    site.stopping();
    // Preview's pages keep a connection open for as long as they are.
    await server.stop(config.mode === 'preview' ? 0 : undefined);
    await site.close();
    // Last, so that what was finished while stopping is still seen.
    await metricsServer?.stop(0);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** React Router's build, which is a part of this bundle. */
async function builtApp(): Promise<ServerBuild> {
  return { ...(await import('virtual:react-router/server-build')) };
}

/** What the operator can mend, in plain words; undefined for a fault of ours. */
function settingFault(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof PortTakenError) return error.message;
  if (isLeadStoreFailure(error))
    return `Leads cannot be kept: ${error.message}. Look at leads.sqlite in FORECOURT_DATA_DIR.`;
  return undefined;
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const fault = settingFault(error);
    console.error(fault ?? error);
    process.exit(fault === undefined ? 1 : 2);
  });
}
