import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { serve, type ListenOptions, type StopLimits } from '../http/serve.ts';
import { nodeProcess, stopOnSignals } from '../http/stop-on-signals.ts';
import { metricsListener } from '../metrics/metrics-server.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';
import { sumMetrics } from '../metrics/summed-metrics.ts';
import { environmentOfWorker } from '../settings/own-worker.ts';
import type { Listening, PrimaryAnswers, WorkerAnswers } from './answers.ts';
import { connectCalls, type RemoteCall, type Channel } from './calls.ts';
import type { ImageAnswers } from './shared-images.ts';
import { serverReadiness } from './server-readiness.ts';
import { superviseProcesses, type ProcessStart } from './supervisor.ts';

/** The operator's settings for the primary. */
export interface PrimaryConfig {
  readonly processes: number;
  readonly host: string | undefined;
  readonly mode: string;
  readonly stop: StopLimits;
}

/** Parts of the primary process. */
export interface PrimaryParts {
  readonly log: Logger;
  readonly metrics: Pick<SiteMetrics, 'values' | 'contentType'>;
  /** Address to serve the metrics of the whole server on; undefined if they are off. */
  readonly metricsAt: ListenOptions | undefined;
  /** The images that the processes share. */
  readonly images: ImageAnswers;
  /** Closes the images, at once. */
  readonly close: () => void;
}

/** Timeout in milliseconds for the metrics of a process, which may be busy. */
const metricsTimeoutMs = 2_000;
/** Milliseconds in which a process that does not stop in time reports why, before it is killed. */
const reportMs = 1_000;

/**
 * Runs the primary process of a server of several. It serves no visitor: it starts and replaces the
 * processes that do, and holds what they share: the port, the queue of pictures, rate limits and the
 * sum of their metrics.
 */
export async function runPrimary(config: PrimaryConfig, parts: PrimaryParts): Promise<void> {
  const { processes } = config;
  const { log, images, close } = parts;
  const metrics = sumMetrics(log);
  metrics.add({ values: parts.metrics.values, onEnd: () => {} });
  const metricsServer = await serveMetrics(parts, metrics.text);

  // The system gives a connection to a process that is free to accept it: one that ends takes none
  // with it, and this process does not handle visitors' connections.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ serialization: 'advanced' });
  new RateLimiterClusterMaster();

  const calls = new Map<Worker, RemoteCall<WorkerAnswers>>();
  const readiness = serverReadiness(processes, (isReady) => {
    for (const call of calls.values()) call('setServerReady', isReady).catch(() => {});
    if (isReady) log.info({ processes }, 'every process is ready');
  });
  const listening = logListeningOnce(config, parts, metricsServer?.port);

  const fork = (start: ProcessStart): Worker => {
    const worker = forkProcess(log);
    const answers: PrimaryAnswers = {
      ...images,
      join: () => ({ ...start, isReady: readiness.isReady() }),
      listening,
      ready: () => readiness.add(start.number),
    };
    const call = connectCalls<WorkerAnswers>(worker as Channel, answers);
    calls.set(worker, call);
    worker.once('exit', () => calls.delete(worker));
    metrics.add({
      values: () => call('metrics', undefined, AbortSignal.timeout(metricsTimeoutMs)),
      onEnd: (listener) => worker.once('exit', listener),
    });
    return worker;
  };

  const killAll = () => {
    close();
    for (const worker of calls.keys()) worker.process.kill('SIGKILL');
  };
  const supervisor = superviseProcesses({
    count: processes,
    fork,
    log,
    giveUp: (code) => {
      killAll();
      process.exit(code);
    },
  });

  stopOnSignals({
    limits: config.stop,
    log,
    extraMs: reportMs,
    host: { ...nodeProcess, kill: () => (killAll(), nodeProcess.kill()) },
    stop: async () => {
      readiness.stop();
      const codes = await supervisor.stop('SIGTERM');
      close();
      await metricsServer?.stop({ drainMs: 0, requestsMs: 0 });
      const ends = codes.map((code) => code ?? 'a signal');
      if (ends.some((end) => end !== 0)) throw new Error(`processes ended with ${ends.join(', ')}`);
    },
  });
}

/** Serves the metrics of the whole server; undefined if they are off. */
async function serveMetrics(
  { metrics: { contentType }, metricsAt, log }: PrimaryParts,
  text: () => Promise<string>,
) {
  return metricsAt && serve(metricsListener({ text, contentType }, log), metricsAt);
}

/** Returns a function that logs the server's addresses when the first of its processes listens. */
function logListeningOnce(
  { host = 'all interfaces', mode, processes }: PrimaryConfig,
  { log, metricsAt }: PrimaryParts,
  metricsPort: number | undefined,
): (listening: Listening) => void {
  let hasListened = false;
  return ({ port, address, tenants }) => {
    if (hasListened) return;
    hasListened = true;
    const metrics = { metricsPort, metricsHost: metricsAt?.host };
    log.info({ port, host, address, ...metrics, mode, tenants, processes }, 'listening');
  };
}

/** Starts a process; one that can't be started emits `exit`, as one that has ended does. */
function forkProcess(log: Logger): Worker {
  const worker = cluster.fork(environmentOfWorker());
  worker.on('error', (error) => {
    log.warn({ err: error, pid: worker.process.pid }, 'no connection to a process');
    // It did not start at all, so there will be no other event.
    if (worker.process.pid === undefined) worker.emit('exit', null, null);
  });
  return worker;
}
