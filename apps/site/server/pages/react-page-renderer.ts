import type { DataQuery, PageEntry, Site, TenantSnapshot } from '@forecourt/block-schemas';
import {
  embedOrigins,
  failureMessage,
  fontFacts,
  imageWidths,
  looksAtViewer,
  notFoundMessage,
  notFoundPath,
  pageParameters,
  personalParameters,
  planPage,
  renderChosenCarsPage,
  renderMessage,
  renderPage,
  renderStaffPage,
  renderVehiclePage,
  styleSheetNamed,
  type MarkupMemo,
  type Message,
  type PagePlan,
  type RenderedPage,
  type RenderRequest,
} from '@forecourt/renderer';
import { fontFaces, preloadedFonts } from './fonts/fonts.ts';
import { styleAddress } from './style-route.ts';
import type { AnsweredTenantRequest, PageRenderer, RenderedDocument } from './page-renderer.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Addresses of the scripts that pages load. */
export interface PageScripts {
  /** Script of pages with islands. */
  readonly islandEntry: string;
  /** Script of every page; undefined in production. */
  readonly always: readonly string[];
}

/**
 * Creates the renderer of `libs/renderer` with this build's fonts and scripts.
 * @param memo markup of earlier pages; every block is rendered anew without it.
 */
export function createReactPageRenderer(scripts: PageScripts, memo?: MarkupMemo): PageRenderer {
  /** Adds fonts and scripts of this build to the request. */
  const withResources = (request: AnsweredTenantRequest): RenderRequest => ({
    ...request,
    fonts: fontsOf(request.tenant.site),
    linkStyles: styleAddress,
    islandEntry: scripts.islandEntry,
    scripts: scripts.always,
    memo: request.isPersonal ? undefined : memo,
  });
  const message = (text: Message, request: TenantRequest) =>
    outcome(renderMessage(text, request.tenant, withResources(request)));

  return {
    page: (entry, request) => outcome(renderPage(entry, request.tenant, withResources(request))),
    plan({ page }, request) {
      const plan = planPage(page, request.tenant, request);
      // Search engines read the dealer's locations from the home page.
      return page.path === '/' ? withQuery({ kind: 'locations' }, plan) : plan;
    },
    vehicle: (screen, request) =>
      outcome(renderVehiclePage(screen, request.tenant, withResources(request))),
    staff: (screen, request) =>
      outcome(renderStaffPage(screen, request.tenant, withResources(request))),
    chosenCars: (screen, request) =>
      outcome(renderChosenCarsPage(screen, request.tenant, withResources(request))),
    message,
    missingPath: (pathname, { site }) => notFoundPath(pathname, site),
    missing: (request) => message(notFoundMessage(request.url.pathname, request.tenant), request),
    failure: (request, detail) => {
      const failure = failureMessage(request.tenant.site);
      return message(detail === undefined ? failure : { ...failure, text: detail }, request);
    },
    queryParameters: readOnce(pageParameters),
    personalParameters: readOnce(personalParameters),
    looksAtViewer: readOnce(looksAtViewer),
    styleSheet: (name, tenant) => styleSheetNamed(name, tenant, { fonts: fontsOf(tenant.site) }),
    frameOrigins: embedOrigins,
    imageWidths,
  };
}

const withQuery = (query: DataQuery, plan: PagePlan): PagePlan =>
  plan.queries.some(({ kind }) => kind === query.kind)
    ? plan
    : { ...plan, queries: [...plan.queries, query] };

/** Caches the result for each page, since every request needs it and a page's blocks never change. */
function readOnce<T>(read: (page: PageEntry['page'], snapshot: TenantSnapshot) => T) {
  const known = new WeakMap<TenantSnapshot, WeakMap<PageEntry, T>>();
  return (entry: PageEntry, snapshot: TenantSnapshot): T => {
    const ofTenant = known.get(snapshot) ?? new WeakMap<PageEntry, T>();
    known.set(snapshot, ofTenant);
    const found = ofTenant.get(entry) ?? read(entry.page, snapshot);
    ofTenant.set(entry, found);
    return found;
  };
}

const knownFonts = new WeakMap<Site, RenderRequest['fonts']>();

/** Returns a site's fonts, which every page of it names. */
function fontsOf(site: Site): RenderRequest['fonts'] {
  const fonts = knownFonts.get(site) ?? findFonts(site);
  knownFonts.set(site, fonts);
  return fonts;
}

/**
 * Returns rules and preloads for the theme's two families, which may be the same. Headings change to
 * their family whenever it arrives; running text only before it is shown, since its lines would break
 * anew and move everything below.
 */
function findFonts(site: Site): RenderRequest['fonts'] {
  const { heading = 'system-sans', body = 'system-sans' } = site.theme.font;
  const header = `${site.name} ${site.tagline ?? ''}`;
  const fonts = [...new Set([heading, body])].map((family) => {
    const use = family === body ? 'text' : 'headings';
    const display = family === heading ? 'swap' : 'optional';
    return {
      css: fontFaces(family, fontFacts[family].face ?? '', display, use),
      preload: preloadedFonts(family, use, header),
    };
  });
  return {
    css: fonts.map(({ css }) => css).join(''),
    preload: fonts.flatMap(({ preload }) => preload),
  };
}

function outcome({
  pieces,
  css,
  skipped,
  lacksSubject,
  holdsUntil,
}: RenderedPage): RenderedDocument {
  const notes = skipped.flatMap(({ type, reason, detail }) => {
    if (reason === 'unknown-type') return `unknown block type "${type}" left out`;
    if (reason === 'failed') return `${type} block failed and is left out: ${detail}`;
    if (reason === 'broken') return `${type} block does not fit its schema and is left out`;
    return [];
  });
  return { pieces, styles: css === '' ? [] : [css], notes, lacksSubject, holdsUntil };
}
