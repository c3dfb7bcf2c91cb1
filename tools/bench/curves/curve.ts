/** A line of a {@link Panel}. */
interface Series {
  /** Name of its values in a {@link Point}. */
  readonly key: string;
  /** Label beside the line, such as "everything new". */
  readonly name: string;
  /** True for the floor that the other lines are compared with. */
  readonly isFloor?: boolean;
}

/** A diagram with an axis of its own; the panels of a curve share what is varied. */
export interface Panel {
  /** Quantity, such as "CPU of an uncached page". */
  readonly title: string;
  /** Unit of the vertical axis; empty for a ratio. */
  readonly unit: string;
  readonly series: readonly Series[];
}

/** A measured size with the values of every series, by key. */
export interface Point {
  readonly x: number;
  readonly values: Readonly<Record<string, number>>;
}

/** Facts about the run that measured a curve. */
export interface Run {
  /** Day in ISO form. */
  readonly date: string;
  /** Processors and memory, such as "2 × Xeon, 24 GB". */
  readonly machine: string;
  readonly node: string;
}

/** Growth of a cost with one size, as diagrams. */
export interface Curve {
  /** Name of its files and of its group in `npm run bench`. */
  readonly id: string;
  readonly title: string;
  /** Name of what is varied, in the singular and the plural: "block", "blocks". */
  readonly each: string;
  readonly many: string;
  readonly panels: readonly Panel[];
  /** Smallest size that a straight line is fitted to; all if left out. */
  readonly fitFrom?: number;
}

/** The figures of a curve, as stored beside the program. */
export interface Figures {
  readonly run: Run;
  readonly points: readonly Point[];
}

/** Writes a number with at most three significant digits, and thousands with commas. */
export function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** Writes a number with its unit; a ratio has none. */
export const formatWith = (value: number, unit: string): string =>
  unit === '' ? formatNumber(value) : `${formatNumber(value)} ${unit}`;

/** Columns of a curve's figures: each series with its panel. */
export const columnsOf = (curve: Curve) =>
  curve.panels.flatMap((panel) => panel.series.map((series) => ({ panel, series })));
