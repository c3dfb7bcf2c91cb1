import type { FontFamily } from '@forecourt/block-schemas';
import { fontFacts } from '@forecourt/renderer';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import publicSansLatinExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import rubikLatinExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url';
import sourceSerifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import commissionerLatinExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import hankenGroteskLatinExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import sofiaSansCondensedLatinExt from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-wght-normal.woff2?url';

/** Addresses of the files that `tools/fonts` writes, by their paths. */
const files = import.meta.glob<string>('./files/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Addresses of a family's files, which the build names by their content hash. */
export interface FontUrls {
  /** Letters and signs that nearly every page has, at all weights. */
  readonly latin: string;
  /** The same at the weight of the family's headings, in half the bytes. */
  readonly headings: string;
  /** Other letters of Western Europe and signs, for pages that have some. */
  readonly western: string;
  /** The long vowels of te reo Māori, in a few kilobytes. */
  readonly macrons: string;
  /** All other Latin letters, from the package, for pages that have some. */
  readonly latinExt: string;
}

const urlsOf = (family: FontFamily, latinExt: string): FontUrls => {
  const url = (subset: string) => files[`./files/${family}-${subset}.woff2`]!;
  return {
    latin: url('latin'),
    headings: url('headings'),
    western: url('western'),
    macrons: url('macrons'),
    latinExt,
  };
};

/** Families with font files; the system's families have none. */
export const fontUrls: Readonly<Partial<Record<FontFamily, FontUrls>>> = {
  rubik: urlsOf('rubik', rubikLatinExt),
  figtree: urlsOf('figtree', figtreeLatinExt),
  'source-serif-4': urlsOf('source-serif-4', sourceSerifLatinExt),
  'public-sans': urlsOf('public-sans', publicSansLatinExt),
  'sofia-sans-condensed': urlsOf('sofia-sans-condensed', sofiaSansCondensedLatinExt),
  'hanken-grotesk': urlsOf('hanken-grotesk', hankenGroteskLatinExt),
  commissioner: urlsOf('commissioner', commissionerLatinExt),
};

/**
 * Code points of each file. No two files share one: while a browser does without a file, it would fetch
 * the next one that is declared for a letter.
 */
export const fontRanges = {
  latin:
    'U+0000-007E,U+00A0,U+00A3,U+00A9,U+00AB,U+00AD-00AE,U+00B0,U+00B2-00B3,U+00B7,U+00BB,U+00BD,U+00D7,U+00E9,U+00EB,U+00F6,U+00FC,U+2009,U+200B-200D,U+2010-2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2212,U+FEFF',
  western:
    'U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC,U+00BE-00D6,U+00D8-00E8,U+00EA,U+00EC-00F5,U+00F7-00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+2000-2008,U+200A,U+2012,U+2015-2017,U+201A-201B,U+201E-201F,U+2021,U+2023-2025,U+2027,U+2030-2038,U+203B-205F,U+2191,U+2193,U+2215',
  macrons: 'U+0100-0101,U+0112-0113,U+012A-012B,U+014C-014D,U+016A-016B',
  latinExt:
    'U+0102-0111,U+0114-0129,U+012C-0130,U+0132-014B,U+014E-0151,U+0154-0169,U+016C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Weights that the variable files span. */
const weights = { from: 400, to: 700 };

/**
 * When a family's files replace its fallback: whenever they arrive, or only if they arrive before the
 * page is shown, so that no line of text breaks anew.
 */
export type FontDisplay = 'swap' | 'optional';

/** Use of a family on a page: by headings alone, or by running text as well. */
export type FontUse = 'headings' | 'text';

/**
 * Returns the `@font-face` rules of a family. One for headings sets them in the file with their
 * weight alone; the variable file is only fetched for bolder words in a heading.
 * @param face the name that style sheets use for it.
 * @returns '' for the system's families.
 */
export function fontFaces(
  family: FontFamily,
  face: string,
  display: FontDisplay = 'swap',
  use: FontUse = 'text',
): string {
  const urls = fontUrls[family];
  if (urls === undefined) return '';
  const { scale, headingWeight } = fontFacts[family];
  const size = scale === undefined ? '' : `size-adjust:${Math.round(scale * 100)}%;`;
  const rules = (from: number, to: number, latin: 'latin' | 'headings') => {
    const rule = (range: keyof typeof fontRanges, url = urls[range]) =>
      `@font-face{font-family:"${face}";font-style:normal;font-display:${display};font-weight:${from} ${to};${size}` +
      `src:url("${url}") format("woff2");unicode-range:${fontRanges[range]}}`;
    return rule('latinExt') + rule('western') + rule('macrons') + rule('latin', urls[latin]);
  };
  const { from, to } = weights;
  if (use === 'text') return rules(from, to, 'latin');
  const bolder = headingWeight < to ? rules(headingWeight + 1, to, 'latin') : '';
  return bolder + rules(from, headingWeight, 'headings');
}

/**
 * Returns the files that a page preloads of a family: the basic letters, and the long vowels if the
 * header has some, which would otherwise change width after it is shown.
 */
export function preloadedFonts(family: FontFamily, use: FontUse, header: string): string[] {
  const urls = fontUrls[family];
  if (urls === undefined) return [];
  const basic = use === 'headings' ? urls.headings : urls.latin;
  return /[āēīōū]/iu.test(header.normalize('NFC')) ? [basic, urls.macrons] : [basic];
}
