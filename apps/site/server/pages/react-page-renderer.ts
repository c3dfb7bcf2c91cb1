import type { DataQuery, PageEntry, Site, TenantSnapshot } from '@forecourt/block-schemas';
import {
  embedOrigins,
  failureMessage,
  fontFacts,
  imageWidths,
  looksAtViewer,
  notFoundMessage,
  pageParameters,
  personalParameters,
  planPage,
  renderMessage,
  renderPage,
  renderStaffPage,
  renderVehiclePage,
  type RenderedPage,
  type RenderRequest,
} from '@forecourt/renderer';
import { fontFaces, fontUrls } from './fonts/fonts.ts';
import type { DocumentInput, PageRenderer, RenderedDocument } from './page-renderer.ts';

/** Addresses of the scripts that pages load. */
export interface PageScripts {
  /** Of pages with islands. */
  readonly islandEntry: string;
  /** Of every page; none in production. */
  readonly always: readonly string[];
}

/** The renderer of `libs/renderer` with this build's fonts and scripts. */
export function createReactPageRenderer(scripts: PageScripts): PageRenderer {
  const surroundings = (input: DocumentInput): RenderRequest => ({
    url: input.url,
    origin: input.origin,
    now: input.now.toISOString(),
    mode: input.mode,
    ...(input.at !== undefined && { at: input.at }),
    ...(input.answers && { answers: input.answers }),
    ...(input.forms && { forms: input.forms }),
    ...(input.viewer && { viewer: input.viewer }),
    ...(input.leadFacts && { leadFacts: input.leadFacts }),
    fonts: fontsOf(input.snapshot.site),
    islandEntry: scripts.islandEntry,
    scripts: scripts.always,
  });

  return {
    page: (entry, input) => outcome(renderPage(entry, input.snapshot, surroundings(input))),
    plan({ page }, { snapshot, url, now }) {
      const queries = planPage(page, snapshot, { url, now: now.toISOString() });
      // The home page is where search engines learn where the dealer is.
      return page.path === '/' ? withQuery({ kind: 'locations' }, queries) : queries;
    },
    vehicle: (page, input) => outcome(renderVehiclePage(page, input.snapshot, surroundings(input))),
    staff: (page, input) => outcome(renderStaffPage(page, input.snapshot, surroundings(input))),
    message: (message, input) =>
      outcome(renderMessage(message, input.snapshot, surroundings(input))),
    missing: (input) => {
      const message = notFoundMessage(input.url.pathname, input.snapshot);
      return outcome(renderMessage(message, input.snapshot, surroundings(input)));
    },
    failure: (input, detail) => {
      const failure = failureMessage(input.snapshot.site);
      const message = detail === undefined ? failure : { ...failure, text: detail };
      return outcome(renderMessage(message, input.snapshot, surroundings(input)));
    },
    queryParameters: readOnce(pageParameters),
    personalParameters: readOnce(personalParameters),
    looksAtViewer: readOnce(looksAtViewer),
    frameOrigins: embedOrigins,
    imageWidths,
  };
}

const withQuery = (query: DataQuery, queries: readonly DataQuery[]): readonly DataQuery[] =>
  queries.some(({ kind }) => kind === query.kind) ? queries : [...queries, query];

/** What a page depends on is asked at every request; its blocks are looked through at the first. */
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

/** Rules and preloads for the theme's two families; one family may serve both. */
function fontsOf(site: Site): RenderRequest['fonts'] {
  const { heading = 'system-sans', body = 'system-sans' } = site.theme.font;
  const families = [...new Set([heading, body])];
  return {
    css: families.map((family) => fontFaces(family, fontFacts[family].face ?? '')).join(''),
    preload: families.flatMap((family) => fontUrls[family]?.latin ?? []),
  };
}

function outcome({ pieces, css, skipped }: RenderedPage): RenderedDocument {
  const notes = skipped.flatMap(({ type, reason, detail }) => {
    if (reason === 'unknown-type') return `unknown block type "${type}" left out`;
    if (reason === 'failed') return `${type} block failed and is left out: ${detail}`;
    if (reason === 'broken') return `${type} block does not fit its schema and is left out`;
    return [];
  });
  return { pieces, styles: [css], notes };
}
