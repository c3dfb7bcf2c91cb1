import { isSourceFailure } from '@forecourt/dealership';
import compression from 'compression';
import { Router, type Request, type Response } from 'express';
import { startBudget, type Budget } from '../data/budget.ts';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { originOf } from '../http/origin.ts';
import { sendPlain } from '../http/plain-text.ts';
import { carCount, carPaths, pagePaths, renamedModelPaths, staffPaths } from './site-addresses.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Options of {@link sitemaps}. */
export interface SitemapOptions {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
  /** Cars in one sitemap, a multiple of 250; with more the sitemap becomes an index of several. */
  readonly carsPerMap?: number;
}

/**
 * Timeout of a sitemap's data: crawlers wait longer than people, and thousands of cars take many
 * searches.
 */
const budgetMs = 10_000;

/** `/sitemap.xml`, or one of the sitemaps that it lists. */
const address = /^\/(sitemap(?:-pages|-cars-[1-9]\d{0,3})?)\.xml$/;

/**
 * Serves `/sitemap.xml` with every page, person and car for sale of the tenant (WEB-1); with many
 * cars an index of `/sitemap-pages.xml` and `/sitemap-cars-<n>.xml`.
 */
export function sitemaps({ data, logFailure, after, carsPerMap = 10_000 }: SitemapOptions): Router {
  const mapOf = async (name: string, res: Response, origin: string, budget: Budget) => {
    const { tenant } = res.locals;
    const dealer = data.of(tenant);
    const absolute = (paths: readonly string[]) => paths.map((path) => origin + path);
    const pages = async () => {
      const renamed = await renamedModelPaths(tenant, dealer, budget);
      const own = pagePaths(tenant).filter((path) => !renamed.has(path));
      return [...own, ...(await staffPaths(tenant, dealer, budget))];
    };
    const cars = (part: number) => carPaths(dealer, budget, (part - 1) * carsPerMap, carsPerMap);

    if (name === 'sitemap-pages') return urlSet(absolute(await pages()));
    const parts = Math.ceil((await carCount(dealer, budget)) / carsPerMap);
    if (name === 'sitemap') {
      if (parts <= 1) return urlSet(absolute([...(await pages()), ...(await cars(1))]));
      const names = Array.from({ length: parts }, (_, part) => `sitemap-cars-${part + 1}`);
      return sitemapIndex(absolute(['sitemap-pages', ...names].map((each) => `/${each}.xml`)));
    }
    const part = Number(name.slice('sitemap-cars-'.length));
    return part <= parts ? urlSet(absolute(await cars(part))) : undefined;
  };

  const router = Router({ caseSensitive: true });
  router.get(address, compression(), async (req: Request, res: Response, next) => {
    const { tenant, log } = res.locals;
    const budget = startBudget(after, budgetMs);
    try {
      const xml = await mapOf(req.params[0] as string, res, originOf(req, tenant), budget);
      if (xml === undefined) next();
      else res.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(xml);
    } catch (error) {
      if (!isSourceFailure(error)) throw error;
      logFailure(log, tenant.slug, error.source, error);
      sendPlain(res.set('Retry-After', '300'), 503, 'Not available just now');
    } finally {
      budget.close();
    }
  });
  return router;
}
