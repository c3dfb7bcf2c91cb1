import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Server from '../../apps/site/server/index.ts';
import { readTenant } from '../../libs/content/src/index.ts';
import { benchPage, writeBenchTenant } from './bench-tenant.ts';
import { request } from './in-process-request.ts';
import { compareInTurns, type Result } from './measure.ts';
import type * as Subject from './render-subject.tsx';

const root = join(import.meta.dirname, '../..');

/** The subject, built as the site is: React's production build, style sheets as text. */
async function subject(directory: string): Promise<typeof Subject> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'render-subject.tsx'),
      outDir: directory,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'subject.mjs' } },
    },
  });
  return (await import(pathToFileURL(join(directory, 'subject.mjs')).href)) as typeof Subject;
}

const builtServer = async (): Promise<typeof Server> =>
  (await import(
    pathToFileURL(join(root, 'apps/site/build/server/index.js')).href
  )) as typeof Server;

async function wholeServer(tenantsDir: string, dataDir: string) {
  const server = await builtServer();
  const environment = {
    FORECOURT_TENANTS_DIR: tenantsDir,
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_PAGE_CACHE_MB: '0',
    FORECOURT_PICTURES_AHEAD: 'false',
    LOG_LEVEL: 'silent',
  };
  return server.builtSite(server.readConfig(environment, root));
}

/** Measures rendering a page of forty blocks against React alone. */
export async function renderBench(): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const tenantsDir = join(directory, 'tenants');
  mkdirSync(tenantsDir);
  try {
    writeBenchTenant(tenantsDir, benchPage());
    const { renderBare, renderWhole } = await subject(directory);
    const site = await wholeServer(tenantsDir, join(directory, 'data'));
    const { snapshot } = await readTenant(join(tenantsDir, 'bench'));
    const entry = snapshot?.pages.get('/bench');
    if (!snapshot || !entry) throw new Error('the bench tenant does not load');
    const { css, skipped } = renderWhole(entry, snapshot);
    if (skipped.length > 0)
      throw new Error(`the bench page does not draw: ${JSON.stringify(skipped)}`);
    const answer = await request(site.app, 'bench.localhost', '/bench');
    if (answer.status !== 200) throw new Error(`the server answers ${answer.status}`);

    const bare = () => renderBare(entry, snapshot, css);
    const row = async (name: string, limit: number, work: () => unknown): Promise<Result> => {
      const { a, b, ratio } = await compareInTurns(work, bare);
      const size = (answer.bytes / 1000).toFixed(0);
      return {
        name,
        ratio,
        limit,
        detail: `${a.toFixed(2)} / ${b.toFixed(2)} ms of CPU a page of ${size} kB`,
      };
    };
    const results = [
      await row('a 40-block page through the renderer / bare renderToStaticMarkup', 1.5, () =>
        renderWhole(entry, snapshot),
      ),
      await row(
        'a 40-block page through the whole server, uncached / bare renderToStaticMarkup',
        2,
        () => request(site.app, 'bench.localhost', '/bench'),
      ),
    ];
    await site.close();
    return results;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
