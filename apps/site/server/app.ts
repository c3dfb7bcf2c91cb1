import type { RequestListener } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import './http/locals.ts';
import { apiRoute } from './api/api-route.ts';
import type { After } from './limits/timer.ts';
import type { DealerDataSource } from './data/dealer-data.ts';
import { createFailureLog } from './data/failure-log.ts';
import { robots } from './discovery/robots.ts';
import { sitemaps } from './discovery/sitemap.ts';
import { serverError } from './pages/server-error.ts';
import { favicon } from './http/favicon.ts';
import { createForms, type FormsOptions } from './forms/form-routes.ts';
import { financeCalls } from './api/finance-calls.ts';
import { health, readiness } from './http/health.ts';
import { imageRoute } from './images/image-route.ts';
import type { ImageService } from './images/image-service.ts';
import { measuredCache, measuredFailures, measuredResponder } from './metrics/measured.ts';
import { measureAnswer } from './metrics/request-metrics.ts';
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts';
import { onlyOwnTargets } from './http/request-target.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { createPageResponder } from './pages/page-responder.ts';
import { pageRoute } from './pages/page-route.ts';
import { warmPages } from './pages/warm-pages.ts';
import type { FindingsOf } from './preview/preview-checks.ts';
import { onlyCalendarDays, previewRoute } from './preview/preview-route.ts';
import { previewPath } from './preview/preview-state.ts';
import { logAnswer } from './http/request-log.ts';
import { answerRecorder, recordRequests } from './http/request-record.ts';
import { securityHeaders } from './http/security-headers.ts';
import { styleRoute, stylesPath } from './pages/style-route.ts';
import { speculationRules, speculationRulesPath } from './http/speculation-rules.ts';
import { staticBuild, type StaticBuildOptions } from './http/static-build.ts';
import { tenantAssets } from './tenants/tenant-assets.ts';
import { tenantByHost } from './tenants/tenant-host.ts';
import type { TenantSource } from './tenants/tenant-source.ts';
import type { ReadViewer } from './http/viewer-cookie.ts';

/** Parts of the app; `composition.ts` chooses them. */
export interface AppOptions {
  readonly tenants: TenantSource;
  readonly renderer: PageRenderer;
  readonly data: DealerDataSource;
  /** Timer for the timeout of the dealer's data; the system's timer if left out. */
  readonly after?: After;
  /** Forms and their leads; without them posts are rejected. */
  readonly forms?: FormsOptions;
  /** Reads the signed-in visitor; nobody is signed in without it. */
  readonly readViewer?: ReadViewer;
  readonly images: ImageService;
  readonly log: Logger;
  /** Metrics of the server; a new set if left out. */
  readonly metrics?: SiteMetrics;
  /** React Router's build: routes, entry, manifest. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folders of the client build; left out in development, where Vite serves its files. */
  readonly clientFiles?: StaticBuildOptions;
  readonly mode?: 'production' | 'preview';
  /** Address of the preview's script; preview only. */
  readonly previewScript?: string;
  /** Express's `trust proxy`. */
  readonly trustProxy?: boolean | number | string;
  /** Findings that the preview shows; those of the snapshots if left out. */
  readonly findingsOf?: FindingsOf;
  /** Lists the tenants at bare `localhost`. */
  readonly listTenants?: boolean;
  readonly pageCacheMb?: number;
  /** True if shared caches such as a CDN may store pages; false if left out. */
  readonly sharedCaches?: boolean;
  /** False while the server starts and shuts down. */
  readonly isReady?: () => boolean;
  readonly now?: () => Date;
  readonly development?: boolean;
}

/** Builds the app: cached pages first, then Express with its middleware in this order. */
export function createApp(options: AppOptions): RequestListener {
  const { tenants, renderer, data, after, log, development = false, mode = 'production' } = options;
  const { trustProxy = false, now = () => new Date(), isReady = () => true } = options;
  const { metrics = createSiteMetrics(), readViewer } = options;
  const cached = mode === 'production' && !development;
  const logFailure = measuredFailures(createFailureLog(now), metrics);
  const cache = createPageCache(cached ? (options.pageCacheMb ?? 64) : 0);
  const responder = measuredResponder(
    createPageResponder({
      renderer,
      data,
      cache,
      logFailure,
      after,
      captcha: options.forms?.captcha?.setting,
      mode,
      now,
      development,
    }),
    metrics,
  );

  const record = answerRecorder([
    (answered) => logAnswer(log, answered),
    (answered) => measureAnswer(metrics, answered),
  ]);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');

  app.use(recordRequests(record, { log, trustProxy: trustProxy !== false }));
  app.use(onlyOwnTargets);
  app.use(securityHeaders);
  app.get('/healthz', health);
  app.get(
    '/readyz',
    readiness(() => isReady() && tenants.all().length > 0 && !tenants.isStarting?.()),
  );

  app.use(tenantByHost({ tenants, listTenants: options.listTenants ?? false }));

  if (options.clientFiles) app.use('/_build', staticBuild(options.clientFiles));
  app.get(speculationRulesPath, speculationRules);
  app.get('/favicon.ico', favicon);
  app.use(stylesPath, styleRoute(renderer));
  app.get('/assets/*path', tenantAssets);
  app.use(imageRoute(options.images, renderer.imageWidths));

  app.get('/robots.txt', robots(mode));
  app.use(sitemaps({ data, logFailure, after }));
  if (options.forms) {
    const { leads, lenderOf = () => undefined } = options.forms;
    const parts = { responder, data, logFailure, after, readViewer, now };
    const { routes, steps, posts } = createForms(options.forms, parts);
    app.use(financeCalls({ ...parts, steps, posts, lenderOf, handOff: leads.handOff }));
    app.use(routes);
  }
  app.use(
    '/api',
    apiRoute({
      data,
      logFailure,
      after,
      redis: options.forms?.redis,
    }),
  );

  if (mode === 'preview') {
    const script = options.previewScript ?? '';
    const { findingsOf } = options;
    app.use(previewPath, previewRoute({ tenants, responder, script, findingsOf, development }));
    app.use(onlyCalendarDays);
  }
  app.use(
    pageRoute({
      renderer,
      responder,
      data,
      cache: measuredCache(cache, metrics),
      build: options.build,
      readViewer,
      now,
      development,
      sharedCaches: cached && (options.sharedCaches ?? false),
      preview: mode === 'preview',
    }),
  );
  app.use(serverError(responder));
  return warmPages({
    app,
    tenants,
    renderer,
    data,
    cache,
    record,
    now,
    trustProxy: trustProxy !== false,
    onHit: (tenant) => metrics.lookedUp(tenant, true),
  });
}
