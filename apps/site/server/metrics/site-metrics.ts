import type { PictureMetrics } from '../images/compose-pictures.ts';
import type { PurgeMetrics } from '../edge/open-edge.ts';
import type { ContentHealth } from '../tenants/tenant-source.ts';
import { leadMetrics, type LeadMetrics } from './lead-metrics.ts';
import { pageMetrics, secondsBuckets, type PageMetrics } from './page-metrics.ts';
import type { MetricValues } from './summed-metrics.ts';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { watchContent, watchDisk, watchPictures, watchPurges } from './gauges.ts';

/** Metrics of a running server. No label contains a visitor's input. */
export interface SiteMetrics extends PageMetrics, PictureMetrics, PurgeMetrics, LeadMetrics {
  /** Counts a request that was answered, or aborted by the visitor. */
  readonly answered: (request: {
    readonly tenant: string;
    readonly area: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** Counts a request that was refused before the app could see it. */
  readonly refused: (status: number) => void;
  /** Includes the health of each tenant's content in every scrape from now on. */
  readonly watchContent: (
    health: () => readonly ContentHealth[],
    isReadable: () => boolean,
  ) => void;
  /** Includes the state of the data folder's disk in every scrape from now on. */
  readonly watchDisk: (hasRoom: () => Promise<boolean>) => void;
  /** Returns all values, for the sum of several processes. */
  readonly values: () => Promise<MetricValues>;
  /** Returns all metrics in Prometheus's text format. */
  readonly text: () => Promise<string>;
  /** Media type of that text. */
  readonly contentType: string;
}

/**
 * Creates the metrics of one server, with a registry of their own.
 * @param now milliseconds since 1970
 */
export function createSiteMetrics(now: () => number = Date.now): SiteMetrics {
  const register = new Registry();
  const registers: [Registry] = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'forecourt_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['tenant', 'area', 'method', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  const unread = new Counter({
    name: 'forecourt_requests_refused_total',
    help: 'Requests that could not be read (malformed, too large, too slow), by status.',
    labelNames: ['status'],
    registers,
  });
  const pictures = new Counter({
    name: 'forecourt_picture_renditions_total',
    help: 'Renditions of pictures attempted, for visitors or ahead of them: made, failed or timed-out.',
    labelNames: ['lane', 'result'],
    registers,
  });

  const purges = new Counter({
    name: 'forecourt_cdn_purges_total',
    help: 'Purge requests to shared caches, by result: purged or failed; failed ones are repeated.',
    labelNames: ['result'],
    registers,
  });

  return {
    ...pageMetrics(registers),
    ...leadMetrics(registers, now),
    purged: (result) => purges.inc({ result }),
    answered: ({ tenant, area, method, status, seconds: time }) =>
      requests.observe({ tenant, area, method, status: String(status) }, time),
    refused: (status) => unread.inc({ status: String(status) }),
    encodedPicture: (lane, result) => pictures.inc({ lane, result }),
    watchPurges: (waiting) => watchPurges(registers, waiting),
    watchPictures: (pictureQueue) => watchPictures(registers, pictureQueue),
    watchContent: (health, isReadable) => watchContent(registers, health, isReadable),
    watchDisk: (hasRoom) => watchDisk(registers, hasRoom),
    values: () => register.getMetricsAsJSON(),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
