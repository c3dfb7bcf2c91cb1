import type { FontFamily } from '@forecourt/block-schemas';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import publicSansLatin from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import publicSansLatinExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import rubikLatinExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url';
import sourceSerifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import sourceSerifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-opsz-normal.woff2?url';

/** Addresses of a family's files; the build names them by their content and serves them for good. */
export interface FontUrls {
  /** Basic Latin and what Western Europe adds. */
  readonly latin: string;
  /** Macrons and the rest; browsers fetch it only for pages with such letters. */
  readonly latinExt: string;
}

/** Every family that comes as files; the system's own families have none. */
export const fontUrls: Readonly<Partial<Record<FontFamily, FontUrls>>> = {
  rubik: { latin: rubikLatin, latinExt: rubikLatinExt },
  figtree: { latin: figtreeLatin, latinExt: figtreeLatinExt },
  'source-serif-4': { latin: sourceSerifLatin, latinExt: sourceSerifLatinExt },
  'public-sans': { latin: publicSansLatin, latinExt: publicSansLatinExt },
};

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Weights that a family's variable file spans. */
const weights: Readonly<Partial<Record<FontFamily, string>>> = {
  rubik: '300 900',
  figtree: '300 900',
  'source-serif-4': '200 900',
  'public-sans': '100 900',
};

/**
 * The `@font-face` rules of a family.
 * @param face the name that style sheets use for it.
 * @returns '' for the system's own families.
 */
export function fontFaces(family: FontFamily, face: string): string {
  const urls = fontUrls[family];
  if (urls === undefined) return '';
  const rule = (subset: 'latin' | 'latinExt') =>
    `@font-face{font-family:"${face}";font-style:normal;font-display:swap;font-weight:${weights[family]};` +
    `src:url("${urls[subset]}") format("woff2");unicode-range:${ranges[subset]}}`;
  return rule('latinExt') + rule('latin');
}
