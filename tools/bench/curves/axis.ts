const targetSteps = 5;

/** Returns round numbers from 0 up to the first one that is not less than a maximum. */
export function ticksUpTo(max: number): readonly number[] {
  const rough = max / targetSteps;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough)!;
  const count = Math.ceil(max / step - 1e-9);
  // Rounded, so that 3 × 0.1 is 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Moves positions apart until neighbours have a distance, and keeps their order and as far as possible their middle. */
export function spread(positions: readonly number[], distance: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => positions[a]! - positions[b]!);
  const placed = [...positions];
  for (let pass = 0; pass < positions.length; pass++)
    for (let at = 1; at < order.length; at++) {
      const [above, below] = [order[at - 1]!, order[at]!];
      const missing = distance - (placed[below]! - placed[above]!);
      if (missing <= 0) continue;
      placed[above]! -= missing / 2;
      placed[below]! += missing / 2;
    }
  return placed;
}
