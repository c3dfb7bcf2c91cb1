import type { Logger } from 'pino';

/** A process of the server: a worker of `node:cluster`. */
export interface ServerProcess {
  readonly process: {
    readonly pid?: number | undefined;
    readonly kill: (signal: NodeJS.Signals) => unknown;
  };
  readonly once: {
    (event: 'listening', listener: () => void): unknown;
    (event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
  };
}

/** A process that is about to start. */
export interface ProcessStart {
  /** Number from 1; a replacement has that of the process that it replaces. */
  readonly number: number;
  /** True until the first process listens: it checks and creates what all of them use. */
  readonly isFirst: boolean;
}

/** Options of {@link superviseProcesses}. */
export interface SupervisorOptions {
  readonly count: number;
  readonly fork: (start: ProcessStart) => ServerProcess;
  readonly log: Pick<Logger, 'info' | 'error' | 'fatal'>;
  /** Called when no process is left and none can be started. @param code to exit with */
  readonly giveUp: (code: number) => void;
  readonly now?: () => number;
}

/** Starts the processes of a server and replaces those that end. */
export interface Supervisor {
  /** Ends the processes and replaces them no more. Resolves with the code of each that listened. */
  readonly stop: (signal: NodeJS.Signals) => Promise<readonly (number | null)[]>;
}

/** End of a process. */
interface ProcessEnd {
  readonly process: number;
  readonly pid?: number | undefined;
  readonly code: number | null;
  readonly signal?: string | null;
}

/** Life in milliseconds after which the end of a process does not delay its replacement. */
const stableMs = 10_000;
const shortestDelayMs = 100;
const longestDelayMs = 30_000;
/** Failed starts in a row after which the server ends, if no process serves visitors. */
const maxFailedStarts = 5;
/** Exit code of a process that can't start with its settings; it has reported why. */
const startErrorCode = 2;

/** Creates the delays of replacements, in milliseconds: none after a stable life, else twice the last one. */
function createReplacementDelays(): (number: number, isStable: boolean) => number {
  /** Short lives in a row by number. */
  const shortLives = new Map<number, number>();
  return (number, isStable) => {
    const lives = isStable ? 0 : (shortLives.get(number) ?? 0) + 1;
    shortLives.set(number, lives);
    return lives === 0 ? 0 : Math.min(shortestDelayMs * 2 ** (lives - 1), longestDelayMs);
  };
}

/**
 * Starts the first process, the others once it listens, and a replacement for each that ends: at once
 * after a stable life, otherwise after a delay that doubles up to 30 seconds. Processes that serve
 * visitors go on doing so, however often others fail to start.
 */
export function superviseProcesses(options: SupervisorOptions): Supervisor {
  const { count, fork, log, giveUp, now = () => performance.now() } = options;
  const running = new Map<number, ServerProcess>();
  const serving = new Set<number>();
  const retries = new Set<NodeJS.Timeout>();
  const delayOf = createReplacementDelays();
  const codes: (number | null)[] = [];
  let failedStarts = 0;
  let hasServed = false;
  let stopped: PromiseWithResolvers<typeof codes> | undefined;

  const start = (number: number): void => {
    const started = now();
    let child: ServerProcess;
    try {
      child = fork({ number, isFirst: !hasServed });
    } catch (error) {
      log.error({ err: error, process: number }, 'a process of the server cannot be started');
      ended({ process: number, code: null }, now() - started, false);
      return;
    }
    running.set(number, child);
    child.once('listening', () => {
      serving.add(number);
      failedStarts = 0;
      // The first process may listen only after the server was stopped.
      if (hasServed || stopped) return;
      hasServed = true;
      for (let other = 2; other <= count; other++) start(other);
    });
    child.once('exit', (code, signal) => {
      running.delete(number);
      const hasStarted = serving.delete(number);
      if (stopped) {
        if (hasStarted) codes.push(code);
        if (running.size === 0) stopped.resolve(codes);
        return;
      }
      ended({ process: number, pid: child.process.pid, code, signal }, now() - started, hasStarted);
    });
  };

  const ended = (end: ProcessEnd, lifeMs: number, hasStarted: boolean): void => {
    const { process: number, code } = end;
    if (!hasStarted) failedStarts++;
    if (!hasServed && code === startErrorCode) return giveUp(startErrorCode);
    if (failedStarts >= maxFailedStarts && serving.size === 0) {
      log.fatal({ ...end, failedStarts }, 'no process of the server can start, giving up');
      return giveUp(1);
    }
    const delayMs = delayOf(number, hasStarted && lifeMs >= stableMs);
    log[code === 0 ? 'info' : 'error'](
      { ...end, replacedInMs: delayMs },
      'a process of the server has ended and is replaced',
    );
    const retry = setTimeout(() => {
      retries.delete(retry);
      start(number);
    }, delayMs);
    retries.add(retry);
  };

  start(1);
  return {
    stop(signal) {
      if (!stopped) {
        stopped = Promise.withResolvers();
        for (const retry of retries) clearTimeout(retry);
      }
      for (const child of running.values()) child.process.kill(signal);
      if (running.size === 0) stopped.resolve(codes);
      return stopped.promise;
    },
  };
}
