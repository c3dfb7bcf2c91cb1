import type { FontFamily } from '@forecourt/block-schemas';

/** How a family is drawn until, and if, its file arrives, and how its headings are set. */
export interface FontFacts {
  /** Value of `font-family`. */
  readonly stack: string;
  /** Name under which the file is declared; absent for the system's own families. */
  readonly face?: string;
  /** Local face with its metrics fitted, so that text does not jump when the file arrives. */
  readonly fallback?: {
    readonly local: string;
    readonly sizeAdjust: string;
    readonly ascent: string;
    readonly descent: string;
  };
  readonly headingWeight: number;
  readonly headingTracking: string;
}

const sans = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

/** Every family that a theme can name. */
export const fontFacts: Readonly<Record<FontFamily, FontFacts>> = {
  rubik: {
    stack: `"Rubik Variable", "Rubik Fallback", ${sans}`,
    face: 'Rubik Variable',
    fallback: { local: 'Arial', sizeAdjust: '104.4%', ascent: '89.6%', descent: '23.9%' },
    headingWeight: 570,
    headingTracking: '-0.022em',
  },
  figtree: {
    stack: `"Figtree Variable", "Figtree Fallback", ${sans}`,
    face: 'Figtree Variable',
    fallback: { local: 'Arial', sizeAdjust: '99.2%', ascent: '95.8%', descent: '25.2%' },
    headingWeight: 650,
    headingTracking: '-0.015em',
  },
  'source-serif-4': {
    stack: `"Source Serif 4 Variable", "Source Serif 4 Fallback", ${serif}`,
    face: 'Source Serif 4 Variable',
    fallback: { local: 'Georgia', sizeAdjust: '96.5%', ascent: '107.4%', descent: '34.7%' },
    headingWeight: 580,
    headingTracking: '-0.012em',
  },
  'public-sans': {
    stack: `"Public Sans Variable", "Public Sans Fallback", ${sans}`,
    face: 'Public Sans Variable',
    fallback: { local: 'Arial', sizeAdjust: '104.6%', ascent: '90.8%', descent: '21.5%' },
    headingWeight: 650,
    headingTracking: '-0.015em',
  },
  'system-sans': { stack: sans, headingWeight: 650, headingTracking: '-0.015em' },
  'system-serif': { stack: serif, headingWeight: 600, headingTracking: '-0.01em' },
};

/** `@font-face` of the fallback whose metrics are fitted to a family. */
export function fallbackFace(family: FontFamily): string {
  const { face, fallback } = fontFacts[family];
  if (!face || !fallback) return '';
  const name = face.replace(/ Variable$/, ' Fallback');
  return `@font-face{font-family:"${name}";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`;
}
