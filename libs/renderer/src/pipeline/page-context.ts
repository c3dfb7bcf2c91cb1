import { layoutsFor, type Page, type Site, type TenantSnapshot } from '@forecourt/block-schemas';
import type { BodyContext } from './render-body.tsx';
import type { RenderSurroundings } from './rendered-page.ts';

/** Language and money of a site; the region's where it sets none. */
export const localeOf = (site: Site): { locale: string; currency: string } => ({
  locale: site.locale ?? (site.region === 'NZ' ? 'en-NZ' : 'en-AU'),
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
    mode: around.mode,
    url: around.url,
    now: around.now,
    ...localeOf(site),
    layouts: layoutsFor(around.at ?? page.publicationDate, site.timeZone),
  };
}
