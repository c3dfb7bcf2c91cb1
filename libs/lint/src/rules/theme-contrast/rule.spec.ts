import { expect, it } from 'vitest';
import { contrast } from '../../engine/contrast.ts';
import { settings, toldOf } from '../../testing/lint-sample.ts';

const run = (color: object) =>
  toldOf(
    {
      files: {
        'site.json': settings({ theme: { color: { accent: '#f89e3c', ...color }, font: {} } }),
      },
    },
    { rule: 'theme-contrast' },
  );

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('CLI-2: %s on %s is %d to 1, as WCAG 2.2 counts', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it('CLI-2: a colour just below 4.5 to 1 is told, one just above is not', () => {
  expect(run({ brand: '#767676' })).toEqual([]);
  expect(run({ brand: '#777777' })).toEqual([
    expect.stringContaining(
      '«"#777777"» warning theme-contrast: brand #777777 on surface #ffffff has a contrast of 4.47 to 1',
    ),
  ]);
});

it('CLI-2: ink is held against the surface; where it is the usual one, the surface is told', () => {
  expect(run({ brand: '#ffffff', surface: '#000000', ink: '#444444' })).toHaveLength(1);
  expect(run({ brand: '#ffffff', surface: '#101820' })[0]).toContain(
    '«"#101820"» warning theme-contrast: ink #132231',
  );
});
