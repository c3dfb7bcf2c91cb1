import { errorFinding } from '@forecourt/block-schemas';
import type { AnyBlock, BrandModelsData, Finding, Model } from '@forecourt/block-schemas';
import { hasQuote, modelSlug, shownModels } from '@forecourt/domain';
import { isObject } from '@forecourt/json';
import type { LinkTargets } from './link-targets.ts';
import { checkLink } from './links.ts';

/** Properties of a block that decide which pages a model range leads to. */
type RangeChoice = Pick<BrandModelsData, 'manufacturer' | 'models' | 'quoteHref'>;

const orderPage = '/models/order-now';

/** True for a string, and for one that is left out. */
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Returns the choice of a model range as the value of a reference; undefined for other blocks. */
export function modelPagesOf({ type, data }: AnyBlock): string | undefined {
  if (type !== 'brandModels') return undefined;
  const { manufacturer, models, quoteHref } = data as RangeChoice;
  // Which models are meant by values of another type is unknown; validation reports them.
  if (!isText(manufacturer) || (models !== undefined && !Array.isArray(models))) return undefined;
  return JSON.stringify({ manufacturer, models, quoteHref } satisfies RangeChoice);
}

const isModel = (entry: unknown): entry is Model =>
  isObject(entry) &&
  typeof entry.slug === 'string' &&
  typeof entry.name === 'string' &&
  isText(entry.manufacturer_name);

/**
 * Checks that the pages exist that the cards and quote buttons of a model range lead to; one finding
 * stands for all of them. A `quoteHref` of the block's own is a reference by itself.
 */
export function checkModelPages(
  value: string,
  pointer: string,
  targets: LinkTargets,
): Finding | undefined {
  const { data, site } = targets.snapshot;
  const list: unknown = data.get('models')?.value;
  // The models of a dashboard are not known here.
  if (site.integrations?.dashboardHost !== undefined || !Array.isArray(list)) return undefined;
  const { manufacturer, models, quoteHref } = JSON.parse(value) as RangeChoice;
  const { excludedModels: excluded, hybridSlug: hiddenHybrid } = site.settings ?? {};
  const shown = shownModels((list as unknown[]).filter(isModel), {
    excluded,
    hiddenHybrid,
    manufacturer,
    models,
  });
  const isMissing = (path: string) => checkLink(path, pointer, targets)?.rule === 'link-target';
  const missing = shown.map((model) => `/models/${modelSlug(model)}`).filter(isMissing);
  const isOrderMissing = quoteHref === undefined && shown.some(hasQuote) && isMissing(orderPage);
  const parts = [
    ...(missing.length > 0
      ? [
          `${missing.length} of ${shown.length} models have no page, the first is "${missing[0]}"; add a page with each path, or list the models to show in "models"`,
        ]
      : []),
    ...(isOrderMissing
      ? [
          `the quote buttons lead to "${orderPage}", which is no page; add it, or name a page with a form in "quoteHref"`,
        ]
      : []),
  ];
  if (parts.length === 0) return undefined;
  const paths = [...missing, ...(isOrderMissing ? [orderPage] : [])];
  const [path, ...others] = paths;
  const about = path !== undefined && others.length === 0 ? { path } : undefined;
  return errorFinding('link-target', pointer, parts.join('; '), undefined, about);
}
