import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const site = path.join(import.meta.dirname, '..');

/** A preview of a copy of a demo tenant that tests may edit. */
export interface PreviewServer {
  /** `http://<tenant>.localhost:<port>` */
  readonly origin: string;
  /** Rewrites a file of the tenant, named from its folder. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the built site in preview mode on a free port. */
export async function startPreview(tenant: string): Promise<PreviewServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-preview-'));
  const tenants = path.join(folder, 'tenants');
  await cp(path.join(site, '../../tenants', tenant), path.join(tenants, tenant), {
    recursive: true,
  });
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      FORECOURT_MODE: 'preview',
      FORECOURT_TENANTS_DIR: tenants,
      FORECOURT_DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'info',
    },
  });
  const port = await listeningPort(child);
  return {
    origin: `http://${tenant}.localhost:${port}`,
    edit: async (file, change) => {
      const target = path.join(tenants, tenant, file);
      await writeFile(target, change(await readFile(target, 'utf8')));
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The port that the server's log names once it listens. */
async function listeningPort(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error('The server has no output.');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    lines.on('line', (line) => {
      const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
      if (msg === 'listening' && port !== undefined) resolve(port);
    });
  });
}
