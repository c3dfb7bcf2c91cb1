import { copyFor, localeOf as languageOf } from '@forecourt/copy';
import { layoutsFor, type Page, type Site, type TenantSnapshot } from '@forecourt/block-schemas';
import type { BodyContext } from './render-body.tsx';
import { blocksOf } from './page-blocks.ts';
import type { RenderSurroundings } from './rendered-page.ts';
import type { FormsSetting } from './types.ts';

/** Forms that nobody has posted, with the captcha of our own. */
const freshForms: FormsSetting = { captcha: { kind: 'work', address: '/api/captcha' } };

/** Language and money of a site; the region's where it sets none. */
export const localeOf = (site: Site): { locale: string; currency: string } => ({
  locale: languageOf(site),
  currency: site.currency ?? (site.region === 'NZ' ? 'NZD' : 'AUD'),
});

/** What a page's parts are drawn with. */
export function contextFor(
  page: Page,
  snapshot: TenantSnapshot,
  around: RenderSurroundings,
): BodyContext {
  const { site, assets, components } = snapshot;
  return {
    site,
    page,
    assets,
    components,
    pageBlocks: blocksOf(page, components),
    forms: { ...(around.forms ?? freshForms), ...(around.viewer && { viewer: around.viewer }) },
    successFacts: around.successFacts ?? {},
    mode: around.mode,
    url: around.url,
    now: around.now,
    ...localeOf(site),
    copy: copyFor(site),
    layouts: layoutsFor(around.at ?? page.publicationDate, site.timeZone),
  };
}
