import {
  queryKey,
  type AnyBlock,
  type BlockType,
  type DataQuery,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { definitionOf as definitionOfType } from '../blocks/registry.ts';
import type { PlanContext } from '../context/block-definition.ts';
import type { PagePlan } from '../context/page-request.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';

/** Definition of one of the page's blocks, which are of built-in types alone. */
const definitionOf = ({ type }: AnyBlock) => definitionOfType(type as BlockType);

type PageTenant = Pick<TenantSnapshot, 'site' | 'components'>;

/** Plans the queries of a page for the dealer's data: each once, whichever of its blocks needs it. Pure. */
export function planPage(
  page: Page,
  { site, components }: PageTenant,
  { url, now }: Pick<PlanContext, 'url' | 'now'>,
): PagePlan {
  const pageBlocks = blocksOf(page, components);
  const ctx: PlanContext = { site, page, url, now, pageBlocks };
  const queries = new Map<string, DataQuery>();
  const byData = new Map<AnyBlock['data'], readonly DataQuery[]>();
  for (const block of pageBlocks) {
    const planned = planBlock(block, ctx);
    if (planned) byData.set(block.data, planned);
    for (const query of planned ?? []) queries.set(queryKey(query), query);
  }
  return { queries: [...queries.values()], byData };
}

/** Plans a block; undefined if its data makes the plan fail, which rendering reports. */
function planBlock(block: AnyBlock, ctx: PlanContext): readonly DataQuery[] | undefined {
  try {
    return definitionOf(block).plan?.(block.data as never, ctx);
  } catch {
    return undefined;
  }
}

/** Query parameters with the visitor's own values, of all the page's blocks. */
export const personalParameters = (
  page: Page,
  { components }: Pick<PageTenant, 'components'>,
): readonly string[] => [
  ...new Set(blocksOf(page, components).flatMap((block) => definitionOf(block).personal ?? [])),
];

/** Query parameters that the page's blocks read; all others change nothing. */
export const pageParameters = (
  page: Page,
  { components }: Pick<PageTenant, 'components'>,
): readonly string[] => [
  ...new Set(blocksOf(page, components).flatMap((block) => definitionOf(block).parameters ?? [])),
];
