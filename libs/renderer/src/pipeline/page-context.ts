import { copyFor } from '@forecourt/copy';
import { layoutsFor, type Page, type TenantSnapshot } from '@forecourt/block-schemas';
import type { BodyContext } from '../context/render-context.ts';
import { moneyFormatOf } from '../context/money-format.ts';
import { pageClock } from '../context/page-clock.ts';
import type { AnsweredRequest, PageRequest, FormsSetting } from '../context/page-request.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';

/** Initial state of forms, with the built-in captcha. */
const freshForms: FormsSetting = { captcha: { kind: 'work', address: '/api/captcha' } };

const noFacts = {};

/** Creates the context of a page: the request with the settings of the tenant and the page. */
export function contextFor(
  page: Page,
  { site, assets, components }: TenantSnapshot,
  { now, plan, ...request }: PageRequest & Pick<AnsweredRequest, 'plan'>,
): BodyContext {
  return {
    ...request,
    clock: pageClock(now, plan?.holdsUntil === undefined ? [] : [plan.holdsUntil]),
    site,
    page,
    assets,
    components,
    pageBlocks: blocksOf(page, components),
    forms: request.forms ?? freshForms,
    leadFacts: request.leadFacts ?? noFacts,
    ...moneyFormatOf(site),
    copy: copyFor(site),
    layouts: layoutsFor(request.at ?? page.publicationDate, site.timeZone),
  };
}
