import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const monitor = join(import.meta.dirname, 'loop-pauses.mjs');
const server = join(import.meta.dirname, '../../apps/site/build/server/index.js');

/** The longest time in which a main thread did nothing new, in milliseconds. */
export interface Pause {
  /** By the clock: visitors feel it, and a busy machine lengthens it. */
  readonly clock: number;
  /** CPU of the thread in the longest turn of its event loop: what the program itself causes. */
  readonly cpu: number;
}

/** A process that reports how long its main thread pauses. */
export interface MonitoredProcess {
  /** Returns the longest pause since the last call. */
  readonly longestPause: () => Promise<Pause>;
  readonly stop: () => void;
}

/** The built server, monitored, with its log. */
export interface MonitoredServer extends MonitoredProcess {
  /** Resolves with the next entry of the log that has a message. Rejects when the server ends. */
  readonly logged: (message: string) => Promise<Readonly<Record<string, unknown>>>;
}

const monitored = (program: string, env: NodeJS.ProcessEnv) =>
  fork(program, [], {
    env,
    execArgv: ['--import', monitor],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

const withPauses = (child: ChildProcess): MonitoredProcess => ({
  longestPause: async () => {
    const reply = once(child, 'message');
    child.send('report');
    const [pause] = (await reply) as [Pause];
    return pause;
  },
  stop: () => void child.kill('SIGKILL'),
});

/** Starts a process that does nothing. */
export const startIdle = (): MonitoredProcess => withPauses(monitored(monitor, {}));

/** Starts the built server. @param env settings; the port is free, and read from the log. */
export function startMonitored(env: Readonly<Record<string, string>>): MonitoredServer {
  const child = monitored(server, {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    FORECOURT_SECRET: 'of-this-benchmark-alone-and-of-no-server',
    LOG_LEVEL: 'info',
    ...env,
  });
  const log = createInterface(child.stdout!);
  return {
    ...withPauses(child),
    logged: (message) =>
      new Promise((resolve, reject) => {
        const find = (line: string) => {
          if (!line.includes(`"msg":"${message}"`)) return;
          log.off('line', find);
          resolve(JSON.parse(line) as Record<string, unknown>);
        };
        log.on('line', find);
        child.once('exit', () => reject(new Error('the server has ended')));
      }),
  };
}
