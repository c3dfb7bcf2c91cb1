import { isObject, parentPointer, pointerTokens, resolvePointer } from '@forecourt/json';
import type { Page } from '@forecourt/block-schemas';

/** Type given to blocks without one. */
const nameless = 'nameless';

/**
 * Replaces invalid entries of a page's block lists (null, a number, a block without type or data) by
 * placeholder blocks, so that traversals of the page meet blocks only. They count as broken and are
 * never rendered. Changes the page in place.
 * @param pointers of the broken blocks, outer ones before nested ones.
 */
export function completeBlocks(page: Page, pointers: readonly string[]): void {
  for (const pointer of pointers) {
    const tokens = pointerTokens(pointer);
    const parent = resolvePointer(page, parentPointer(pointer));
    const at = Number(tokens.at(-1));
    if (!Array.isArray(parent)) continue;
    const block: unknown = parent[at];
    const { type, data, ...rest } = isObject(block) ? block : {};
    if (typeof type === 'string' && isObject(data)) continue;
    parent[at] = {
      ...rest,
      type: typeof type === 'string' ? type : nameless,
      data: isObject(data) ? data : {},
    };
  }
}
