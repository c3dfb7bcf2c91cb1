import type { FontFamily } from '@forecourt/block-schemas';
import { fontFacts } from '@forecourt/renderer';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import publicSansLatinExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import rubikLatinExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url';
import sourceSerifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import commissionerLatinExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import hankenGroteskLatinExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import sofiaSansCondensedLatinExt from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-wght-normal.woff2?url';
import figtreeLatin from './files/figtree-latin.woff2?url';
import figtreeMacrons from './files/figtree-macrons.woff2?url';
import publicSansLatin from './files/public-sans-latin.woff2?url';
import publicSansMacrons from './files/public-sans-macrons.woff2?url';
import rubikLatin from './files/rubik-latin.woff2?url';
import rubikMacrons from './files/rubik-macrons.woff2?url';
import sourceSerifLatin from './files/source-serif-4-latin.woff2?url';
import sourceSerifMacrons from './files/source-serif-4-macrons.woff2?url';
import commissionerLatin from './files/commissioner-latin.woff2?url';
import commissionerMacrons from './files/commissioner-macrons.woff2?url';
import hankenGroteskLatin from './files/hanken-grotesk-latin.woff2?url';
import hankenGroteskMacrons from './files/hanken-grotesk-macrons.woff2?url';
import sofiaSansCondensedLatin from './files/sofia-sans-condensed-latin.woff2?url';
import sofiaSansCondensedMacrons from './files/sofia-sans-condensed-macrons.woff2?url';

/** Addresses of a family's files, which the build names by their content hash. */
export interface FontUrls {
  /** Basic Latin and the letters of Western Europe; a subset by `tools/fonts`. */
  readonly latin: string;
  /** The long vowels of te reo Māori; a subset of a few kilobytes by `tools/fonts`. */
  readonly macrons: string;
  /** All other Latin letters, from the package; browsers fetch it only for pages with such letters. */
  readonly latinExt: string;
}

/** Families with font files; the system's families have none. */
export const fontUrls: Readonly<Partial<Record<FontFamily, FontUrls>>> = {
  rubik: { latin: rubikLatin, macrons: rubikMacrons, latinExt: rubikLatinExt },
  figtree: { latin: figtreeLatin, macrons: figtreeMacrons, latinExt: figtreeLatinExt },
  'source-serif-4': {
    latin: sourceSerifLatin,
    macrons: sourceSerifMacrons,
    latinExt: sourceSerifLatinExt,
  },
  'public-sans': {
    latin: publicSansLatin,
    macrons: publicSansMacrons,
    latinExt: publicSansLatinExt,
  },
  'sofia-sans-condensed': {
    latin: sofiaSansCondensedLatin,
    macrons: sofiaSansCondensedMacrons,
    latinExt: sofiaSansCondensedLatinExt,
  },
  'hanken-grotesk': {
    latin: hankenGroteskLatin,
    macrons: hankenGroteskMacrons,
    latinExt: hankenGroteskLatinExt,
  },
  commissioner: {
    latin: commissionerLatin,
    macrons: commissionerMacrons,
    latinExt: commissionerLatinExt,
  },
};

/** Code points of each file. Where two files have one, browsers take the file that is declared last. */
export const fontRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  macrons: 'U+0100-0101,U+0112-0113,U+012A-012B,U+014C-014D,U+016A-016B',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Weights that the variable files span. */
const weights = '400 700';

/**
 * When a family's files replace its fallback: whenever they arrive, or only if they arrive before the
 * page is shown, so that no line of text breaks anew.
 */
export type FontDisplay = 'swap' | 'optional';

/**
 * Returns the `@font-face` rules of a family.
 * @param face the name that style sheets use for it.
 * @returns '' for the system's families.
 */
export function fontFaces(family: FontFamily, face: string, display: FontDisplay = 'swap'): string {
  const urls = fontUrls[family];
  if (urls === undefined) return '';
  const { scale } = fontFacts[family];
  const size = scale === undefined ? '' : `size-adjust:${Math.round(scale * 100)}%;`;
  const rule = (subset: keyof FontUrls) =>
    `@font-face{font-family:"${face}";font-style:normal;font-display:${display};font-weight:${weights};${size}` +
    `src:url("${urls[subset]}") format("woff2");unicode-range:${fontRanges[subset]}}`;
  return rule('latinExt') + rule('macrons') + rule('latin');
}

/**
 * Returns the files that a page of these families preloads: the basic letters, and the long vowels if
 * the header has some, which would otherwise change width after it is shown.
 */
export function preloadedFonts(families: readonly FontFamily[], header: string): string[] {
  const hasMacron = /[āēīōū]/iu.test(header.normalize('NFC'));
  return families.flatMap((family) => {
    const urls = fontUrls[family];
    if (urls === undefined) return [];
    return hasMacron ? [urls.latin, urls.macrons] : [urls.latin];
  });
}
