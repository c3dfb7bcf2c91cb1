import {
  layoutsFor,
  resolvePointer,
  type Answers,
  type AnyBlock,
  type BlockType,
  type LocatedFinding,
  type Page,
  type PageEntry,
  type Site,
  type Theme,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import chromeCss from '../document/chrome.css?inline';
import { renderDocument } from '../document/document.tsx';
import { messageBody, type Message } from '../document/message-page.tsx';
import { graphMarkup } from '../structured-data/node.ts';
import { pageGraph } from '../structured-data/page-graph.ts';
import baseCss from '../theme/base.css?inline';
import { themeCss } from '../theme/tokens.ts';
import { blocksOf } from './plan-page.ts';
import { registry } from './registry.ts';
import { renderBody, type BodyContext } from './render-body.tsx';
import type { Skipped } from './render-blocks.tsx';
import type { BlockDefinition, RenderMode } from './types.ts';

/** What the server knows and the renderer has to be told. */
export interface RenderSurroundings {
  readonly url: { readonly pathname: string; readonly search: string };
  /** Scheme and host, such as https://www.dealer.example. */
  readonly origin: string;
  /** The moment of rendering, ISO 8601. */
  readonly now: string;
  readonly mode: RenderMode;
  /** Publication date to show the page at, instead of its own (CUT-5). */
  readonly at?: string;
  /** `@font-face` rules and files to preload for the tenant's two families. */
  readonly fonts: { readonly css: string; readonly preload: readonly string[] };
  /** Answers to the page's plan (`planPage`); a block whose queries are not all answered is left out. */
  readonly answers?: Answers;
  /** Address of the island entry. */
  readonly islandEntry: string;
  /** Further module scripts, such as preview's. */
  readonly scripts?: readonly string[];
}

/** A finished document. */
export interface RenderedPage {
  /** The document in pieces that follow each other; the long ones uncopied. */
  readonly pieces: readonly string[];
  /** The document in one piece. */
  readonly html: string;
  /** The text of the one style element, for the Content-Security-Policy's hash. */
  readonly css: string;
  /** Names of the islands on the page; a page without any carries no script. */
  readonly islands: readonly string[];
  readonly skipped: readonly Skipped[];
}

/** Language and money of a site; the region's where it sets none. */
export const localeOf = (site: Site): { locale: string; currency: string } => ({
  locale: site.locale ?? (site.region === 'NZ' ? 'en-NZ' : 'en-AU'),
  currency: site.currency ?? (site.region === 'NZ' ? 'NZD' : 'AUD'),
});

type Broken = ReadonlyMap<AnyBlock, readonly LocatedFinding[]>;

/** Whether one of the blocks that stand on the page draws its h1. */
const drawsTitle = (page: Page, used: ReadonlySet<BlockType>, broken: Broken): boolean =>
  page.blocks.some((block, index) => {
    if (broken.has(block) || !used.has(block.type as BlockType)) return false;
    const definition = registry[block.type as BlockType] as BlockDefinition<BlockType>;
    return definition.title?.(block.data as never, index === 0) ?? false;
  });

const brokenBlocks = (entry: PageEntry): Map<AnyBlock, readonly LocatedFinding[]> =>
  new Map(
    [...entry.brokenBlocks].map(([pointer, findings]) => [
      resolvePointer(entry.page, pointer) as AnyBlock,
      findings,
    ]),
  );

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

/** How many combinations of blocks a theme remembers. */
const maxStyleSheets = 200;
const styleSheets = new WeakMap<Theme, Map<string, string>>();

/** A style sheet besides those of the blocks, under a name of its own. */
export interface NamedSheet {
  readonly name: string;
  readonly css: string;
}

/** The page's one style sheet; the same text object for the same theme, blocks and further sheets. */
export function styleSheet(
  site: Site,
  around: RenderSurroundings,
  used: readonly BlockType[],
  sheets: readonly NamedSheet[] = [],
): string {
  const known = styleSheets.get(site.theme) ?? new Map<string, string>();
  styleSheets.set(site.theme, known);
  const types = [...used].sort();
  const names = [...types, ...sheets.map(({ name }) => `+${name}`)];
  const key = `${names.join(' ')} ${around.fonts.css}`;
  const made =
    known.get(key) ??
    [
      around.fonts.css,
      themeCss(site.theme),
      baseCss,
      chromeCss,
      ...types.map((type) => registry[type].css),
      ...sheets.map(({ css }) => css),
    ].join('\n');
  if (known.size >= maxStyleSheets) known.clear();
  known.set(key, made);
  return made;
}

/** A finished document in pieces, joined only for those who ask for it whole. */
export const rendered = (
  pieces: readonly string[],
  rest: Omit<RenderedPage, 'pieces' | 'html'>,
): RenderedPage => ({
  ...rest,
  pieces,
  get html() {
    return pieces.join('');
  },
});

/** What search engines read about the page; nothing of a page that they may not show. */
function graphOf(
  { page }: PageEntry,
  snapshot: TenantSnapshot,
  { origin, answers = new Map() }: RenderSurroundings,
  broken: ReadonlyMap<AnyBlock, unknown>,
): string {
  if (page.seo?.noindex) return '';
  const blocks = blocksOf(page, snapshot.components);
  const sound = blocks.filter((block) => !broken.has(block));
  try {
    return graphMarkup(pageGraph({ page, snapshot, origin, blocks: sound, answers }));
  } catch {
    // A block that cannot be read is left out of the page, and told there; so is what it would say.
    return graphMarkup(pageGraph({ page, snapshot, origin, blocks: [], answers }));
  }
}

/** Draws a page of a tenant: pure, the same arguments give the same document. */
export function renderPage(
  entry: PageEntry,
  snapshot: TenantSnapshot,
  around: RenderSurroundings,
): RenderedPage {
  const { page } = entry;
  const ctx = contextFor(page, snapshot, around);
  const broken = brokenBlocks(entry);
  const body = renderBody(page.blocks, ctx, broken, around.answers);
  const { islands } = body;
  const css = styleSheet(snapshot.site, around, body.used);
  const pieces = renderDocument({
    page,
    ctx,
    origin: around.origin,
    body: body.html,
    hiddenTitle: !drawsTitle(page, new Set(body.used), broken),
    css,
    preload: around.fonts.preload,
    scripts: [...(islands.length > 0 ? [around.islandEntry] : []), ...(around.scripts ?? [])],
    graph: graphOf(entry, snapshot, around, broken),
  });
  return rendered(pieces, { css, islands, skipped: body.skipped });
}

/** Draws a message of the platform in the tenant's look: 404 and 500. */
export function renderMessage(
  message: Message,
  snapshot: TenantSnapshot,
  around: RenderSurroundings,
): RenderedPage {
  const page: Page = {
    schemaVersion: 1,
    path: around.url.pathname,
    title: message.title,
    seo: { noindex: true },
    blocks: [],
  };
  const ctx = contextFor(page, snapshot, around);
  const css = styleSheet(snapshot.site, around, []);
  const pieces = renderDocument({
    page,
    ctx,
    origin: around.origin,
    body: messageBody(message),
    hiddenTitle: false,
    css,
    preload: around.fonts.preload,
    scripts: around.scripts ?? [],
  });
  return rendered(pieces, { css, islands: [], skipped: [] });
}
