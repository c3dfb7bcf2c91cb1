import type { DealerLocation } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { RenderRequest } from '../context/page-request.ts';
import type { BodyContext } from '../context/render-context.ts';
import { SiteFooter } from '../document/site-footer.tsx';
import { currentLinks, SiteHeader } from '../document/site-header.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { MenuContact, menuLocations } from '../locations/menu-contact.tsx';
import { contextSources, findMarkup, type PartContext } from './part-context.ts';
import { recordedContext } from './recorded-context.ts';

interface ChromeRequest extends Pick<RenderRequest, 'memo'> {
  /** Locations in the menu of small screens; no contact there without them. */
  readonly locations?: readonly DealerLocation[] | undefined;
}

/** Returns the markup of the site's header, with the link that skips it, and footer. */
export function siteChrome(
  ctx: BodyContext,
  { memo, locations: given }: ChromeRequest,
): { readonly header: string; readonly footer: string } {
  const currents = currentLinks(ctx.site, ctx.url.pathname);
  // The memo's key contains them, so not those that the menu leaves out.
  const locations = given && menuLocations(given);
  /** @param part its name, with everything that it is given besides the context. */
  const reused = (part: string, element: (ctx: PartContext) => ReactNode): string => {
    const variants = memo?.variantsOf(ctx.site, part);
    if (variants === undefined) return renderToStaticMarkup(element(ctx));
    const sources = contextSources(ctx);
    const known = findMarkup(variants, ctx.clock, sources);
    if (known) return known.html;
    const recorded = recordedContext<PartContext>(ctx, ctx.clock, sources);
    const html = renderToStaticMarkup(element(recorded.ctx));
    const { reads, clock } = recorded;
    variants.keep({ html, reads, period: clock.period(), effects: undefined });
    return html;
  };
  return {
    header: reused(`header ${currents.join()} ${JSON.stringify(locations)}`, (own) => (
      <>
        <a className="fc-sr-only fc-skip" href="#main">
          {own.copy.page.skip}
        </a>
        <SiteHeader
          ctx={own}
          currents={currents}
          menuFoot={locations && <MenuContact locations={locations} ctx={own} />}
        />
      </>
    )),
    footer: reused('footer', (own) => <SiteFooter ctx={own} />),
  };
}
