import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A running site of the tests' own. */
export interface SiteServer {
  readonly port: number;
  /** Everything that it has logged so far, a record a line. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly stop: () => Promise<void>;
}

/** Starts the built site on a free port. @param env its settings, which go before those of this process */
export async function startSite(env: Readonly<Record<string, string>>): Promise<SiteServer> {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FORECOURT_DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
      FORECOURT_PICTURES_AHEAD: 'false',
      ...env,
    },
  });
  const log: Record<string, unknown>[] = [];
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (!stopping) console.error(`A server ended by itself (${code ?? signal}):`, log.slice(-3));
      resolve();
    });
  });
  const port = await listeningPort(child, log);
  return {
    port,
    log,
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The port that the server's log names once it listens. */
function listeningPort(child: ChildProcess, log: Record<string, unknown>[]): Promise<number> {
  if (child.stdout === null) throw new Error('The server has no output.');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    lines.on('line', (line) => {
      const record = JSON.parse(line) as { msg?: string; port?: number };
      log.push(record);
      if (record.msg === 'listening' && record.port !== undefined) resolve(record.port);
    });
  });
}
