import {
  isBlockType,
  queryKey,
  type AnyBlock,
  type BlockType,
  type DataQuery,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { blocksOfComponent } from '../custom-components/index.ts';
import { ComponentBudget } from './component-budget.ts';
import { registry } from './registry.ts';
import type { BlockDefinition, PlanContext } from './types.ts';

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

const definitionOf = ({ type }: AnyBlock) =>
  registry[type as BlockType] as unknown as BlockDefinition<BlockType>;

/** A block's own queries; none if its data makes the plan fail, which drawing will tell. */
function planOf(block: AnyBlock, ctx: PlanContext): readonly DataQuery[] {
  try {
    return definitionOf(block).plan?.(block.data as never, ctx) ?? [];
  } catch {
    return [];
  }
}

/** What a page asks of the dealer's data: every query once, whoever of its blocks asks it. Pure. */
export function planPage(
  page: Page,
  { site, components }: Pick<TenantSnapshot, 'site' | 'components'>,
  { url, now }: Pick<PlanContext, 'url' | 'now'>,
): readonly DataQuery[] {
  const ctx: PlanContext = { site, page, url, now };
  const queries = new Map<string, DataQuery>();
  for (const block of blocksOf(page, components)) {
    for (const query of planOf(block, ctx)) queries.set(queryKey(query), query);
  }
  return [...queries.values()];
}

/** Query parameters that hold what is a visitor's own, of all the page's blocks. */
export const personalParameters = (
  page: Page,
  { components }: Pick<TenantSnapshot, 'components'>,
): readonly string[] => [
  ...new Set(blocksOf(page, components).flatMap((block) => definitionOf(block).personal ?? [])),
];

/** Query parameters that the page's blocks look at; all others change nothing. */
export const pageParameters = (
  page: Page,
  { components }: Pick<TenantSnapshot, 'components'>,
): readonly string[] => [
  ...new Set(blocksOf(page, components).flatMap((block) => definitionOf(block).parameters ?? [])),
];
