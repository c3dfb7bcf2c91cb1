import { availableParallelism } from 'node:os';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { embeddedData, type ReportEntry } from './data/embedded-data.ts';
import { staticOffers } from './data/static-offers.ts';
import { createImageService } from './images/image-service.ts';
import { createReactPageRenderer, type PageScripts } from './pages/react-page-renderer.ts';
import { createLogger } from './request-log.ts';
import { builtPreviewScript } from './preview/built-script.ts';
import { keepBuildFiles } from './static-build.ts';
import { tenantFolder } from './tenant-folder.ts';

/** A site that is ready to listen. */
export interface Site {
  readonly app: RequestListener;
  readonly log: Logger;
  readonly tenantCount: () => number;
  /** From now on `/readyz` says no. */
  readonly stopping: () => void;
  /** Calls back after every change of content. */
  readonly onContentChange: (listener: () => void) => void;
  /** Lets go of watchers. */
  readonly close: () => Promise<void>;
}

/** What was built from `app/`. */
export interface Build {
  readonly server: ServerBuild;
  /** Folder of the client build; left out in development, where Vite serves its files. */
  readonly clientDir?: string;
  /** Scripts of pages; from the build's manifest if left out. */
  readonly scripts?: PageScripts;
  /** Address of the preview's script; from the build's manifest if left out. */
  readonly previewScript?: string;
}

/** The one place where the site's parts are chosen. */
export async function compose(config: Config, build: Build): Promise<Site> {
  const { dataDir, mode } = config;
  const { clientDir } = build;
  const log = createLogger(config.logLevel);
  const tenants = await tenantFolder(config.tenantsDir, log, mode === 'preview');
  const clientFiles = clientDir && { clientDir, ...(await earlierFiles(clientDir, dataDir, log)) };
  const previewScript = build.previewScript ?? (await builtPreviewScript(clientDir));
  const scripts = build.scripts ?? scriptsOf(build.server);
  let ready = true;
  const app = createApp({
    tenants,
    data: staticOffers(embeddedData(reportTo(log)), {
      entry: reportTo(log),
      file: (tenant, file, message) => log.warn({ tenant, file }, message),
    }),
    log,
    renderer: createReactPageRenderer(
      mode === 'preview' ? { ...scripts, always: [...scripts.always, previewScript] } : scripts,
    ),
    // One core stays free for pages.
    images: createImageService({
      dataDir,
      concurrency: Math.max(1, availableParallelism() - 1),
      onDiskFault: (error) => log.error({ err: error }, 'picture cannot be kept'),
    }),
    build: build.server,
    ...(clientFiles && { clientFiles }),
    mode,
    previewScript,
    trustProxy: config.trustProxy,
    listTenants: config.listTenants,
    pageCacheMb: config.pageCacheMb,
    isReady: () => ready,
    development: clientDir === undefined,
  });
  return {
    app,
    log,
    tenantCount: () => tenants.all().length,
    stopping: () => {
      ready = false;
    },
    onContentChange: (listener) => void tenants.onChange(listener),
    close: () => tenants.close(),
  };
}

/** A server whose data folder cannot be written still serves pages; only old ones lose their islands. */
async function earlierFiles(clientDir: string, dataDir: string, log: Logger) {
  try {
    return { earlierDir: await keepBuildFiles(clientDir, dataDir, new Date()) };
  } catch (error) {
    log.warn({ err: error }, 'the data folder cannot be written');
    return {};
  }
}

/** Names the file and the place, never what stands there: data holds people's names and words. */
const reportTo =
  (log: Logger): ReportEntry =>
  (tenant, { source, index, pointer, message }) =>
    log.warn({ tenant, file: `data/${source}.json`, index, pointer }, `entry ${message}`);

const scriptsOf = ({ assets }: ServerBuild): PageScripts => ({
  islandEntry: assets.entry.module,
  always: [],
});
