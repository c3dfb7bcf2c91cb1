import type { Car, TenantSnapshot } from '@forecourt/block-schemas';
import { maxHits, modelSlug, notSold, profileMembers } from '@forecourt/domain';
import type { Budget } from '../data/budget.ts';
import type { DealerData } from '../data/dealer-data.ts';

/** Returns the paths of the pages that search engines may show, in order. */
export function pagePaths({ pages }: TenantSnapshot): readonly string[] {
  return [...pages.values()]
    .map(({ page }) => page)
    .filter(({ path, seo, blocks }) => {
      const isElsewhere = seo?.canonical !== undefined && seo.canonical !== path;
      // Thank-you pages are only for visitors who sent a form.
      return !seo?.noindex && !isElsewhere && !blocks.some(({ type }) => type === 'success');
    })
    .map(({ path }) => path)
    .sort();
}

/** Returns the paths of the people who have a page. @throws SourceFailure */
export async function staffPaths(
  { site }: TenantSnapshot,
  data: DealerData,
  budget: Budget,
): Promise<readonly string[]> {
  if (site.featureFlags?.removeProfilePages) return [];
  const team = await budget.wait('team', () => data.team.all());
  return profileMembers(team).map(({ slug }) => `/team/${slug}`);
}

const unsold = { facetFilters: [notSold] };

/** Counts the cars for sale. @throws SourceFailure */
export async function carCount(data: DealerData, budget: Budget): Promise<number> {
  const requests = [{ indexName: 'cars', params: { ...unsold, hitsPerPage: 0 } }];
  const { results } = await budget.wait('search', () => data.search.search(requests));
  return results[0]?.nbHits ?? 0;
}

/**
 * Returns the paths of the cars for sale, the newest first.
 * @param from index of the first, counted from 0; a multiple of 250.
 * @param most at most this many; a multiple of 250.
 * @throws SourceFailure
 */
export async function carPaths(
  data: DealerData,
  budget: Budget,
  from: number,
  most: number,
): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let page = from / maxHits; page < (from + most) / maxHits; page++) {
    const params = { ...unsold, hitsPerPage: maxHits, page, attributesToRetrieve: ['slug'] };
    const requests = [{ indexName: 'cars', params }];
    const { results } = await budget.wait('search', () => data.search.search<Car>(requests));
    const hits = results[0]?.hits ?? [];
    paths.push(...hits.map(({ slug }) => `/cars/${slug}`));
    if (hits.length < maxHits) break;
  }
  return paths;
}

/**
 * Returns the paths of model pages that redirect to the page under the model's new name; only that
 * page is listed.
 * @throws SourceFailure
 */
export async function renamedModelPaths(
  { pages }: TenantSnapshot,
  data: DealerData,
  budget: Budget,
): Promise<ReadonlySet<string>> {
  const hasPage = (path: string) => pages.has(path) || pages.has(`${path}/`);
  const models = await budget.wait('models', () => data.models.all());
  return new Set(
    models
      .filter((model) => modelSlug(model) !== model.slug)
      .filter((model) => hasPage(`/models/${modelSlug(model)}`))
      .flatMap(({ slug }) => [`/models/${slug}`, `/models/${slug}/`]),
  );
}
