import { blockTraits, isBlockType, annotatedContent } from '@forecourt/block-schemas';
import type { Page } from '@forecourt/block-schemas';
import { pagePath } from '@forecourt/content';
import { byText, isObject, listOf, scalarText } from '@forecourt/json';
import { asMarkdown } from './entry.ts';
import type { Entry, NameContext } from './entry.ts';

/** Returns the parameters that the blocks of a page read, each with the data that has its values: `cars.make`, or ''. */
function parametersOf(page: Page): ReadonlyMap<string, string> {
  const types = new Set(annotatedContent(page).blocks.map(({ block }) => block.type));
  return new Map(
    [...types]
      .filter((type) => isBlockType(type))
      .flatMap((type) => Object.entries(blockTraits[type].query ?? {})),
  );
}

/** Returns the values of a member of the tenant's data, each once. */
function valuesOf({ snapshot }: NameContext, source: string): readonly string[] {
  const [file = '', member = ''] = source.split('.');
  const values = listOf(snapshot?.data.get(file)?.value).flatMap((entry) => {
    const value = isObject(entry) ? entry[member] : undefined;
    return Array.isArray(value) ? value.map(scalarText) : scalarText(value);
  });
  return [...new Set(values)].filter((value) => value !== '').toSorted(byText);
}

/**
 * Returns completions of a link's query: the parameters that blocks of the page read, and their values
 * in the tenant's data.
 * @returns undefined for a link without a query, or to no page.
 */
export function queryEntries(context: NameContext, typed: string): readonly Entry[] | undefined {
  // In mark-up, parameters are separated by &amp;.
  const [, before = '', path = '', name = '', value] =
    /^(([^?#]*)\?(?:[^#]*&(?:amp;)?)?)([^&=#]*)(?:=([^&#]*))?$/.exec(typed) ?? [];
  const page = context.snapshot?.pages.get(pagePath(path))?.page;
  if (before === '' || page === undefined) return undefined;
  const parameters = parametersOf(page);
  if (value === undefined)
    return [...parameters.keys()].map((each) => ({
      value: `${before}${each}=`,
      name: each,
      about: `A parameter that blocks of **${asMarkdown(page.title)}** read`,
    }));
  return valuesOf(context, parameters.get(name) ?? '').map((each) => ({
    value: `${before}${name}=${encodeURIComponent(each)}`,
    name: each,
  }));
}
