import { spread, ticksUpTo } from './axis.ts';
import { columnsOf, formatNumber, formatWith } from './curve.ts';
import type { Curve, Panel, Point } from './curve.ts';

const width = 760;
const plot = { left: 64, right: 580, height: 190 };
const panelHeight = 268;
const firstPlotTop = 84;
const labelDistance = 19;

/** Both colour schemes have their own ground, so that the text can be read wherever the picture is shown. */
const style = `
svg { --ground: #fff; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0; --one: #0757b5; --two: #a33c00; --three: #6a30b8; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #0d1117; --ink: #f0f6fc; --quiet: #9aa4af; --line: #30363d; --one: #6cb0ff; --two: #ff9d5c; --three: #c297ff; }
}
text { font: 14px system-ui, sans-serif; fill: var(--ink); }
.title { font-size: 19px; font-weight: 600; }
.panel { font-weight: 600; }
.tick { fill: var(--quiet); font-size: 13px; }
.grid { stroke: var(--line); }
.series { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.floor { stroke-dasharray: 6 4; }
`;

const colours = ['--one', '--two', '--three'];
const floorColour = '--quiet';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const at = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Draws a curve as an SVG document: a panel for each quantity above the other, with labels beside the
 * lines, in the reader's light or dark colours.
 * @param points in ascending order of x.
 */
export function drawCurve(curve: Curve, points: readonly Point[]): string {
  const height = firstPlotTop + curve.panels.length * panelHeight - 24;
  const panels = curve.panels.map((panel, index) =>
    drawPanel(curve, panel, points, firstPlotTop + index * panelHeight),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(curve.title)}</title>
<desc id="description">${escaped(describe(curve, points))}</desc>
<style>${style}</style>
<rect width="100%" height="100%" rx="8" fill="var(--ground)"/>
<text class="title" x="20" y="36">${escaped(curve.title)}</text>
${panels.join('\n')}
</svg>
`;
}

/** Returns the first and last value of every series in words. */
function describe(curve: Curve, points: readonly Point[]): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const size = ({ x }: Point) => `${formatNumber(x)} ${x === 1 ? curve.each : curve.many}`;
  return columnsOf(curve)
    .map(({ panel, series: { key, name } }) => {
      const value = (point: Point) => formatWith(point.values[key]!, panel.unit);
      return `${panel.title}, ${name}: ${value(first)} with ${size(first)}, ${value(last)} with ${size(last)}.`;
    })
    .join(' ');
}

function drawPanel(curve: Curve, panel: Panel, points: readonly Point[], top: number): string {
  const bottom = top + plot.height;
  const highest = panel.series.flatMap(({ key }) => points.map(({ values }) => values[key]!));
  const yTicks = ticksUpTo(Math.max(...highest));
  const maxX = points.at(-1)!.x;
  const xTicks = ticksUpTo(maxX).filter((tick) => tick <= maxX);
  const x = (value: number) => plot.left + (value / maxX) * (plot.right - plot.left);
  const y = (value: number) => bottom - (value / yTicks.at(-1)!) * plot.height;
  const labels = spread(
    panel.series.map(({ key }) => y(points.at(-1)!.values[key]!)),
    labelDistance,
  );
  const lines = panel.series.map(({ key, name, isFloor }, index) => {
    const colour = `var(${isFloor ? floorColour : colours[index % colours.length]})`;
    const path = points.map((point) => `${at(x(point.x))},${at(y(point.values[key]!))}`);
    const dots = path.map((pair) => {
      const [cx, cy] = pair.split(',');
      return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${colour}"/>`;
    });
    return [
      `<polyline class="series${isFloor ? ' floor' : ''}" stroke="${colour}" points="${path.join(' ')}"/>`,
      ...dots,
      `<text x="${plot.right + 12}" y="${at(labels[index]! + 5)}" style="fill: ${colour}">${escaped(name)}</text>`,
    ].join('\n');
  });
  const unit = panel.unit === '' ? '' : `, ${panel.unit}`;
  return [
    `<text class="panel" x="20" y="${top - 18}">${escaped(panel.title + unit)}</text>`,
    ...yTicks.map(
      (tick) =>
        `<path class="grid" d="M${plot.left} ${at(y(tick))}H${plot.right}"/><text class="tick" x="${plot.left - 8}" y="${at(y(tick) + 4)}" text-anchor="end">${formatNumber(tick)}</text>`,
    ),
    ...xTicks.map(
      (tick) =>
        `<text class="tick" x="${at(x(tick))}" y="${bottom + 20}" text-anchor="middle">${formatNumber(tick)}</text>`,
    ),
    `<text class="tick" x="${plot.right + 32}" y="${bottom + 20}">${escaped(curve.many)}</text>`,
    ...lines,
  ].join('\n');
}
