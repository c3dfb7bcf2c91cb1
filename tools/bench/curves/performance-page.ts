import { columnsOf, formatNumber, formatWith } from './curve.ts';
import type { Curve, Figures, Point } from './curve.ts';
import { fitLine } from './line-fit.ts';

const begin = (id: string) => `<!-- figures: ${id} -->`;
const end = '<!-- /figures -->';

/** Replaces a curve's figures in a Markdown document. @throws if the document lacks their place. */
export function withFigures(markdown: string, curve: Curve, figures: Figures): string {
  const [before, rest = ''] = markdown.split(begin(curve.id));
  const at = rest.indexOf(end);
  if (at < 0) throw new Error(`docs/performance.md lacks the lines ${begin(curve.id)} and ${end}`);
  return `${before}${begin(curve.id)}\n\n${describeFigures(curve, figures)}\n\n${rest.slice(at)}`;
}

/** Returns the table of a curve's figures, straight lines through them, and the run, as Markdown. */
const describeFigures = (curve: Curve, { run, points }: Figures): string =>
  [
    ...tableOf(curve, points),
    '',
    curve.fitFrom === undefined
      ? 'As straight lines through the points:'
      : `As straight lines through the points from ${curve.fitFrom} ${curve.each} on:`,
    '',
    ...fitsOf(curve, points),
    '',
    `Measured on ${run.date} with Node ${run.node} on ${run.machine}.`,
  ].join('\n');

/** Returns a row for each point, and a column for each series. */
function tableOf(curve: Curve, points: readonly Point[]): string[] {
  const columns = columnsOf(curve);
  const heads = columns.map(({ panel, series }) =>
    [panel.series.length === 1 ? panel.title : series.name, panel.unit || 'ratio'].join(', '),
  );
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([curve.many, ...heads]),
    row(['--:', ...columns.map(() => '--:')]),
    ...points.map(({ x, values }) =>
      row([formatNumber(x), ...columns.map(({ series }) => formatNumber(values[series.key]!))]),
    ),
  ];
}

/** Returns a straight line for each series that is not a ratio, as a list. */
function fitsOf(curve: Curve, points: readonly Point[]): string[] {
  const fitted = points.filter(({ x }) => x >= (curve.fitFrom ?? 0));
  return columnsOf(curve)
    .filter(({ panel }) => panel.unit !== '')
    .map(({ panel, series }) => {
      const { base, slope, explained } = fitLine(
        fitted.map(({ x, values }) => [x, values[series.key]!]),
      );
      return `- ${panel.title}, ${series.name}: ${formatWith(base, panel.unit)} and ${growth(slope, panel.unit, curve)} (R² ${explained.toFixed(3)})`;
    });
}

const smallerUnits: Readonly<Record<string, string>> = { s: 'ms', ms: 'µs', MB: 'kB' };

/** Returns a slope in the unit that reads best. */
function growth(slope: number, unit: string, curve: Curve): string {
  const smaller = smallerUnits[unit];
  if (smaller !== undefined && Math.abs(slope) < 0.1) return growth(slope * 1_000, smaller, curve);
  return `${formatWith(slope, unit)} for each ${curve.each}`;
}
