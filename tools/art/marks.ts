import { lettering } from './lettering.ts';
import { ellipse, line, rect, shape, svgFile } from './scene/kit.ts';

/** Bridge and wave on a rounded tile. */
export const harbourMark = () =>
  svgFile(
    rect(0, 0, 44, 44, '#044069', 'rx="13"') +
      line('M6 27C12 27 14 14 22 14S32 27 38 27', '#fff', 3, 'stroke-linecap="round"') +
      line('M14.5 27V22M22 27V14.5M29.5 27V22', '#fff', 2.2) +
      line(
        'M8 33.5C11 31.5 13 31.5 16 33.5S21 35.5 24 33.5 29 31.5 32 33.5 35 34.6 36.5 34',
        '#f89e3c',
        2.8,
        'stroke-linecap="round"',
      ),
    44,
    44,
  );

/** A tall tree on a square tile. */
export const kauriMark = () =>
  svgFile(
    rect(0, 0, 44, 44, '#123121') +
      line('M20.5 37V22M23.5 37V22', '#e8bd38', 2) +
      line('M22 23L12 15M22 23L32 15M22 23V12', '#f9fbf1', 1.8) +
      shape(
        'M8 15.5C9 11 14 10.5 15.5 12C16.5 7.5 21 6.5 22.5 8.5C25 6 29 8 28.8 11.5C32 10 36 12 36 15.5C36 18 31 18.5 28.5 17C27 19.5 23.5 19 22 17.5C20 19.5 16.5 19 15.5 17C13 19 8.5 18.5 8 15.5Z',
        '#f9fbf1',
      ),
    44,
    44,
  );

/** A lane between two walls, with its line, on a tile with a cut corner. */
export const ironbarkMark = () =>
  svgFile(
    shape('M0 0H34L44 10V44H0Z', '#c9f24b') +
      shape('M18 8H26L38 36H6Z', '#111413') +
      rect(20.9, 11, 2.2, 6, '#c9f24b') +
      rect(20.6, 20, 2.8, 6, '#c9f24b') +
      rect(20.2, 29, 3.6, 7, '#c9f24b'),
    44,
    44,
  );

/** Two letters that share a stem, in hairlines within a ring. */
export const tollandMark = () =>
  svgFile(
    ellipse(22, 22, 22, 22, '#2b2724') +
      '<circle cx="22" cy="22" r="18.5" fill="none" stroke="#d8b48a" stroke-width="1"/>' +
      line('M11.5 15.5H26M18.5 15.5V30', '#fbfaf7', 1.8) +
      line('M22 20L27 30L32.5 17', '#d8b48a', 1.8, 'stroke-linejoin="round"'),
    44,
    44,
  );

/** Emblems of the invented makes, 64 by 64, in one ink. */
const emblems: Record<string, (ink: string) => string> = {
  ostara: (ink) =>
    line('M6 46H58', ink, 5, 'stroke-linecap="round"') +
    line('M14 46A18 18 0 0 1 50 46', ink, 5) +
    line('M32 8V18M10 17L17 24M54 17L47 24', ink, 5, 'stroke-linecap="round"'),
  corrin: (ink) => shape('M32 6L58 54H44L32 31L20 54H6Z', ink) + shape('M32 41L39 54H25Z', ink),
  halden: (ink) =>
    `<path d="M32 4L60 32L32 60L4 32Z" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>` +
    line('M23 20V44M41 20V44M23 32H41', ink, 5, 'stroke-linecap="round"'),
  solenne: (ink) =>
    shape('M44 8A26 26 0 1 0 44 56A20 20 0 1 1 44 8Z', ink) + ellipse(44, 32, 7, 7, ink),
  marlo: (ink) =>
    line('M8 50V16L32 40L56 16V50', ink, 7, 'stroke-linecap="round" stroke-linejoin="round"') +
    line('M20 56H44', ink, 5, 'stroke-linecap="round"'),
  aldine: (ink) =>
    line('M32 6V58', ink, 4) +
    line('M20 16C20 30 44 30 44 44A12 12 0 0 1 20 44', ink, 4, 'stroke-linecap="round"') +
    line('M22 10H42', ink, 4, 'stroke-linecap="round"'),
  teviot: (ink) =>
    line(
      'M6 20C16 10 24 10 32 20S48 30 58 20M6 36C16 26 24 26 32 36S48 46 58 36M6 52C16 42 24 42 32 52S48 62 58 52',
      ink,
      5,
      'stroke-linecap="round"',
    ),
};

