/** Returns path data of a circle, in units of the icons' 24 × 24 grid. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${cx + r} ${cy}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0Z`;
}

/** Returns path data of a dot as wide as the stroke: a zero-length line with round caps. */
export function dot(cx: number, cy: number): string {
  return `M${cx} ${cy}h.01`;
}
