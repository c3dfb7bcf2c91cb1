import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { RefusedRequest } from '../http/refused-requests.ts';
import { serve, type StopLimits } from '../http/serve.ts';
import { stopOnSignals } from '../http/stop-on-signals.ts';
import type { MetricValues } from '../metrics/summed-metrics.ts';
import { connectCalls, type RemoteCall, type Channel } from './calls.ts';
import type { PrimaryAnswers, WorkerAnswers } from './answers.ts';
import type { ImageAnswers } from './shared-images.ts';
import type { ProcessStart } from './supervisor.ts';

/** The site that a process serves. */
export interface WorkerSite {
  readonly app: RequestListener;
  readonly onRefused?: (refused: RefusedRequest) => void;
  readonly log: Logger;
  readonly metrics: { readonly values: () => Promise<MetricValues> };
  readonly tenantCount: () => number;
  readonly allRead: () => Promise<void>;
  readonly stopping: () => void;
  readonly close: () => Promise<void>;
}

/** Settings of one process of a server. */
export interface WorkerConfig {
  readonly port: number;
  readonly host: string | undefined;
  readonly stop: StopLimits;
}

/** A process of a server of several. */
export interface ServerMember extends ProcessStart {
  /** Calls the primary for the images that all processes share. */
  readonly primary: RemoteCall<ImageAnswers>;
  /** True once every process of the server has been ready, until it stops. */
  readonly isServerReady: () => boolean;
}

/**
 * Runs one process of a server of several until it is signalled or its primary ends. A process that
 * is not the first listens once it can serve every tenant, since others serve them already.
 */
export async function runWorker(
  config: WorkerConfig,
  composeSite: (member: ServerMember) => Promise<WorkerSite>,
): Promise<void> {
  let isServerReady = false;
  let readMetrics: () => Promise<MetricValues> = async () => [];
  const answers: WorkerAnswers = {
    metrics: () => readMetrics(),
    setServerReady: (isReady) => void (isServerReady = isReady),
  };
  const primary = connectCalls<PrimaryAnswers>(process as Channel, answers);
  // The process runs for as long as its primary does.
  process.channel?.ref();
  const { number, isFirst, isReady } = await primary('join', undefined);
  isServerReady = isReady;
  const site = await composeSite({ number, isFirst, primary, isServerReady: () => isServerReady });
  readMetrics = site.metrics.values;
  if (!isFirst) await site.allRead();
  const { app, onRefused } = site;
  const server = await serve(app, { port: config.port, host: config.host, onRefused });
  const stopNow = stopOnSignals({
    limits: config.stop,
    // The primary logs that the server stops.
    log: site.log.child({}, { level: 'warn' }),
    stop: async (limits) => {
      site.stopping();
      await server.stop(limits);
      await site.close();
    },
  });
  // A message to a primary that has ended, such as an attempt to count, must not end this process too.
  cluster.worker?.on('error', () => {});
  cluster.worker?.once('disconnect', () => {
    // Without this, Node ends the process and its running requests.
    cluster.worker!.exitedAfterDisconnect = true;
    site.log.error('the primary process has ended');
    stopNow({ ...config.stop, drainMs: 0 }, {});
  });
  const { port, address } = server;
  await primary('listening', { port, address, tenants: site.tenantCount() });
  await site.allRead();
  await primary('ready', undefined);
}
