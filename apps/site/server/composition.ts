import type { RequestListener } from 'node:http';
import { createMarkupMemo } from '@forecourt/renderer';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { composeData } from './data/compose-data.ts';
import { openDataThreads } from './data-threads/open-data-threads.ts';
import { httpLenders } from './leads/lenders.ts';
import { httpValuations } from './leads/valuations.ts';
import { openImages, preparePictures } from './images/compose-pictures.ts';
import { isLeader, type ProcessRole } from './processes/process-role.ts';
import { configuredTurnstile } from './captcha/configured-captcha.ts';
import { reportFullDisk } from './settings/disk-space.ts';
import { openEdge } from './edge/open-edge.ts';
import { openRedis } from './limits/open-redis.ts';
import { warnOfUnknownSettings } from './settings/known-settings.ts';
import { logRedis } from './limits/redis-log.ts';
import { composeLeads } from './leads/compose-leads.ts';
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts';
import { createReactPageRenderer, type PageScripts } from './pages/react-page-renderer.ts';
import { createLogger, sharedOutput } from './log/logger.ts';
import { logSecretCounts, readSecrets } from './settings/secrets.ts';
import { builtPreviewScript } from './preview/built-script.ts';
import { openClientFiles } from './http/client-files.ts';
import { warnOfUnknownTenants } from './tenants/unknown-tenants.ts';
import { lastGoodFolder, tenantFolder } from './tenants/tenant-folder.ts';
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
  /** Ends work that nobody waits for, and makes `/readyz` answer 503 if this process is the server. */
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
  const { dataDir, mode } = config;
  const { clientDir } = build;
  const log = createLogger(
    config.logLevel,
    role && sharedOutput(),
    role && { process: role.number },
  );
  /** Log of what every process of the server notices. */
  const serverLog = isLeader(role) ? log : log.child({}, { level: 'silent' });
  warnOfUnknownSettings(config.unknown, serverLog);
  logSecretCounts(config, serverLog);
  await reportFullDisk(dataDir, serverLog);
  const dataThreads = openDataThreads(log, {
    entriesLog: serverLog,
    tenantsDir: config.tenantsDir,
    copiesDir: mode === 'production' ? lastGoodFolder(dataDir) : undefined,
  });
  const tenants = await tenantFolder(
    { ...config, program: build.program },
    serverLog,
    dataThreads,
    isLeader(role),
  );
  const data = await composeData(config.data, log, {
    ask: dataThreads.ask,
    dataDir,
    sharedCaches: config.edge !== undefined,
  });
  const clientFiles = clientDir
    ? await openClientFiles(clientDir, dataDir, role?.isFirst !== false, log)
    : undefined;
  const previewScript = build.previewScript ?? (await builtPreviewScript(clientDir));
  const scripts = build.scripts ?? scriptsOf(build.server);
  const metrics = createSiteMetrics();
  const secrets = await readSecrets(config.secrets, dataDir, config.leadsFile);
  const lenderOf = httpLenders(config.lender);
  const leads = await composeLeads({
    store: {
      databaseUrl: config.data.databaseUrl,
      dataDir,
      mustExist: role !== undefined && !role.isFirst,
    },
    config: config.leads,
    isProduction: mode === 'production',
    secrets,
    tenants,
    lenderOf,
    metrics,
    role,
    log,
    serverLog,
  });
  metrics.watchContent(
    () => tenants.health?.() ?? [],
    () => tenants.isReadable?.() ?? true,
  );
  warnOfUnknownTenants(tenants, config, serverLog);
  const captcha =
    config.turnstile &&
    configuredTurnstile(config.turnstile, (reason) =>
      log.warn({ reason }, 'Turnstile did not answer'),
    );
  const redis = config.redisUrl ? openRedis(config.redisUrl, logRedis(log)) : undefined;
  const renderer = createReactPageRenderer(
    mode === 'preview' ? { ...scripts, always: [...scripts.always, previewScript] } : scripts,
    config.markupMemoMb > 0 ? createMarkupMemo(config.markupMemoMb * 1024 * 1024) : undefined,
  );
  const images = role?.images ?? openImages(config.pictures, { dataDir, metrics, log });
  const isPublic = mode === 'production' && clientDir !== undefined;
  const stopPictures =
    isPublic && config.pictures.ahead && isLeader(role)
      ? preparePictures(images, { tenants, renderer, data: data.source }, log)
      : () => {};
  const edge =
    isPublic && config.edge ? openEdge(config.edge, { tenants, metrics, log }) : undefined;
  if (edge) data.follow(edge.purgeData);
  let ready = true;
  const app = createApp({
    tenants,
    data: data.source,
    log,
    metrics,
    forms: {
      leads,
      secrets,
      lenderOf,
      valuationsOf: httpValuations(config.valuation),
      log,
      onLeadLost: metrics.lostLead,
      redis,
      captcha,
    },
    renderer,
    images,
    build: build.server,
    clientFiles,
    mode,
    previewScript,
    findingsOf:
      mode === 'preview'
        ? (await import('./preview/preview-checks.ts')).previewChecks(() => new Date())
        : undefined,
    trustProxy: config.trustProxy,
    listTenants: config.listTenants,
    pageCacheMb: config.pageCacheMb,
    sharedCaches: config.edge !== undefined,
    readViewer:
      config.viewerSecrets.length > 0 ? createViewerReader(config.viewerSecrets) : undefined,
    isReady: role?.isServerReady ?? (() => ready),
    development: clientDir === undefined,
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
      stopPictures();
    },
    onContentChange: (listener) => void tenants.onChange(listener),
    async close() {
      stopPictures();
      images.close();
      edge?.close();
      await tenants.close();
      await leads.close();
      await data.close();
      await dataThreads.close();
      redis?.close();
    },
  };
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
