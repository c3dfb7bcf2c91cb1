import {
  isBuiltIn,
  type AnyBlock,
  type BuiltInBlock,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { blocksOfComponent } from '@forecourt/domain';
import { ComponentBudget } from './component-budget.ts';

type Components = TenantSnapshot['components'];

/** Blocks that each custom component of a page expands to, or its error. */
export type Expansions = ReadonlyMap<AnyBlock, readonly AnyBlock[] | Error>;

interface PageBlocks {
  readonly components: Components;
  readonly blocks: readonly BuiltInBlock[];
  readonly expansions: Expansions;
}

const cache = new WeakMap<Page, PageBlocks>();

/** Returns the blocks of a page, cached because pages are immutable. */
function read(page: Page, components: Components): PageBlocks {
  const cached = cache.get(page);
  if (cached?.components === components) return cached;
  const expansions = new Map<AnyBlock, readonly AnyBlock[] | Error>();
  const budget = new ComponentBudget();
  const expand = (block: AnyBlock): readonly AnyBlock[] => {
    const { name, props } = componentOf(block);
    try {
      const blocks = budget.spend(() => blocksOfComponent(name, props, components));
      expansions.set(block, blocks);
      return blocks;
    } catch (error) {
      // Rendering reports it.
      expansions.set(block, error instanceof Error ? error : new Error(String(error)));
      return [];
    }
  };
  const result = { components, blocks: collectBlocks(page.blocks, expand), expansions };
  cache.set(page, result);
  return result;
}

/** Returns every block of a page, including nested ones, with custom components expanded. */
export const blocksOf = (page: Page, components: Components): readonly BuiltInBlock[] =>
  read(page, components).blocks;

/** Returns the expansions of the page's custom components. */
export const expansionsOf = (page: Page, components: Components): Expansions =>
  read(page, components).expansions;

/** Returns name and props of a custom component, in either of its two spellings. */
function componentOf({ type, data }: AnyBlock) {
  const { name, props = {} } = (
    type === 'customComponent' ? data : { name: type, props: data }
  ) as { readonly name: string; readonly props?: Readonly<Record<string, unknown>> };
  return { name, props };
}

const isBlock = (value: object): value is AnyBlock =>
  'type' in value && typeof value.type === 'string' && 'data' in value;

function collectBlocks(
  value: unknown,
  expand: (block: AnyBlock) => readonly AnyBlock[],
  found: BuiltInBlock[] = [],
): readonly BuiltInBlock[] {
  if (value === null || typeof value !== 'object') return found;
  if (!isBlock(value)) {
    for (const member of Object.values(value)) collectBlocks(member, expand, found);
  } else if (value.type === 'customComponent' || !isBuiltIn(value)) {
    collectBlocks(expand(value), expand, found);
  } else {
    found.push(value);
    collectBlocks(value.data, expand, found);
  }
  return found;
}
