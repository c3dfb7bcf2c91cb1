/**
 * Capitals drawn as single strokes on a grid 10 wide and 14 high, since a drawing that is turned into
 * pixels on a server can't rely on any font being there.
 */
const strokes: Record<string, string> = {
  A: 'M0 14L5 0L10 14M1.9 9H8.1',
  B: 'M0 0V14H5.6A3.7 3.7 0 0 0 5.6 6.6H0M0 0H5A3.3 3.3 0 0 1 5 6.6',
  C: 'M9.6 2.6A6 7 0 1 0 9.6 11.4',
  D: 'M0 0V14H3.4A6.6 7 0 0 0 3.4 0Z',
  E: 'M8 0H0V14H8M0 6.8H6.8',
  F: 'M8 0H0V14M0 6.8H6.8',
  G: 'M9.6 2.6A6 7 0 1 0 10 8.4V7.6H6.2',
  H: 'M0 0V14M9.4 0V14M0 6.8H9.4',
  I: 'M0 0V14',
  J: 'M6 0V10.4A3.2 3.6 0 0 1 0 11',
  K: 'M0 0V14M8.8 0L0 8.4M3 5.6L9.2 14',
  L: 'M0 0V14H7.6',
  M: 'M0 14V0L5.4 9.4L10.8 0V14',
  N: 'M0 14V0L9.2 14V0',
  O: 'M5.6 0A5.6 7 0 1 0 5.6 14A5.6 7 0 1 0 5.6 0Z',
  P: 'M0 14V0H5A3.9 3.9 0 0 1 5 7.8H0',
  Q: 'M5.6 0A5.6 7 0 1 0 5.6 14A5.6 7 0 1 0 5.6 0ZM6.8 10.4L11 15',
  R: 'M0 14V0H5A3.9 3.9 0 0 1 5 7.8H0M4.6 7.8L9 14',
  S: 'M8 2.2C6.8 .6 5.6 0 4.2 0C1.8 0 .4 1.5 .4 3.4C.4 7.8 8.6 5.6 8.6 10.3C8.6 12.6 6.8 14 4.4 14C2.5 14 .9 13.2 0 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V8.8A4.7 5.2 0 0 0 9.4 8.8V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L3.6 14L7.2 2L10.8 14L14.4 0',
  X: 'M0 0L9.4 14M9.4 0L0 14',
  Y: 'M0 0L5 7.4L10 0M5 7.4V14',
  Z: 'M0 0H9L0 14H9',
};

const widths: Record<string, number> = {
  B: 9.3,
  C: 9.6,
  E: 8,
  F: 8,
  G: 10,
  H: 9.4,
  I: 0,
  J: 6,
  K: 9.2,
  L: 7.6,
  M: 10.8,
  N: 9.2,
  O: 11.2,
  P: 8.9,
  Q: 11.2,
  R: 9,
  S: 8.6,
  U: 9.4,
  W: 14.4,
  X: 9.4,
  Z: 9,
};

export interface Lettering {
  /** Left edge, or the middle when `centred`. */
  x: number;
  /** Top of the capitals. */
  y: number;
  /** Height of the capitals. */
  size: number;
  colour: string;
  /** Stroke as a part of the height; .14 is regular. */
  weight?: number;
  /** Room between letters as a part of the height. */
  spacing?: number;
  centred?: boolean;
  /** Square ends instead of round ones. */
  square?: boolean;
}

/** Capitals as strokes; other characters than A to Z are spaces. Returns the mark-up and the width. */
export function lettering(text: string, at: Lettering): { markup: string; width: number } {
  const unit = at.size / 14;
  const gap = (at.spacing ?? 0.32) * 14;
  let pen = 0;
  const letters = [...text].map((letter) => {
    const from = pen;
    const known = strokes[letter];
    pen += (known ? (widths[letter] ?? 10) : 5) + gap;
    return known
      ? `<path d="${known}" transform="translate(${Math.round(from * 10) / 10} 0)"/>`
      : '';
  });
  const width = (pen - gap) * unit;
  const left = at.centred ? at.x - width / 2 : at.x;
  const ends = at.square
    ? 'stroke-linecap="square" stroke-linejoin="miter"'
    : 'stroke-linecap="round" stroke-linejoin="round"';
  const markup = `<g transform="translate(${Math.round(left * 10) / 10} ${at.y}) scale(${Math.round(unit * 1000) / 1000})" fill="none" stroke="${at.colour}" stroke-width="${Math.round((at.weight ?? 0.14) * 140) / 10}" ${ends}>${letters.join('')}</g>`;
  return { markup, width };
}
