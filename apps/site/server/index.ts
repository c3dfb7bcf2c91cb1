import cluster from 'node:cluster';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { compose, type ComposedSite } from './composition.ts';
import { readConfig, readStartSettings, type Config } from './config.ts';
import { openImages } from './images/compose-pictures.ts';
import { createLogger, sharedOutput } from './log/logger.ts';
import { metricsListener } from './metrics/metrics-server.ts';
import { checkPorts } from './http/check-ports.ts';
import { serve, type ListenOptions, type StopLimits } from './http/serve.ts';
import { createSiteMetrics } from './metrics/site-metrics.ts';
import { runPrimary } from './processes/primary.ts';
import type { ProcessRole } from './processes/process-role.ts';
import { runWorker } from './processes/worker.ts';
import { imageAnswers, sharedImages } from './processes/shared-images.ts';
import { createDiskReserve } from './settings/disk-reserve.ts';
import { programVersion } from './settings/program-version.ts';
import { isOwnWorker } from './settings/own-worker.ts';
import { StartError } from './settings/start-error.ts';
import { stopOnSignals } from './http/stop-on-signals.ts';

export { createApp } from './app.ts';
export type { AppOptions } from './app-services.ts';
export { compose } from './composition.ts';
export { readConfig, type Config } from './config.ts';
export { serve } from './http/serve.ts';

/**
 * The site of this build, for programs that listen themselves.
 * @param role role of this process in a server of several.
 */
export async function builtSite(config: Config, role?: ProcessRole): Promise<ComposedSite> {
  const serverDir = path.dirname(fileURLToPath(import.meta.url));
  const clientDir = path.join(serverDir, '../client');
  const program = await programVersion(serverDir);
  return compose(config, { server: await builtApp(), clientDir, program }, role);
}

/**
 * Starts the server with the settings of the environment and runs it until a signal stops it. Ends
 * the process if it can't start.
 */
export function start(): void {
  run().catch((error: unknown) => {
    const isExpected = error instanceof StartError;
    console.error(isExpected ? error.message : error);
    process.exit(isExpected ? 2 : 1);
  });
}

const oneProcessPerWorker =
  'FORECOURT_PROCESSES must be 1 where another program, such as pm2, starts several processes.';

async function run(): Promise<void> {
  // Files of this process are private to its user.
  process.umask(0o077);
  const ofPrimary = isOwnWorker() ? readConfig(process.env, process.cwd()) : undefined;
  // The primary has checked the folders and files that the settings name.
  if (ofPrimary && ofPrimary.processes > 1) return runMember(ofPrimary);
  const config = await readStartSettings(process.env, process.cwd());
  if (config.processes > 1 && cluster.isWorker) throw new StartError(oneProcessPerWorker);
  const metrics = metricsAddress(config);
  const { port, host } = config;
  // In a worker of another program, such as pm2, the port is its primary's.
  if (!cluster.isWorker) await checkPorts([{ port, host }, ...(metrics ? [metrics] : [])]);
  if (config.processes > 1) return startProcesses(config);
  const site = await builtSite(config);
  // First, so that a port in use stops the server before it has visitors.
  const metricsServer = metrics && (await serve(metricsListener(site.metrics, site.log), metrics));
  const { app, onRefused } = site;
  const server = await serve(app, { port, host, onRefused });
  site.log.info(
    {
      port: server.port,
      host: config.host ?? 'all interfaces',
      address: server.address,
      metricsPort: metricsServer?.port,
      metricsHost: metrics?.host,
      mode: config.mode,
      tenants: site.tenantCount(),
    },
    'listening',
  );

  stopOnSignals({
    // Pages in preview hold a connection open while they are shown.
    limits: config.mode === 'preview' ? { drainMs: 0, requestsMs: 0 } : config.stop,
    log: site.log,
    stop: async (limits: StopLimits) => {
      site.stopping();
      await server.stop(limits);
      await site.close();
      // Last, so that requests that end during the shutdown are counted.
      await metricsServer?.stop({ drainMs: 0, requestsMs: 0 });
    },
  });
}

/** Runs the primary process of a server of several. */
function startProcesses(config: Config): Promise<void> {
  const { dataDir, logLevel, pictures } = config;
  const log = createLogger(logLevel, sharedOutput());
  const metrics = createSiteMetrics();
  const disk = createDiskReserve(config, log);
  const images = openImages(pictures, { dataDir, disk, metrics, log });
  const metricsAt = metricsAddress(config);
  const shared = { images: imageAnswers(images), close: images.close };
  return runPrimary(config, { log, metrics, metricsAt, ...shared });
}

/** Runs one process of a server of several. */
const runMember = (config: Config): Promise<void> =>
  runWorker(config, ({ primary, ...role }) =>
    builtSite(config, { ...role, images: sharedImages(primary, config.dataDir) }),
  );

/** Serves the metrics; returns undefined if they are off. */
function metricsAddress({ metricsPort, metricsHost }: Config): ListenOptions | undefined {
  if (metricsPort === undefined) return undefined;
  const settings = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
  return { port: metricsPort, host: metricsHost, settings };
}

/** Loads React Router's build, which is part of this bundle. */
async function builtApp(): Promise<ServerBuild> {
  return { ...(await import('virtual:react-router/server-build')) };
}
