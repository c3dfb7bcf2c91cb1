import { describe, expect, it } from 'vitest';
import type { Curve, Point } from './curve.ts';
import { drawCurve } from './draw-curve.ts';

const curve: Curve = {
  id: 'cars',
  title: 'Cars & vans',
  each: 'car',
  many: 'cars',
  panels: [
    {
      title: 'CPU of a page',
      unit: 'ms',
      series: [
        { key: 'ours', name: 'ours' },
        { key: 'floor', name: 'the <floor>', isFloor: true },
      ],
    },
    { title: 'Memory', unit: 'MB', series: [{ key: 'memory', name: 'server' }] },
  ],
};
const points: Point[] = [
  { x: 1, values: { ours: 2, floor: 1, memory: 80 } },
  { x: 1_000, values: { ours: 8, floor: 4, memory: 100 } },
];
const svg = drawCurve(curve, points);

describe('the picture of a curve', () => {
  it('OPS-6: names itself and its first and last values for readers who do not see it', () => {
    expect(svg).toContain('<title id="title">Cars &amp; vans</title>');
    expect(svg).toContain('aria-labelledby="title description"');
    expect(svg).toContain('CPU of a page, ours: 2 ms with 1 car, 8 ms with 1,000 cars.');
    expect(svg).toContain('Memory, server: 80 MB with 1 car, 100 MB with 1,000 cars.');
  });

  it('OPS-6: has both axes with their units, a line for every series and a dot for every point', () => {
    expect(svg).toContain('>CPU of a page, ms</text>');
    expect(svg).toContain('>cars</text>');
    for (const tick of ['0', '200', '1,000', '8', '100']) expect(svg).toContain(`>${tick}</text>`);
    expect(svg.match(/<polyline/g)).toHaveLength(3);
    expect(svg.match(/<circle/g)).toHaveLength(6);
  });

  it('OPS-6: places points by their values', () => {
    // The axis of 8 ms reaches 8, so the last point lies at the top and the right of the plot.
    expect(svg).toContain('points="64.5,226.5 580,84"');
  });

  it('OPS-6: labels each line beside its end, and marks the floor', () => {
    expect(svg).toMatch(/<text x="592" y="[\d.]+" style="fill: var\(--one\)">ours<\/text>/);
    expect(svg).toMatch(/style="fill: var\(--quiet\)">the &lt;floor&gt;<\/text>/);
    expect(svg.match(/class="series floor"/g)).toHaveLength(1);
  });

  it('OPS-6: has its own ground in light and dark schemes', () => {
    expect(svg).toContain('@media (prefers-color-scheme: dark)');
    expect(svg).toContain('<rect width="100%" height="100%" rx="8" fill="var(--ground)"/>');
  });
});
