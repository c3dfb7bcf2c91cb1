import { join } from 'node:path';
import type {
  AnyBlock,
  CustomComponentDefinition,
  PageEntry,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import type { RenderRequest } from '@forecourt/renderer';
import { createServer } from 'vite';

/** The repository's root. */
export const repository = join(import.meta.dirname, '../../..');

/** The libraries' source modules, TSX and styles included, without a build. */
export interface Sources {
  /** Loads a module by its path from the repository's root. */
  readonly load: <Module>(path: string) => Promise<Module>;
  readonly close: () => Promise<void>;
}

/** Starts the loader; close it when done, it keeps the process alive. */
export async function loadSources(): Promise<Sources> {
  process.env.NODE_ENV ??= 'production';
  const server = await createServer({
    configFile: false,
    root: repository,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return {
    load: <Module>(path: string) => server.ssrLoadModule(join(repository, path)) as Promise<Module>,
    close: () => server.close(),
  };
}

/** Helpers with which the renderer's own tests make pages. */
export interface TestPages {
  /** A tenant with one page that holds the given blocks. */
  readonly testTenant: (
    blocks: readonly AnyBlock[],
    given?: { readonly components?: readonly CustomComponentDefinition[] },
  ) => { readonly entry: PageEntry; readonly snapshot: TenantSnapshot };
  readonly testRequest: () => RenderRequest;
}

export const testPages = ({ load }: Sources): Promise<TestPages> =>
  load('libs/renderer/src/testing/snapshot.ts');
