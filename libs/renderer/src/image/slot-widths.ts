import { imageWidths } from '@forecourt/domain';
import { boundedMemo } from '../rich-text/bounded-memo.ts';

/** Range of a picture's rendered width in CSS pixels. */
interface SlotWidths {
  readonly min: number;
  readonly max: number;
}

const narrowestScreen = 320;
const pixelsPerRem = 16;

/** Maximum length of all `sizes` attributes whose widths are memoized. */
const memoizedLength = 10_000;

const condition = /^\((?:(min-width:)|(width <)) (\d+)px\) /;
const length = /^(?:calc\()?(?:([\d.]+)vw)?(?: - )?(?:([\d.]+)(px|rem))?\)?$/;

/** Returns the rendered width on a screen; undefined for a length that can't be read. */
function widthOn(screen: number, text: string): number | undefined {
  const [, share, fixed, unit] = length.exec(text) ?? [];
  if (share === undefined && fixed === undefined) return undefined;
  const pixels = Number(fixed ?? 0) * (unit === 'rem' ? pixelsPerRem : 1);
  return share === undefined ? pixels : (screen * Number(share)) / 100 - pixels;
}

/**
 * Returns the widths that a picture can have by its `sizes` attribute; `max` is infinite if it grows with
 * the screen.
 */
function slotWidths(sizes: string): SlotWidths {
  let screens = { min: narrowestScreen, max: Infinity };
  const widths: number[] = [];
  for (const part of sizes.split(', ')) {
    const [matched = '', isMin, isMax, pixels = '0'] = condition.exec(part) ?? [];
    const at = Number(pixels);
    const range = isMin
      ? { min: at, max: screens.max }
      : isMax
        ? { min: screens.min, max: at - 1 }
        : screens;
    screens = isMin
      ? { min: screens.min, max: at - 1 }
      : isMax
        ? { min: at, max: screens.max }
        : screens;
    for (const screen of [range.min, range.max])
      widths.push(widthOn(screen, part.slice(matched.length)) ?? NaN);
  }
  if (widths.some(Number.isNaN)) return { min: 0, max: Infinity };
  return { min: Math.min(...widths), max: Math.max(...widths) };
}

/** Device pixels per CSS pixel of the sharpest usual screens. */
const sharpness = 2.5;

/**
 * Returns the useful widths of renditions, in pixels: from the one that suits the narrowest slot on a
 * usual screen to the first that suits the widest on a sharp one.
 */
export const usefulWidths = boundedMemo(memoizedLength, (sizes: string): ReadonlySet<number> => {
  const { min, max } = slotWidths(sizes);
  const widest = imageWidths.find((width) => width >= max * sharpness) ?? Infinity;
  return new Set(
    imageWidths.filter((width, index) => {
      const next = imageWidths[index + 1] ?? Infinity;
      // A browser chooses the nearer of two neighbours, by their ratio to the slot.
      return width <= widest && (width === widest || Math.sqrt(width * next) > min);
    }),
  );
});
