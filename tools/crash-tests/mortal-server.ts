import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';

const site = path.join(import.meta.dirname, '../../apps/site');
const program = path.join(site, 'build/server/index.js');

/** Reason that no built server can be started; undefined if one can. */
export const whyNoBuild = existsSync(program) ? undefined : 'the site is not built: npm run build';

/** The built server, killed at random moments and started anew until it may live. */
export interface MortalServer {
  /** Its port while it is ready, else undefined. */
  readonly port: () => number | undefined;
  readonly kills: () => number;
  /** @throws when it ended by itself */
  readonly check: () => void;
  /** Everything that it wrote, of all its lives. */
  readonly output: () => string;
  /** Ends it for good, by SIGKILL or SIGTERM. @returns its exit code, null if it was killed */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** Options of {@link startMortalServer}. */
export interface MortalServerOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds from readiness to the kill, of each life; undefined: it lives. */
  readonly lifetime: () => number | undefined;
}

/** Starts the built server on a free port of this machine. */
export function startMortalServer({ env, lifetime }: MortalServerOptions): MortalServer {
  let child: ChildProcess;
  let port: number | undefined;
  let kills = 0;
  let ended = false;
  let output = '';
  let failure: Error | undefined;
  let reaper: NodeJS.Timeout | undefined;

  const live = () => {
    const started = startProcess(env);
    child = started;
    started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const lines = createInterface({ input: started.stdout });
    lines.on('line', (line) => {
      output += `${line}\n`;
      const listening = /"port":(\d+).*"msg":"listening"/.exec(line);
      if (listening) void whenReady(started, Number(listening[1]));
    });
    started.once('exit', (code, signal) => {
      port = undefined;
      clearTimeout(reaper);
      if (ended) return;
      if (signal === 'SIGKILL') live();
      else failure = new Error(`The server ended by itself (${code}): ${output}`);
    });
  };

  const whenReady = async (of: ChildProcess, at: number) => {
    while ((await readinessOf(at)) !== 200) if (of !== child || ended) return;
    if (of !== child || ended) return;
    port = at;
    const left = lifetime();
    if (left === undefined) return;
    reaper = setTimeout(() => {
      port = undefined;
      kills++;
      of.kill('SIGKILL');
    }, left);
  };

  live();
  return {
    port: () => port,
    kills: () => kills,
    check() {
      if (failure) throw failure;
    },
    output: () => output,
    async end(signal) {
      ended = true;
      clearTimeout(reaper);
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

const startProcess = (env: MortalServerOptions['env']) =>
  spawn(process.execPath, [program], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      FORECOURT_DRAIN_SECONDS: '0',
      FORECOURT_PICTURES_AHEAD: 'false',
      ...env,
    },
  });

/** Status of `/readyz`; 0 where nothing answers. */
export const readinessOf = (port: number) =>
  new Promise<number>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('error', () => resolve(0));
    asked.end();
  });
