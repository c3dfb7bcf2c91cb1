/** Light above which the shoulder of the tone curve begins. */
const shoulder = 0.62;

/** Returns the brightness on the screen, 0 to 1, of linear light: a soft shoulder, sRGB, contrast. */
function toneOf(light: number): number {
  const rest = 1 - shoulder;
  const soft =
    light < shoulder ? light : shoulder + rest * (1 - Math.exp((shoulder - light) / rest));
  const screen = soft < 0.0031308 ? 12.92 * soft : 1.055 * soft ** (1 / 2.4) - 0.055;
  return screen + 0.8 * screen * (1 - screen) * (screen - 0.45);
}

/** Light that counts as white; the curve hardly rises beyond it. */
const brightest = 2.2;
const steps = 8192;

const curve = Float32Array.from({ length: steps + 1 }, (_, step) =>
  toneOf((step / steps) * brightest),
);

/** Returns the 8-bit screen value of linear light. */
export function toScreen(light: number): number {
  const at = Math.max(0, Math.min(1, light / brightest)) * steps;
  return Math.round(curve[Math.round(at)]! * 255);
}

/** Linear light by 8-bit screen value. */
export const lightOf = Float32Array.from({ length: 256 }, (_, value) => {
  const step = curve.findIndex((screen) => screen * 255 >= value);
  return ((step < 0 ? steps : step) / steps) * brightest;
});
