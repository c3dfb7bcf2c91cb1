import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper bounds of the buckets of durations, in seconds. */
export const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10];

/** Metrics of pages: the cache, their rendering, and the sources of their data. */
export interface PageMetrics {
  /** Counts a lookup in the page cache. */
  readonly lookedUp: (tenant: string, found: boolean) => void;
  /** Measures the rendering of a page, its data included. */
  readonly rendered: (tenant: string, seconds: number) => void;
  /** Counts a failure of a source of the dealer's data. */
  readonly unanswered: (tenant: string, source: string) => void;
}

/** Creates the metrics of pages. */
export function pageMetrics(registers: Registry[]): PageMetrics {
  const lookups = new Counter({
    name: 'forecourt_page_cache_lookups_total',
    help: 'Lookups in the page cache, by result.',
    labelNames: ['tenant', 'result'],
    registers,
  });
  const pages = new Histogram({
    name: 'forecourt_page_render_duration_seconds',
    help: 'Time to render a page that was not in the cache, its data included.',
    labelNames: ['tenant'],
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_source_failures_total',
    help: 'Questions that a source of the dealer data left without an answer.',
    labelNames: ['tenant', 'source'],
    registers,
  });
  return {
    lookedUp: (tenant, found) => lookups.inc({ tenant, result: found ? 'hit' : 'miss' }),
    rendered: (tenant, time) => pages.observe({ tenant }, time),
    unanswered: (tenant, source) => failures.inc({ tenant, source }),
  };
}
