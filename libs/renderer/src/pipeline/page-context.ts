import { copyFor, localeOf as languageOf } from '@forecourt/copy';
import { layoutsFor, type Page, type Site, type TenantSnapshot } from '@forecourt/block-schemas';
import type { BodyContext } from '../context/render-context.ts';
import type { PageRequest, FormsSetting } from '../context/page-request.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';

/** Forms that nobody has posted, with the built-in captcha. */
const freshForms: FormsSetting = { captcha: { kind: 'work', address: '/api/captcha' } };

/** Language and currency of a site; the region's where it sets none. */
export const localeOf = (site: Site): { locale: string; currency: string } => ({
  locale: languageOf(site),
  currency: site.currency ?? (site.region === 'NZ' ? 'NZD' : 'AUD'),
});

/** Context of a page's parts: the request with the tenant's settings and the page's own. */
export function contextFor(
  page: Page,
  { site, assets, components }: TenantSnapshot,
  request: PageRequest,
): BodyContext {
  return {
    ...request,
    site,
    page,
    assets,
    components,
    pageBlocks: blocksOf(page, components),
    forms: request.forms ?? freshForms,
    leadFacts: request.leadFacts ?? {},
    ...localeOf(site),
    copy: copyFor(site),
    layouts: layoutsFor(request.at ?? page.publicationDate, site.timeZone),
  };
}
