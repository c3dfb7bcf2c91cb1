import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Curve, Figures } from './curve.ts';
import { withFigures } from './performance-page.ts';
import { documents } from './stored-figures.ts';

const curve: Curve = {
  id: 'cars',
  title: 'Cars',
  each: 'car',
  many: 'cars',
  panels: [{ title: 'CPU', unit: 'ms', series: [{ key: 'ours', name: 'ours' }] }],
};
const figures: Figures = {
  run: { date: '2026-11-23', machine: '2 × Sample with 8 GB', node: '24.21.0' },
  points: [
    { x: 0, values: { ours: 2 } },
    { x: 1_000, values: { ours: 12 } },
  ],
};

describe('docs/performance.md', () => {
  it('OPS-6: replaces the figures of a curve and nothing else', () => {
    const page =
      'Before.\n\n<!-- figures: cars -->\n\nOld.\n\n<!-- /figures -->\n\nAfter.\n\n<!-- figures: x -->\n\n<!-- /figures -->\n';
    const text = withFigures(page, curve, figures);
    expect(text).toContain('| cars | CPU, ms |');
    expect(text).toContain('| 1,000 | 12 |');
    expect(text).toContain('- CPU, ours: 2 ms and 10 µs for each car (R² 1.000)');
    expect(text).toContain(
      'Measured on 2026-11-23 with Node 24.21.0 on 2 × Sample with 8 GB.\n\n<!-- /figures -->\n\nAfter.',
    );
    expect(text).not.toContain('Old.');
    expect(text.startsWith('Before.')).toBe(true);
    expect(() => withFigures('', curve, figures)).toThrow('figures: cars');
  });

  it('OPS-6: the page and its pictures show the stored figures', async () => {
    for (const [file, text] of await documents()) expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
