import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import './http/locals.ts';
import { createServices, type AppOptions, type AppServices } from './app-services.ts';
import { apiRoute } from './api/api-route.ts';
import { robots } from './discovery/robots.ts';
import { sitemaps } from './discovery/sitemap.ts';
import { serverError } from './pages/server-error.ts';
import { favicon } from './http/favicon.ts';
import { createForms } from './forms/form-routes.ts';
import { financeCalls } from './api/finance-calls.ts';
import { health, readiness } from './http/health.ts';
import { imageRoute } from './images/image-route.ts';
import { measuredCache } from './metrics/measured.ts';
import { measureAnswer } from './metrics/request-metrics.ts';
import { onlyOwnTargets } from './http/request-target.ts';
import { pageRoute } from './pages/page-route.ts';
import { warmPages } from './pages/warm-pages.ts';
import { onlyCalendarDays, previewRoute } from './preview/preview-route.ts';
import { previewPath } from './preview/preview-state.ts';
import { logAnswer } from './http/request-log.ts';
import { answerRecorder, recordRequests } from './http/request-record.ts';
import { securityHeaders } from './http/security-headers.ts';
import { styleRoute, stylesPath } from './pages/style-route.ts';
import { speculationRules, speculationRulesPath } from './http/speculation-rules.ts';
import { staticBuild } from './http/static-build.ts';
import { tenantAssets } from './tenants/tenant-assets.ts';
import { tenantByHost } from './tenants/tenant-host.ts';

/** Builds the app: cached pages first, then Express with its middleware in this order. */
export function createApp(options: AppOptions): RequestListener {
  const { tenants, renderer, data, log, trustProxy = false } = options;
  const services = createServices(options);
  const { metrics, cache, now } = services;
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
  addHealth(app, options);
  app.use(tenantByHost(options));
  addFiles(app, options);
  addCalls(app, options, services);
  addPages(app, options, services);
  app.use(serverError(services.responder));
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

/** Adds the checks of load balancers, which name no tenant. */
function addHealth(app: Express, { tenants, isReady = () => true }: AppOptions): void {
  app.get('/healthz', health);
  app.get(
    '/readyz',
    readiness(() => isReady() && tenants.all().length > 0 && !tenants.isStarting?.()),
  );
}

/** Adds what browsers load besides pages: scripts, styles, assets and images. */
function addFiles(app: Express, { renderer, images, clientFiles }: AppOptions): void {
  if (clientFiles) app.use('/_build', staticBuild(clientFiles));
  app.get(speculationRulesPath, speculationRules);
  app.get('/favicon.ico', favicon);
  app.use(stylesPath, styleRoute(renderer));
  app.get('/assets/*path', tenantAssets);
  app.use(imageRoute(images, renderer.imageWidths));
}

/** Adds what crawlers, forms and other programs call. */
function addCalls(app: Express, options: AppOptions, services: AppServices): void {
  const { data, after, forms, readViewer } = options;
  const { logFailure, responder, mode, now } = services;
  app.get('/robots.txt', robots(mode));
  app.use(sitemaps({ data, logFailure, after }));
  if (forms) {
    const { leads, lenderOf = () => undefined } = forms;
    const parts = { responder, data, logFailure, after, readViewer, now };
    const { routes, steps, posts } = createForms(forms, parts);
    app.use(financeCalls({ ...parts, steps, posts, lenderOf, handOff: leads.handOff }));
    app.use(routes);
  }
  app.use('/api', apiRoute({ data, logFailure, after, redis: forms?.redis }));
}

/** Adds the preview, if the server is one, and every page. */
function addPages(app: Express, options: AppOptions, services: AppServices): void {
  const { tenants, renderer, data, build, findingsOf, readViewer, previewScript = '' } = options;
  const { metrics, cache, isCached, responder, mode, now, development } = services;
  if (mode === 'preview') {
    const preview = { tenants, responder, script: previewScript, findingsOf, development };
    app.use(previewPath, previewRoute(preview));
    app.use(onlyCalendarDays);
  }
  app.use(
    pageRoute({
      renderer,
      responder,
      data,
      cache: measuredCache(cache, metrics),
      build,
      readViewer,
      now,
      development,
      sharedCaches: isCached && (options.sharedCaches ?? false),
      preview: mode === 'preview',
    }),
  );
}
