import {
  isBlockType,
  type AnyBlock,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { blocksOfComponent } from './index.ts';
import { ComponentBudget } from './component-budget.ts';

type Components = TenantSnapshot['components'];

const isBlock = (value: object): value is AnyBlock =>
  'type' in value && typeof value.type === 'string' && 'data' in value;

/** Blocks that a component stands for; none if it can't be drawn, which drawing will tell. */
function componentBlocks(
  { type, data }: AnyBlock,
  components: Components,
  budget: ComponentBudget,
): readonly AnyBlock[] {
  const given = type === 'customComponent' ? data : { name: type, props: data };
  try {
    const { name, props = {} } = given as { name: string; props?: Record<string, never> };
    return budget.spend(() => blocksOfComponent(name, props, components));
  } catch {
    return [];
  }
}

const known = new WeakMap<
  Page,
  { readonly components: Components; readonly blocks: readonly AnyBlock[] }
>();

/**
 * Every block of a page: nested ones too, and those that components stand for. A page never changes,
 * so they are looked for once, however often it is drawn.
 */
export function blocksOf(page: Page, components: Components): readonly AnyBlock[] {
  const found = known.get(page);
  if (found?.components === components) return found.blocks;
  const blocks = [...allBlocks(page.blocks, components, new ComponentBudget())];
  known.set(page, { components, blocks });
  return blocks;
}

function* allBlocks(
  value: unknown,
  components: Components,
  budget: ComponentBudget,
): Generator<AnyBlock> {
  if (value === null || typeof value !== 'object') return;
  if (!isBlock(value)) {
    for (const member of Object.values(value)) yield* allBlocks(member, components, budget);
  } else if (value.type === 'customComponent' || !isBlockType(value.type)) {
    yield* allBlocks(componentBlocks(value, components, budget), components, budget);
  } else {
    yield value;
    yield* allBlocks(value.data, components, budget);
  }
}
