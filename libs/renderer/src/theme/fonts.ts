import type { FontFamily } from '@forecourt/block-schemas';

/** A family's metrics and its local fallback faces. */
interface Fallback {
  /** Ascent and descent of the family's files, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** For text: up to weight 500, fitted at 400 and 16 px. */
  readonly text: FittedFace;
  /** For headings and bold text: above weight 500, fitted at the heading's weight and 40 px. */
  readonly heading: FittedFace;
  /** The same for devices without these faces. */
  readonly otherwise?: { readonly text: FittedFace; readonly heading: FittedFace };
}

interface FittedFace {
  readonly local: keyof typeof localFaces;
  /** Measured width of English text as a multiple of the local face. */
  readonly width: number;
}

/**
 * Full and PostScript names of system faces, then of metric-compatible free faces, and Android's,
 * which has nearly the same widths: without it, text in a condensed face would wrap earlier.
 */
const localFaces = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
  arialBold: [
    ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    ...['Roboto Bold', 'Roboto-Bold'],
  ],
  georgia: ['Georgia', 'Gelasio'],
  times: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  timesBold: [
    ...['Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
    ...['Liberation Serif Bold', 'Tinos Bold'],
  ],
} as const;

/** Font stack, fallback and heading style of a family. */
export interface FontFacts {
  /** Value of `font-family`. */
  readonly stack: string;
  /** Name of the `@font-face`; absent for system families. */
  readonly face?: string;
  /** Local faces with adjusted metrics, which avoid a layout shift when the file loads. */
  readonly fallback?: Fallback;
  /** Factor of the size that makes a condensed face as large to the eye as the others. */
  readonly scale?: number;
  readonly headingWeight: number;
  readonly headingTracking: string;
}

const sans = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

/** Facts of every font family of themes. */
export const fontFacts: Readonly<Record<FontFamily, FontFacts>> = {
  rubik: {
    stack: `"Rubik Variable", "Rubik Fallback", ${sans}`,
    face: 'Rubik Variable',
    fallback: {
      ascent: 0.935,
      descent: 0.25,
      text: { local: 'arial', width: 1.035 },
      heading: { local: 'arialBold', width: 1.02 },
    },
    headingWeight: 570,
    headingTracking: '-0.022em',
  },
  figtree: {
    stack: `"Figtree Variable", "Figtree Fallback", ${sans}`,
    face: 'Figtree Variable',
    fallback: {
      ascent: 0.95,
      descent: 0.25,
      text: { local: 'arial', width: 1.002 },
      heading: { local: 'arialBold', width: 0.953 },
    },
    headingWeight: 650,
    headingTracking: '-0.015em',
  },
  'source-serif-4': {
    stack: `"Source Serif 4 Variable", "Source Serif 4 Fallback", ${serif}`,
    face: 'Source Serif 4 Variable',
    fallback: {
      ascent: 1.036,
      descent: 0.335,
      text: { local: 'georgia', width: 0.99 },
      heading: { local: 'georgia', width: 1.003 },
      otherwise: {
        text: { local: 'times', width: 1.075 },
        heading: { local: 'timesBold', width: 1.03 },
      },
    },
    headingWeight: 580,
    headingTracking: '-0.012em',
  },
  'public-sans': {
    stack: `"Public Sans Variable", "Public Sans Fallback", ${sans}`,
    face: 'Public Sans Variable',
    fallback: {
      ascent: 0.95,
      descent: 0.225,
      text: { local: 'arial', width: 1.034 },
      heading: { local: 'arialBold', width: 0.978 },
    },
    headingWeight: 650,
    headingTracking: '-0.015em',
  },
  // Condensed: a long name of a car fits beside its price.
  'sofia-sans-condensed': {
    stack: `"Sofia Sans Condensed Variable", "Sofia Sans Condensed Fallback", ${sans}`,
    face: 'Sofia Sans Condensed Variable',
    fallback: {
      ascent: 0.9,
      descent: 0.3,
      text: { local: 'arial', width: 0.742 },
      heading: { local: 'arialBold', width: 0.731 },
    },
    scale: 1.14,
    headingWeight: 700,
    headingTracking: '-0.005em',
  },
  // Grotesque.
  'hanken-grotesk': {
    stack: `"Hanken Grotesk Variable", "Hanken Grotesk Fallback", ${sans}`,
    face: 'Hanken Grotesk Variable',
    fallback: {
      ascent: 1,
      descent: 0.303,
      text: { local: 'arial', width: 1.01 },
      heading: { local: 'arialBold', width: 0.946 },
    },
    headingWeight: 620,
    headingTracking: '-0.022em',
  },
  // Humanist, and light: quiet headings.
  commissioner: {
    stack: `"Commissioner Variable", "Commissioner Fallback", ${sans}`,
    face: 'Commissioner Variable',
    fallback: {
      ascent: 1.017,
      descent: 0.206,
      text: { local: 'arial', width: 1.003 },
      heading: { local: 'arialBold', width: 0.936 },
    },
    headingWeight: 420,
    headingTracking: '-0.02em',
  },
  'system-sans': { stack: sans, headingWeight: 650, headingTracking: '-0.015em' },
  'system-serif': { stack: serif, headingWeight: 600, headingTracking: '-0.01em' },
};

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * Returns `@font-face` rules of a family's local faces with adjusted metrics; '' if it needs none.
 */
export function fallbackFaces(family: FontFamily): string {
  const { face, fallback, scale = 1 } = fontFacts[family];
  if (!face || !fallback) return '';
  const name = face.replace(/ Variable$/, ' Fallback');
  const rule = ({ local, width }: FittedFace, weights: string) => {
    const sources = localFaces[local].map((face) => `local("${face}")`).join();
    // The overrides are scaled by size-adjust too.
    const [ascent, descent] = [fallback.ascent / width, fallback.descent / width].map(percent);
    return `@font-face{font-family:"${name}";font-weight:${weights};src:${sources};size-adjust:${percent(width * scale)};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
  };
  // The last rule whose face the device has applies.
  return [fallback.otherwise, fallback]
    .filter((faces) => faces !== undefined)
    .map(({ text, heading }) => rule(text, '1 500') + rule(heading, '501 1000'))
    .join('');
}
