import type { BlockType, Site, Theme } from '@forecourt/block-schemas';
import consentCss from '../analytics/consent.css?inline';
import { asksConsent } from '../analytics/measurement.tsx';
import brandmarkCss from '../document/brandmark.css?inline';
import noticeCss from '../document/notice.css?inline';
import pageFlowCss from '../document/page-flow.css?inline';
import printCss from '../document/print.css?inline';
import siteFooterCss from '../document/site-footer.css?inline';
import siteHeaderCss from '../document/site-header.css?inline';
import textPageCss from '../document/text-page.css?inline';
import pictureCss from '../image/picture.css?inline';
import baseCss from '../theme/base.css?inline';
import { themeCss } from '../theme/tokens.ts';
import { registry } from '../blocks/registry.ts';
import type { RenderRequest } from '../context/page-request.ts';
import type { PageStyles, PageSheet } from '../context/page-styles.ts';

/** Styles of a part of pages that is not a block. */
export interface NamedSheet {
  /** In kebab case, and unique. */
  readonly name: string;
  /** Texts that other parts may have too; a page carries each once. */
  readonly css: readonly string[];
}

/** Styles of what all pages have around their blocks. Print comes last: it overrides the others. */
const chromeCss = [
  ...[pageFlowCss, brandmarkCss, siteHeaderCss, siteFooterCss, noticeCss],
  printCss,
].join('\n');

const siteSheets = new WeakMap<Theme, Map<string, PageSheet>>();

/** Returns what all pages of a tenant have in common: fonts, theme, header and footer. Created once for each theme. */
export function siteSheet(site: Site, { fonts }: Pick<RenderRequest, 'fonts'>): PageSheet {
  const known = siteSheets.get(site.theme) ?? new Map<string, PageSheet>();
  siteSheets.set(site.theme, known);
  const asks = asksConsent(site);
  const key = `${asks} ${fonts.css}`;
  const parts = [fonts.css, themeCss(site.theme), baseCss, pictureCss, chromeCss, textPageCss];
  const sheet = known.get(key) ?? {
    name: 'site',
    css: [...parts, ...(asks ? [consentCss] : [])].join('\n'),
  };
  known.set(key, sheet);
  return sheet;
}

const maxPartSheets = 1_000;
const partSheets = new Map<string, PageSheet>();

/** Name of a part that is not a block; no block type begins with a hyphen. */
export const partName = ({ name }: NamedSheet): string => `-${name}`;

/** Returns the styles of a page's own parts, each once; undefined if they have none. */
export function partSheet(
  used: readonly BlockType[],
  sheets: readonly NamedSheet[] = [],
): PageSheet | undefined {
  const types = [...used].sort();
  const name = [...types, ...sheets.map(partName)].join('.');
  const known = partSheets.get(name);
  if (known !== undefined) return known;
  const parts = [...types.map((type) => registry[type].css), ...sheets.map(({ css }) => css)];
  const css = [...new Set(parts.flat())].filter((part) => part !== '').join('\n');
  if (css === '') return undefined;
  if (partSheets.size >= maxPartSheets) partSheets.clear();
  const sheet = { name, css };
  partSheets.set(name, sheet);
  return sheet;
}

/** Returns the styles of a page with its block types and other parts. */
export function pageStyles(
  site: Site,
  request: Pick<RenderRequest, 'fonts' | 'linkStyles'>,
  used: readonly BlockType[],
  sheets: readonly NamedSheet[] = [],
): PageStyles {
  const own = partSheet(used, sheets);
  const all = [siteSheet(site, request), ...(own ? [own] : [])];
  const { linkStyles } = request;
  return linkStyles
    ? { css: '', styleLinks: all.map(linkStyles) }
    : { css: all.map(({ css }) => css).join('\n'), styleLinks: [] };
}