/** Emblem and name of a make side by side, in one ink on nothing. */
export function makeLogo(make: string, ink: string): string {
  const name = lettering(make.toUpperCase(), {
    x: 84,
    y: 20,
    size: 24,
    colour: ink,
    spacing: 0.42,
  });
  const width = Math.ceil(84 + name.width + 6);
  return svgFile(emblems[make]!(ink) + name.markup, width, 64);
}

export interface Portrait {
  initials: string;
  ground: string;
}

/** A monogram on the harbour's waterline. */
export const harbourPortrait = ({ initials, ground }: Portrait) =>
  svgFile(
    rect(0, 0, 480, 480, ground) +
      ellipse(356, 120, 190, 190, '#fff', 'opacity=".09"') +
      shape(
        'M0 352C60 330 110 330 160 352S270 374 320 352 430 330 480 352V480H0Z',
        '#000',
        'opacity=".16"',
      ) +
      shape(
        'M0 398C60 376 110 376 160 398S270 420 320 398 430 376 480 398V480H0Z',
        '#000',
        'opacity=".18"',
      ) +
      lettering(initials, {
        x: 240,
        y: 158,
        size: 128,
        colour: '#fff',
        centred: true,
        weight: 0.15,
      }).markup,
    480,
    480,
  );

/** A monogram as a printed plate: frame, rule, letters with square ends. */
export const kauriPortrait = ({ initials, ground }: Portrait) =>
  svgFile(
    rect(0, 0, 480, 480, ground) +
      `<rect x="26" y="26" width="428" height="428" fill="none" stroke="#f9fbf1" stroke-width="2" opacity=".55"/>` +
      line('M26 366H454', '#f9fbf1', 2, 'opacity=".55"') +
      shape(
        'M198 410C206 392 230 388 240 396C250 388 274 392 282 410C268 418 252 416 240 408C228 416 212 418 198 410Z',
        '#e8bd38',
      ) +
      lettering(initials, {
        x: 240,
        y: 142,
        size: 128,
        colour: '#f9fbf1',
        centred: true,
        weight: 0.11,
        square: true,
      }).markup,
    480,
    480,
  );

/** A monogram under a lane's line. */
export const ironbarkPortrait = ({ initials, ground }: Portrait) =>
  svgFile(
    rect(0, 0, 480, 480, '#1b201e') +
      shape('M0 480L150 0H330L480 480Z', ground, 'opacity=".55"') +
      rect(232, 330, 16, 52, '#c9f24b') +
      rect(228, 412, 24, 68, '#c9f24b') +
      lettering(initials, {
        x: 240,
        y: 150,
        size: 128,
        colour: '#f1f3ee',
        centred: true,
        weight: 0.17,
        square: true,
      }).markup,
    480,
    480,
  );

/** A monogram in hairlines on plaster. */
export const tollandPortrait = ({ initials, ground }: Portrait) =>
  svgFile(
    rect(0, 0, 480, 480, ground) +
      '<circle cx="240" cy="240" r="168" fill="none" stroke="#fff" stroke-width="1.5" opacity=".7"/>' +
      lettering(initials, {
        x: 240,
        y: 186,
        size: 108,
        colour: '#fff',
        centred: true,
        weight: 0.06,
      }).markup,
    480,
    480,
  );
