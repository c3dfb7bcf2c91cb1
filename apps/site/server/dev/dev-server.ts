import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { createServer } from 'vite';
import type * as Composition from '../composition.ts';
import { readConfig, type Config } from '../config.ts';
import { loopback } from '../settings/listen-address.ts';
import { prepareFolders } from '../settings/folders.ts';
import { serve } from '../http/serve.ts';
import { StartError } from '../settings/start-error.ts';

type Site = Awaited<ReturnType<typeof Composition.compose>>;

/**
 * Starts the development server: Vite's middleware first, with the site loaded through it. An edit
 * of code takes effect with the next request, an edit of content reloads open pages. Node runs this
 * file directly.
 */
async function main(): Promise<void> {
  const config = readConfig({ FORECOURT_LIST_TENANTS: 'true', ...process.env }, process.cwd());
  const host = config.host ?? loopback;
  await prepareFolders(config);
  const vite = await createServer({
    root: path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      host,
      // By default, the socket for reloads listens on every interface.
      ws: { port: 24_678, ...(host === loopback && { host }) },
    },
  });
  const reload = () => vite.ws.send({ type: 'full-reload' });

  const load = async (): Promise<typeof Composition> =>
    (await vite.ssrLoadModule('/server/composition.ts')) as typeof Composition;
  const currentSite = freshest(load, async (module) => {
    const site = await composeWith(module, config, vite.ssrLoadModule);
    site.onContentChange(reload);
    return site;
  });

  const app = express();
  app.disable('x-powered-by');
  app.use(vite.middlewares);
  app.use(async (req, res) => {
    try {
      const site = await currentSite();
      site.app(req, res);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      res
        .status(500)
        .type('text')
        .send(error instanceof Error ? error.stack : String(error));
    }
  });
  const { address } = await serve(app, { port: config.port, host });
  console.log(`Development server: ${address}`);
}

async function composeWith(
  module: typeof Composition,
  config: Config,
  load: (url: string) => Promise<Record<string, unknown>>,
): Promise<Site> {
  const server = await load('virtual:react-router/server-build');
  return module.compose(config, {
    server: server as never,
    scripts: { islandEntry: '/app/entry.development.ts', always: ['/@vite/client'] },
    previewScript: '/preview/main.ts',
  });
}

/** Loads a module and composes a site from it, again whenever the module has changed. */
function freshest(
  load: () => Promise<typeof Composition>,
  make: (module: typeof Composition) => Promise<Site>,
): () => Promise<Site> {
  let made: { module: typeof Composition; site: Site } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const next = async () => {
    const module = await load();
    if (made?.module !== module) {
      await made?.site.close();
      made = { module, site: await make(module) };
    }
    return made.site;
  };
  // Serialized, so that two requests after an edit do not create two sites.
  return () => {
    const site = turn.then(next);
    turn = site.catch(() => {});
    return site;
  };
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(isExpected ? 2 : 1);
});
