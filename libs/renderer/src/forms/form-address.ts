import {
  isFormBlock,
  type FormCategory,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { pageAt } from '@forecourt/domain';
import { formKind } from '@forecourt/forms';
import { freeAnchor } from '../context/free-anchor.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';

type FormTenant = Pick<TenantSnapshot, 'pages' | 'components' | 'redirects'>;

/**
 * Returns the fragment of a page's form: of the first in one of the categories, else of the first;
 * undefined for a page without forms.
 */
function formFragment(
  page: Page,
  { components }: FormTenant,
  categories: readonly FormCategory[],
): string | undefined {
  const blocks = blocksOf(page, components);
  const taken = new Set(blocks.map(({ id }) => id));
  const forms = blocks.filter(isFormBlock).map(({ id, data }) => {
    const anchor = id ?? freeAnchor('form', taken);
    taken.add(anchor);
    return { anchor, category: formKind(data).category };
  });
  return (forms.find(({ category }) => categories.includes(category)) ?? forms[0])?.anchor;
}

/** Adds values to the query of a path, before its fragment. */
function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const [address = '', ...fragment] = path.split('#');
  const query = new URLSearchParams(values);
  const separator = address.includes('?') ? '&' : '?';
  return [`${address}${separator}${query}`, ...fragment].join('#');
}

/**
 * Returns the address of the form on a page of the tenant, filled in with values; undefined if there
 * is no such page, nor one to which it has moved. A path with a fragment keeps it.
 * @param path path of the page, with or without a closing slash
 * @param categories categories of the wanted form
 */
export function formAddress(
  path: string,
  tenant: FormTenant,
  categories: readonly FormCategory[],
  values: Readonly<Record<string, string>>,
): string | undefined {
  const found = pageAt(tenant, path);
  if (!found) return undefined;
  const fragment = formFragment(found.page, tenant, categories);
  const { path: own } = found.page;
  return withQuery(fragment === undefined ? own : `${own}#${fragment}`, values);
}

/**
 * Returns the address of the form that a link of the settings leads to, filled in with values: on one
 * of the tenant's pages, or wherever else the link leads.
 */
export const linkedForm = (
  href: string,
  tenant: FormTenant,
  categories: readonly FormCategory[],
  values: Readonly<Record<string, string>>,
): string => formAddress(href, tenant, categories, values) ?? withQuery(href, values);
