import type { RequestListener } from 'node:http';
import { leadsFile } from '@forecourt/leads';
import type { Logger } from 'pino';
import { causeOf } from './log/cause.ts';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { composeData } from './data/compose-data.ts';
import { openDataThreads } from './data-threads/open-data-threads.ts';
import { httpLenders } from './leads/lenders.ts';
import { httpValuations } from './leads/valuations.ts';
import { composePictures } from './images/compose-pictures.ts';
import { configuredTurnstile } from './captcha/configured-captcha.ts';
import { reportFullDisk } from './settings/disk-space.ts';
import { openEdge } from './edge/open-edge.ts';
import { openRedis } from './limits/open-redis.ts';
import { warnOfUnknownSettings } from './settings/known-settings.ts';
import { redisFaults } from './limits/redis-faults.ts';
import { warnOfUnconfirmed, warnOfUndelivered } from './leads/undelivered.ts';
import { confirmationOf } from './leads/confirmation-of.ts';
import { openLeadService } from './leads/lead-service.ts';
import { retentionPolicies } from './leads/retention-policies.ts';
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts';
import { createReactPageRenderer, type PageScripts } from './pages/react-page-renderer.ts';
import { createLogger } from './log/logger.ts';
import { logSecretCounts, readSecrets } from './settings/secrets.ts';
import { builtPreviewScript } from './preview/built-script.ts';
import { storeBuildFiles } from './http/static-build.ts';
import { warnOfUnknownTenants } from './tenants/unknown-tenants.ts';
import { lastGoodFolder, tenantFolder } from './tenants/tenant-folder.ts';
import { createViewerReader } from './http/viewer-cookie.ts';

/** A site that is ready to listen. */
export interface Site {
  readonly app: RequestListener;
  readonly log: Logger;
  readonly metrics: SiteMetrics;
  readonly tenantCount: () => number;
  /** Makes `/readyz` answer 503 from now on. */
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
  /** Scripts of pages; from the build's manifest if left out. */
  readonly scripts?: PageScripts;
  /** Address of the preview's script; from the build's manifest if left out. */
  readonly previewScript?: string;
}

/** Composes the site's services and adapters. */
export async function compose(config: Config, build: Build): Promise<Site> {
  const { dataDir, mode } = config;
  const { clientDir } = build;
  const log = createLogger(config.logLevel);
  warnOfUnknownSettings(config.unknown, log);
  logSecretCounts(config, log);
  await reportFullDisk(dataDir, log);
  const dataThreads = openDataThreads(log, {
    tenantsDir: config.tenantsDir,
    copiesDir: mode === 'production' ? lastGoodFolder(dataDir) : undefined,
  });
  const tenants = await tenantFolder(config, log, dataThreads);
  const data = await composeData(config.data, log, { ask: dataThreads.ask });
  const clientFiles = clientDir
    ? { clientDir, ...(await earlierFiles(clientDir, dataDir, log)) }
    : undefined;
  const previewScript = build.previewScript ?? (await builtPreviewScript(clientDir));
  const scripts = build.scripts ?? scriptsOf(build.server);
  const metrics = createSiteMetrics();
  const isEmbedded = config.data.databaseUrl === undefined;
  const secrets = await readSecrets(
    config.secrets,
    dataDir,
    isEmbedded ? leadsFile(dataDir) : undefined,
  );
  const lenderOf = httpLenders(config.lender);
  const leads = await openLeadService({
    databaseUrl: config.data.databaseUrl,
    dataDir,
    secrets,
    config: config.leads,
    onAccepted: metrics.acceptedLead,
    confirmationOf: (lead) => {
      const tenant = tenants.all().find(({ slug }) => slug === lead.tenant);
      // Another server may have the tenant, or this one later: the delivery is tried again.
      if (!tenant) throw new Error(`no tenant ${lead.tenant}`);
      return confirmationOf(lead, tenant.site);
    },
    // A preview shares the store and does not change its data.
    ...(mode === 'production' && {
      lenderOf,
      retention: () => retentionPolicies(tenants.all()),
    }),
    log,
  });
  metrics.watchDeliveries(leads.counts);
  metrics.watchLeadStore(leads.works);
  metrics.watchContent(() => tenants.health?.() ?? []);
  if (mode === 'production') {
    warnOfUndelivered(tenants.all(), config.leads.destinations, log);
    if (!leads.sendsMail) warnOfUnconfirmed(tenants.all(), log);
  }
  warnOfUnknownTenants(tenants, config, log);
  const captcha =
    config.turnstile &&
    configuredTurnstile(config.turnstile, (reason) =>
      log.warn({ reason }, 'Turnstile did not answer'),
    );
  const redis = config.redisUrl ? openRedis(config.redisUrl, redisFaults(log)) : undefined;
  const renderer = createReactPageRenderer(
    mode === 'preview' ? { ...scripts, always: [...scripts.always, previewScript] } : scripts,
  );
  const pictures = composePictures(config.pictures, { dataDir, metrics, log });
  const isPublic = mode === 'production' && clientDir !== undefined;
  if (isPublic && config.pictures.ahead)
    pictures.makeAhead({ tenants, renderer, data: data.source });
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
    images: pictures.images,
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
    isReady: () => ready,
    development: clientDir === undefined,
  });
  return {
    app,
    log,
    metrics,
    tenantCount: () => tenants.all().length,
    stopping: () => {
      ready = false;
      pictures.stopAhead();
    },
    onContentChange: (listener) => void tenants.onChange(listener),
    async close() {
      pictures.close();
      edge?.close();
      await tenants.close();
      await leads.close();
      await data.close();
      await dataThreads.close();
      redis?.close();
    },
  };
}

/**
 * Stores the build's files. If the data folder is not writable, pages are still served; only older
 * ones lose their islands.
 */
async function earlierFiles(clientDir: string, dataDir: string, log: Logger) {
  try {
    return { earlierDir: await storeBuildFiles(clientDir, dataDir, new Date()) };
  } catch (error) {
    log.warn(causeOf(error), 'the data folder cannot be written');
    return {};
  }
}

const scriptsOf = ({ assets }: ServerBuild): PageScripts => ({
  islandEntry: assets.entry.module,
  always: [],
});
