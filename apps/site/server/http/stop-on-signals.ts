import type { Logger } from 'pino';
import type { StopLimits } from './serve.ts';

/** Options of {@link stopOnSignals}. */
export interface StopOptions {
  readonly limits: StopLimits;
  /** Stops everything. Rejects when something cannot be closed. */
  readonly stop: (limits: StopLimits) => Promise<void>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds that the process may take beyond {@link longestStop}; none if left out. */
  readonly extraMs?: number;
  /** Process to stop; this one if left out. */
  readonly host?: StopHost;
}

/** Stops the server as a signal does. @param reason for the log */
export type StopNow = (limits: StopLimits, reason: object) => void;

/** The part of `process` that stopping needs. */
export interface StopHost {
  readonly on: (
    signal: 'SIGTERM' | 'SIGINT',
    listener: (signal: NodeJS.Signals) => void,
  ) => unknown;
  /** True if the process was started from a terminal. */
  readonly isInteractive: boolean;
  /** Names of the resources that keep the event loop alive, as Node lists them. */
  readonly activeResources: () => readonly string[];
  readonly exit: (code: number) => void;
  /** Kills the process at once, whatever its threads are doing. */
  readonly kill: () => void;
}

/**
 * Signals within this time count as one: a terminal, and systemd, signal every process of a group,
 * and the launcher passes the signal on as well.
 */
const sameSignalMs = 1_000;

/** Time to close stores and connections once the last request is done. */
const closingMs = 2_000;

/** The longest time from the signal to the end of the process, in milliseconds. */
export const longestStop = ({ drainMs, requestsMs }: StopLimits): number =>
  drainMs + requestsMs + closingMs;

/**
 * Stops the server on SIGTERM and SIGINT. Ctrl+C at a terminal skips the drain, since no load
 * balancer has to notice; a second signal exits at once. The process ends within
 * {@link longestStop}, whatever is still running.
 * @returns a function that stops it without a signal.
 */
export function stopOnSignals(options: StopOptions): StopNow {
  const { limits, stop, log, extraMs = 0, host = nodeProcess } = options;
  let signalledAt: number | undefined;

  const onSignal = (signal: NodeJS.Signals) => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt < sameSignalMs) return;
      log.warn({ signal }, 'second signal, exiting at once');
      host.kill();
      return;
    }
    const drainMs = signal === 'SIGINT' && host.isInteractive ? 0 : limits.drainMs;
    begin({ ...limits, drainMs }, { signal });
  };
  const begin = (granted: StopLimits, reason: object) => {
    signalledAt = performance.now();
    log.info({ ...reason, ...granted }, 'stopping');
    const late = setTimeout(
      () => {
        log.error({ stillRunning: host.activeResources() }, 'did not stop in time, exiting');
        host.kill();
      },
      longestStop(granted) + extraMs,
    );
    stop(granted)
      .then(
        () => 0,
        (error: unknown) => {
          log.error({ err: error }, 'could not close everything');
          return 1;
        },
      )
      .then(async (code) => {
        // Exiting waits indefinitely for system calls such as a DNS lookup.
        while (host.activeResources().some((name) => /^FSReq|ReqWrap$/.test(name)))
          await new Promise((resolve) => setTimeout(resolve, 20));
        clearTimeout(late);
        if (code === 0) log.info({}, 'stopped');
        host.exit(code);
      });
  };
  host.on('SIGTERM', onSignal);
  host.on('SIGINT', onSignal);
  return (granted, reason) => {
    if (signalledAt === undefined) begin(granted, reason);
  };
}

/** This process. */
export const nodeProcess: StopHost = {
  on: (signal, listener) => process.on(signal, listener),
  isInteractive: process.stdin.isTTY === true,
  activeResources: () => process.getActiveResourcesInfo(),
  exit: (code) => process.exit(code),
  // `process.exit` waits for the threads of native code; a picture can keep one busy for minutes.
  kill: () => process.kill(process.pid, 'SIGKILL'),
};
