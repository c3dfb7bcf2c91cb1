/** A straight line through points. */
export interface LineFit {
  /** Value at 0. */
  readonly base: number;
  /** Growth for each one more. */
  readonly slope: number;
  /** Share of the variance that the line explains, from 0 to 1. */
  readonly explained: number;
}

/** Fits a straight line by least squares. */
export function fitLine(pairs: readonly (readonly [number, number])[]): LineFit {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (term: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + term(x - meanX, y - meanY), 0);
  const slope = sum((x, y) => x * y) / sum((x) => x * x);
  const variance = sum((_, y) => y * y);
  const explained = variance === 0 ? 1 : 1 - sum((x, y) => (y - slope * x) ** 2) / variance;
  return { base: meanY - slope * meanX, slope, explained };
}
