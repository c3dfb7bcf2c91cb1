import {
  queryKey,
  type AnyBlock,
  type BlockType,
  type DataQuery,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { blocksOf } from '../custom-components/page-blocks.ts';
import { registry } from '../blocks/registry.ts';
import type { BlockDefinition, PlanContext } from '../context/block-definition.ts';

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
  const pageBlocks = blocksOf(page, components);
  const ctx: PlanContext = { site, page, url, now, pageBlocks };
  const queries = new Map<string, DataQuery>();
  for (const block of pageBlocks) {
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
