import type { RequestListener } from 'node:http';
import { createMarkupMemo } from '@forecourt/renderer';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import { followContent } from './composition/follow-content.ts';
import { openContent } from './composition/open-content.ts';
import { openForms } from './composition/open-forms.ts';
import { openProcess, reportSettings, type SiteProcess } from './composition/site-process.ts';
import type { Config } from './config.ts';
import { openImages } from './images/compose-pictures.ts';
import type { ProcessRole } from './processes/process-role.ts';
import type { SiteMetrics } from './metrics/site-metrics.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { createReactPageRenderer, type PageScripts } from './pages/react-page-renderer.ts';
import { builtPreviewScript } from './preview/built-script.ts';
import type { FindingsOf } from './preview/preview-checks.ts';
import { openClientFiles } from './http/client-files.ts';
import { warnOfUnknownTenants } from './tenants/unknown-tenants.ts';
import type { TenantSource } from './tenants/tenant-source.ts';
import type { RefusedRequest } from './http/refused-requests.ts';
import { logRefused } from './http/request-log.ts';
import { createViewerReader } from './http/viewer-cookie.ts';

/** A site that is ready to listen. */
export interface ComposedSite {
  readonly app: RequestListener;
  /** Logs and counts a request that never reached the app. */
  readonly onRefused: (refused: RefusedRequest) => void;
  readonly log: Logger;
  readonly metrics: SiteMetrics;
  readonly tenantCount: () => number;
  /** Resolves once every tenant that existed at startup has been read. */
  readonly allRead: () => Promise<void>;
  /** Ends work that no visitor waits for, and makes `/readyz` answer 503 if this process is the server. */
  readonly stopping: () => void;
  /** Calls back after every change of content. */
  readonly onContentChange: (listener: () => void) => void;
  /** Closes watchers and connections. */
  readonly close: () => Promise<void>;
}

/** The build of `app/`. */
export interface Build {
  readonly server: ServerBuild;
  /** Folder of the client build; left out in development, where Vite serves its files. */
  readonly clientDir?: string;
  /** Differs between builds; undefined in development. */
  readonly program?: string;
  /** Scripts of pages; from the build's manifest if left out. */
  readonly scripts?: PageScripts;
  /** Address of the preview's script; from the build's manifest if left out. */
  readonly previewScript?: string;
}

/**
 * Composes the site's services and adapters.
 * @param role role of this process in a server of several.
 */
export async function compose(
  config: Config,
  build: Build,
  role?: ProcessRole,
): Promise<ComposedSite> {
  const own = openProcess(config, role);
  const { log, metrics, disk } = own;
  await reportSettings(own);
  const content = await openContent(own, build.program);
  const { tenants, data } = content;
  const browser = await openBrowserFiles(own, build);
  const forms = await openForms(own, tenants);
  metrics.watchContent(
    () => tenants.health?.() ?? [],
    () => tenants.isReadable?.() ?? true,
  );
  metrics.watchDisk(disk.hasRoom);
  warnOfUnknownTenants(tenants, config, own.serverLog);
  const renderer = openRenderer(config, browser);
  const images =
    role?.images ?? openImages(config.pictures, { dataDir: config.dataDir, disk, metrics, log });
  const isPublic = config.mode === 'production' && build.clientDir !== undefined;
  const followers = isPublic ? followContent(own, { tenants, data, renderer, images }) : undefined;
  let ready = true;
  const app = createApp({
    ...config.app,
    tenants,
    data: data.source,
    log,
    metrics,
    forms: forms.options,
    renderer,
    images,
    build: build.server,
    clientFiles: browser.clientFiles,
    mode: config.mode,
    previewScript: browser.previewScript,
    findingsOf: await previewFindings(config),
    sharedCaches: config.edge !== undefined,
    readViewer:
      config.viewerSecrets.length > 0 ? createViewerReader(config.viewerSecrets) : undefined,
    isReady: role?.isServerReady ?? (() => ready),
    development: build.clientDir === undefined,
  });
  return {
    app,
    onRefused: (refused) => {
      logRefused(log, refused);
      metrics.refused(refused.status);
    },
    log,
    metrics,
    tenantCount: () => tenants.all().length,
    allRead: () => allRead(tenants),
    stopping: () => {
      ready = false;
      followers?.stopPictures();
    },
    onContentChange: (listener) => void tenants.onChange(listener),
    async close() {
      followers?.stopPictures();
      images.close();
      followers?.closeEdge();
      await tenants.close();
      await forms.closeLeads();
      await content.closeData();
      forms.closeRedis();
    },
  };
}

/** Opens what browsers load besides pages. */
async function openBrowserFiles({ config, role, log }: SiteProcess, build: Build) {
  const { clientDir } = build;
  const isFirst = role?.isFirst !== false;
  return {
    clientFiles:
      clientDir === undefined
        ? undefined
        : await openClientFiles(clientDir, config.dataDir, isFirst, log),
    previewScript: build.previewScript ?? (await builtPreviewScript(clientDir)),
    scripts: build.scripts ?? scriptsOf(build.server),
  };
}

/** Opens the renderer of pages; those of a preview have its script too. */
function openRenderer(
  { mode, markupMemoMb }: Config,
  { scripts, previewScript }: { readonly scripts: PageScripts; readonly previewScript: string },
): PageRenderer {
  return createReactPageRenderer(
    mode === 'preview' ? { ...scripts, always: [...scripts.always, previewScript] } : scripts,
    markupMemoMb > 0 ? createMarkupMemo(markupMemoMb * 1024 * 1024) : undefined,
  );
}

/** Returns the findings that a preview shows; the checker is loaded for a preview alone. */
async function previewFindings({ mode }: Config): Promise<FindingsOf | undefined> {
  if (mode !== 'preview') return undefined;
  const { previewChecks } = await import('./preview/preview-checks.ts');
  return previewChecks(() => new Date());
}

const allRead = (tenants: TenantSource): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = tenants.onChange(() => check());
    const check = () => {
      if (tenants.isStarting?.()) return;
      stopWaiting();
      resolve();
    };
    check();
  });

const scriptsOf = ({ assets }: ServerBuild): PageScripts => ({
  islandEntry: assets.entry.module,
  always: [],
});
