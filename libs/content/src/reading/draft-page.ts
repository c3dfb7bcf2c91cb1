import { isObject, pointerTokens } from '@forecourt/json';
import type { Page } from '@forecourt/block-schemas';
import { draftSuppressions } from './draft-suppressions.ts';

const without = (object: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

/** A success message that has at least a category and a list of blocks. */
const completeMessage = (message: unknown) => {
  const { category, blocks, ...rest } = isObject(message) ? message : {};
  return {
    ...rest,
    category: typeof category === 'string' ? category : '',
    blocks: Array.isArray(blocks) ? blocks : [],
  };
};

/** Returns the page without the value at a pointer. Blocks stay, also those of invalid messages. */
function leaveOut(page: Readonly<Record<string, unknown>>, pointer: string) {
  const [name, inner] = pointerTokens(pointer);
  if (name === undefined) return page;
  const value = page[name];
  if (name === 'seo' && inner !== undefined && isObject(value))
    return { ...page, seo: without(value, inner) };
  if (name === 'customSuccessMessages' && Array.isArray(value))
    return { ...page, [name]: value.map(completeMessage) };
  return without(page, name);
}

/**
 * Returns what can be checked of a page whose envelope is invalid: without the invalid parts, and with
 * empty values for those that every page has. Never to be served.
 * @param pointers of the invalid parts.
 * @returns undefined if it is not an object.
 */
export function draftPage(value: unknown, pointers: readonly string[]): Page | undefined {
  if (!isObject(value)) return undefined;
  const { path, title, blocks, ...rest } = pointers.reduce(leaveOut, value);
  const lintIgnore = draftSuppressions(value);
  const page = {
    schemaVersion: 1,
    ...rest,
    lintIgnore,
    path: typeof path === 'string' ? path : '',
    title: typeof title === 'string' ? title : '',
    blocks: Array.isArray(blocks) ? blocks : [],
  };
  return page as unknown as Page;
}
