import type { Site } from '@forecourt/block-schemas';

/** Average width of a character in pixels: of links, of the dealer's name and of its tagline. */
const character = { link: 8.6, name: 9.7, tagline: 6.6 };

/** Widths in pixels, as in the style sheet: of the gaps, and of the parts without text. */
const gap = { links: 20, parts: 32 };
const logo = 56;
const phoneIcon = 28;
const widestName = 320;

/** Width in pixels of the space beside the parts, of the screen on which links are shown, and of the page's content. */
const gutters = 40;
const firstWithLinks = 1100;
const content = 1152;

/** Maximum width in pixels by which the links of a crowded header appear later. */
const latest = 320;

/** Layout of a header with many links. */
export interface HeaderCrowd {
  /** True if its parts need more room than the page's content has. */
  readonly isWide: boolean;
  /** Pixels by which a screen must be wider than usual for the links to fit on one line. */
  readonly extra: number;
}

/**
 * Estimates the room that a header's links need between the name and the number, without the fonts.
 * Undefined for a header whose links fit wherever links are shown.
 */
export function headerCrowd(site: Site): HeaderCrowd | undefined {
  const { name, tagline = '', phone, navigation, theme } = site;
  const links = navigation.header ?? [];
  const text = links.reduce((sum, link) => sum + link.text.length * character.link, 0);
  const nav = text + Math.max(0, links.length - 1) * gap.links;
  const words = Math.max(name.length * character.name, tagline.length * character.tagline);
  const brand = logo + Math.min(words, widestName);
  const number = phone ? gap.parts + phoneIcon + phone.length * character.link : 0;
  const needed = theme.header === 'stacked' ? nav : brand + gap.parts + nav + number;
  const extra = Math.ceil(needed + gutters - firstWithLinks);
  return extra > 0 ? { isWide: needed > content, extra: Math.min(extra, latest) } : undefined;
}
