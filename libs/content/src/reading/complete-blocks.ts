import { pointerTokens, resolvePointer } from '@forecourt/json';
import type { Page } from '@forecourt/block-schemas';

/** What stands in for a block that gives itself no type. */
const nameless = 'nameless';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts a block where a page has something else in a block's place (a null, a number, a block without
 * type or data), so that whoever walks the page meets blocks alone. They are among the broken ones
 * and never drawn. Changes the page, which nobody else has seen yet.
 * @param pointers of the broken blocks, outer ones before what they hold.
 */
export function completeBlocks(page: Page, pointers: readonly string[]): void {
  for (const pointer of pointers) {
    const tokens = pointerTokens(pointer);
    const parent = resolvePointer(page, pointer.slice(0, pointer.lastIndexOf('/')));
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
