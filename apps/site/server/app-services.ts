import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { AppSettings } from './config.ts';
import type { DealerDataSource } from './data/dealer-data.ts';
import { createFailureLog } from './data/failure-log.ts';
import type { FormsOptions } from './forms/form-routes.ts';
import type { StaticBuildOptions } from './http/static-build.ts';
import type { ReadViewer } from './http/viewer-cookie.ts';
import type { ImageService } from './images/image-service.ts';
import type { After } from './limits/timer.ts';
import { measuredFailures, measuredResponder } from './metrics/measured.ts';
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { createPageResponder } from './pages/page-responder.ts';
import type { FindingsOf } from './preview/preview-checks.ts';
import type { TenantSource } from './tenants/tenant-source.ts';

/** Parts of the app; `composition.ts` chooses them. */
export interface AppOptions extends Partial<AppSettings> {
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
  /** Findings that the preview shows; those of the snapshots if left out. */
  readonly findingsOf?: FindingsOf;
  /** True if shared caches such as a CDN may store pages; false if left out. */
  readonly sharedCaches?: boolean;
  /** False while the server starts and shuts down. */
  readonly isReady?: () => boolean;
  readonly now?: () => Date;
  readonly development?: boolean;
}

/** Services that several routes of the app share, and options with their defaults. */
export type AppServices = ReturnType<typeof createServices>;

/** Creates the services of an app. */
export function createServices(options: AppOptions) {
  const { renderer, data, after, development = false, mode = 'production' } = options;
  const { now = () => new Date(), metrics = createSiteMetrics() } = options;
  const isCached = mode === 'production' && !development;
  const logFailure = measuredFailures(createFailureLog(now), metrics);
  const cache = createPageCache(isCached ? (options.pageCacheMb ?? 64) : 0);
  const captcha = options.forms?.captcha?.setting;
  const responder = measuredResponder(
    createPageResponder({
      renderer,
      data,
      cache,
      logFailure,
      after,
      captcha,
      mode,
      now,
      development,
    }),
    metrics,
  );
  return { metrics, logFailure, cache, isCached, responder, mode, now, development };
}
