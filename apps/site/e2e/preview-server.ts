import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from './site-server.ts';

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
  const server = await startSite({
    FORECOURT_MODE: 'preview',
    FORECOURT_TENANTS_DIR: tenants,
    FORECOURT_DATA_DIR: path.join(folder, 'data'),
  });
  return {
    origin: `http://${tenant}.localhost:${server.port}`,
    edit: async (file, change) => {
      const target = path.join(tenants, tenant, file);
      await writeFile(target, change(await readFile(target, 'utf8')));
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
