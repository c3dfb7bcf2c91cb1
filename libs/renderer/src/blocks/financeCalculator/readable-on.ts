/**
 * White or near-black, whichever contrasts more with an editor's colour (relative luminance of
 * WCAG 2.2; alpha is not looked at).
 *
 * @param colour - #rgb, #rrggbb or #rrggbbaa
 */
export const readableOn = (colour: string): '#ffffff' | '#10161c' => {
  const digits = colour.slice(1);
  const pairs =
    digits.length === 3
      ? [...digits].map((digit) => digit + digit)
      : [0, 2, 4].map((start) => digits.slice(start, start + 2));
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => linear(parseInt(pair, 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Contrast with white falls below contrast with near-black (luminance .008) from here on.
  return luminance > 0.197 ? '#10161c' : '#ffffff';
};

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
