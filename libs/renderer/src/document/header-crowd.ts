import type { Site } from '@forecourt/block-schemas';

/** Average width of a character in pixels: of links, of the dealer's name and of its tagline. */
const character = { link: 8.6, name: 9.7, tagline: 6.6 };

/** Widths in pixels, as in the style sheet: of the gaps, and of the parts without text. */
const gap = { links: 20, parts: 32 };
const logo = 56;
const phoneIcon = 28;
const widestName = 320;

/** Widths in pixels that the parts of a header may have beside each other. */
const room = { narrow: 1060, content: 1152 };

/**
 * Level of crowding of a header: its links fit on one line from 1260 pixels on, or from 1420 on in
 * a header that is wider than the page's content.
 */
export type HeaderCrowd = 'full' | 'overfull' | undefined;

/**
 * Estimates whether a header's links fit between the name and the number, without the fonts.
 * Undefined for a header with enough room from 1100 pixels on.
 */
export function headerCrowd({ name, tagline = '', phone, navigation, theme }: Site): HeaderCrowd {
  const links = navigation.header ?? [];
  const text = links.reduce((sum, link) => sum + link.text.length * character.link, 0);
  const nav = text + Math.max(0, links.length - 1) * gap.links;
  const words = Math.max(name.length * character.name, tagline.length * character.tagline);
  const brand = logo + Math.min(words, widestName);
  const number = phone ? gap.parts + phoneIcon + phone.length * character.link : 0;
  const needed = theme.header === 'stacked' ? nav : brand + gap.parts + nav + number;
  if (needed <= room.narrow) return undefined;
  return needed <= room.content ? 'full' : 'overfull';
}
