import {
  blockTraits,
  queryKey,
  type AnyBlock,
  type BuiltInBlock,
  type DataQuery,
  type Page,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { definitionOf } from '../blocks/registry.ts';
import type { PlanContext } from '../context/block-definition.ts';
import { pageClock } from '../context/page-clock.ts';
import type { PagePlan, PageRequest } from '../context/page-request.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';

type PageTenant = Pick<TenantSnapshot, 'site' | 'components'>;

/** Plans a page's queries of the dealer's data, without duplicates. Pure. */
export function planPage(
  page: Page,
  { site, components }: PageTenant,
  { url, now }: Pick<PageRequest, 'url' | 'now'>,
): PagePlan {
  const pageBlocks = blocksOf(page, components);
  const clock = pageClock(now);
  const ctx: PlanContext = { site, page, url, clock, pageBlocks };
  const queries = new Map<string, DataQuery>();
  const byData = new Map<AnyBlock['data'], readonly DataQuery[]>();
  for (const block of pageBlocks) {
    const planned = planBlock(block, ctx);
    if (planned) byData.set(block.data, planned);
    for (const query of planned ?? []) queries.set(queryKey(query), query);
  }
  return { queries: [...queries.values()], byData, holdsUntil: clock.holdsUntil() };
}

/** Plans a block; returns undefined if the plan throws, which rendering reports. */
function planBlock(
  { type, data }: BuiltInBlock,
  ctx: PlanContext,
): readonly DataQuery[] | undefined {
  try {
    return definitionOf(type).plan?.(data, ctx);
  } catch {
    return undefined;
  }
}

/** Returns the query parameters with personal data of all blocks of the page. */
export const personalParameters = (
  page: Page,
  { components }: Pick<PageTenant, 'components'>,
): readonly string[] => [
  ...new Set(blocksOf(page, components).flatMap(({ type }) => definitionOf(type).personal ?? [])),
];

/** Returns the query parameters that the page's blocks read; all others have no effect. */
export const pageParameters = (
  page: Page,
  { components }: Pick<PageTenant, 'components'>,
): readonly string[] => [
  ...new Set(
    blocksOf(page, components).flatMap(({ type }) => Object.keys(blockTraits[type].query ?? {})),
  ),
];
