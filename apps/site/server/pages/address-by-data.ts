import type { TenantSnapshot } from '@forecourt/block-schemas';
import { categoryKey, modelSlug, notSold, pageAt, platformPages } from '@forecourt/domain';
import { isSourceFailure } from '@forecourt/dealership';
import type { SourceQuestions } from '../data/source-questions.ts';
import type { PageAddress } from './page-address.ts';

const modelPath = /^\/models\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/i;
const testDrivePath = /^\/book-test-drive\/([^/]{1,100})\/?$/i;

/** Returns true if the target of a path depends on the dealer's data. */
export const dependsOnData = (pathname: string): boolean =>
  modelPath.test(pathname) || testDrivePath.test(pathname);

/**
 * Completes an address with the dealer's data: the old name of a model redirects to the page under
 * its new one, and `/book-test-drive/{make}` is the test drive's page with the make filled in.
 * @param address the address from the tenant's pages alone, which is returned if data can't be
 * read.
 */
export async function addressByData(
  address: PageAddress,
  pathname: string,
  tenant: TenantSnapshot,
  questions: SourceQuestions,
): Promise<PageAddress> {
  const model = modelPath.exec(pathname)?.[1];
  if (model !== undefined) return renamedModel(address, model.toLowerCase(), tenant, questions);
  const make = testDrivePath.exec(pathname)?.[1];
  const page = make === undefined ? undefined : pageAt(tenant, platformPages.testDrive);
  if (make === undefined || page === undefined || address.kind !== 'missing') return address;
  const name = await knownMake(make, questions);
  // A temporary redirect, since a make that isn't in stock today may be tomorrow.
  return name === undefined
    ? { kind: 'redirect', path: page.page.path, status: 302 }
    : { kind: 'page', entry: page, given: { make: name } };
}

async function renamedModel(
  address: PageAddress,
  slug: string,
  tenant: TenantSnapshot,
  { data, budget, onFailure }: SourceQuestions,
): Promise<PageAddress> {
  try {
    const model = await budget.wait('models', () => data.models.bySlug(slug));
    if (model === undefined || modelSlug(model) === slug) return address;
    const page = pageAt(tenant, `/models/${modelSlug(model)}`);
    return page ? { kind: 'redirect', path: page.page.path, status: 301 } : address;
  } catch (error) {
    if (!isSourceFailure(error)) throw error;
    onFailure('models', error);
    return address;
  }
}

/** Returns the spelling of a make that the dealer sells new or has in stock. */
async function knownMake(
  part: string,
  { data, budget, onFailure }: SourceQuestions,
): Promise<string | undefined> {
  const wanted = categoryKey(decoded(part));
  const ask = async (source: string, names: () => Promise<readonly string[]>) => {
    try {
      return await budget.wait(source, names);
    } catch (error) {
      if (!isSourceFailure(error)) throw error;
      onFailure(source, error);
      return [];
    }
  };
  const names = await Promise.all([
    ask('models', async () =>
      (await data.models.all()).flatMap(({ manufacturer_name: make }) => make ?? []),
    ),
    ask('search', async () => {
      const params = { facets: ['make'], facetFilters: [notSold], hitsPerPage: 0 };
      const { results } = await data.search.search([{ indexName: 'cars', params }]);
      return Object.keys(results[0]?.facets.make ?? {});
    }),
  ]);
  return names.flat().find((name) => categoryKey(name) === wanted);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
