/** Range of weights, and other axes pinned to one value. */
export type Axes = Record<string, number | { min: number; max: number }>;

interface Family {
  /** The package's file of Basic Latin, and that of Latin Extended. */
  readonly latin: string;
  readonly latinExt: string;
  readonly axes: Axes;
}

/** Weights that style sheets use: text at 400 to bold at 700. */
const wght = { min: 400, max: 700 };

/** The families that themes offer and that come as files, by their packages' names. */
export const families: Readonly<Record<string, Family>> = {
  rubik: {
    latin: 'rubik-latin-wght-normal.woff2',
    latinExt: 'rubik-latin-ext-wght-normal.woff2',
    axes: { wght },
  },
  figtree: {
    latin: 'figtree-latin-wght-normal.woff2',
    latinExt: 'figtree-latin-ext-wght-normal.woff2',
    axes: { wght },
  },
  'source-serif-4': {
    latin: 'source-serif-4-latin-opsz-normal.woff2',
    latinExt: 'source-serif-4-latin-ext-opsz-normal.woff2',
    // One optical size, between text and headings: the axis would double the file.
    axes: { wght, opsz: 28 },
  },
  'public-sans': {
    latin: 'public-sans-latin-wght-normal.woff2',
    latinExt: 'public-sans-latin-ext-wght-normal.woff2',
    axes: { wght },
  },
  'sofia-sans-condensed': {
    latin: 'sofia-sans-condensed-latin-wght-normal.woff2',
    latinExt: 'sofia-sans-condensed-latin-ext-wght-normal.woff2',
    axes: { wght },
  },
  'hanken-grotesk': {
    latin: 'hanken-grotesk-latin-wght-normal.woff2',
    latinExt: 'hanken-grotesk-latin-ext-wght-normal.woff2',
    axes: { wght },
  },
  commissioner: {
    latin: 'commissioner-latin-wght-normal.woff2',
    latinExt: 'commissioner-latin-ext-wght-normal.woff2',
    axes: { wght },
  },
};

/** OpenType features that browsers apply by themselves or style sheets ask for. */
export const keptFeatures = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'calt', 'liga', 'kern'],
  ...['tnum', 'lnum'],
];

/** Characters from one code point to another. */
const span = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters and signs that nearly every page has. */
const common =
  span(0x20, 0x7e) +
  '\u00a0\u00ad£©«®°²³·»½×éëöü' +
  '\u2009\u200b\u200c\u200d\u2010\u2011\u202f–—‘’“”•…‹›€™−';

/** Other letters of Western Europe, punctuation, currencies and signs. */
const western = span(0xa1, 0xff) + 'ıŒœʻʼˆ˚˜\u0304\u0308' + span(0x2000, 0x205f) + '↑↓∕';

/** Characters of each file; `unicode-range` in the site's fonts.ts declares the same to browsers. */
export const letters = {
  latin: common,
  western: [...western].filter((letter) => !common.includes(letter)).join(''),
  /** The long vowels of te reo Māori. */
  macrons: 'ĀāĒēĪīŌōŪū',
} as const;
