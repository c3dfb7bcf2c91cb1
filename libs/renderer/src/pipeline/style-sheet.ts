import type { BlockType, Site, Theme } from '@forecourt/block-schemas';
import consentCss from '../analytics/consent.css?inline';
import { asksConsent } from '../analytics/measurement.tsx';
import chromeCss from '../document/chrome.css?inline';
import pictureCss from '../image/picture.css?inline';
import baseCss from '../theme/base.css?inline';
import { themeCss } from '../theme/tokens.ts';
import { registry } from '../blocks/registry.ts';
import type { RenderRequest } from '../context/page-request.ts';

/** Maximum number of cached style sheets per theme. */
const maxStyleSheets = 200;
const styleSheets = new WeakMap<Theme, Map<string, string>>();

/** A named style sheet besides those of the blocks. */
export interface NamedSheet {
  readonly name: string;
  readonly css: string;
}

/** Returns the page's style sheet, cached by theme, blocks and further sheets. */
export function styleSheet(
  site: Site,
  request: Pick<RenderRequest, 'fonts'>,
  used: readonly BlockType[],
  sheets: readonly NamedSheet[] = [],
): string {
  const known = styleSheets.get(site.theme) ?? new Map<string, string>();
  styleSheets.set(site.theme, known);
  const types = [...used].sort();
  const names = [...types, ...sheets.map(({ name }) => `+${name}`)];
  const asks = asksConsent(site);
  const key = `${names.join(' ')}${asks ? ' ?' : ''} ${request.fonts.css}`;
  const made =
    known.get(key) ??
    [
      request.fonts.css,
      themeCss(site.theme),
      baseCss,
      pictureCss,
      chromeCss,
      ...(asks ? [consentCss] : []),
      ...types.map((type) => registry[type].css),
      ...sheets.map(({ css }) => css),
    ].join('\n');
  if (known.size >= maxStyleSheets) known.clear();
  known.set(key, made);
  return made;
}
