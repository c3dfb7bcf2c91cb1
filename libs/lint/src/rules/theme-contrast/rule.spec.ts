import { expect, it } from 'vitest';
import { settings, reportLines } from '../../testing/lint-sample.ts';

const run = (color: object, scheme?: string) =>
  reportLines(
    {
      files: {
        'site.json': settings({
          theme: { color: { accent: '#f89e3c', ...color }, font: {}, scheme },
        }),
      },
    },
    { rule: 'theme-contrast' },
  );

it('CLI-2: a colour just below 4.5 to 1 is reported, one just above is not', () => {
  expect(run({ brand: '#767676' })).toEqual([]);
  expect(run({ brand: '#777777' })).toEqual([
    expect.stringContaining(
      '«"#777777"» warning theme-contrast: brand #777777 on surface #ffffff has a contrast of 4.47 to 1',
    ),
  ]);
});

it('CLI-2: ink is held against the surface; where it is the usual one, the surface is reported', () => {
  const brand = '#044069';
  expect(run({ brand: '#ffffff', surface: '#000000', ink: '#444444' })).toHaveLength(1);
  expect(run({ brand, surface: '#8a8a8a' })).toEqual([
    expect.stringContaining('«"#044069"» warning theme-contrast: brand #044069 on surface'),
  ]);
  expect(run({ brand: '#000000', surface: '#7a7a7a' })).toEqual([
    expect.stringContaining('«"#7a7a7a"» warning theme-contrast: ink #132231'),
  ]);
});

it('CLI-2: on a dark surface text is light unless the theme says otherwise', () => {
  expect(run({ brand: '#ffffff', surface: '#101820' })).toEqual([]);
});

it('CLI-2: a dark surface is the ground of the dark scheme as well', () => {
  const dark = { surface: '#14171a', ink: '#f2f0ec' };
  expect(run({ brand: '#e8632f', ...dark }, 'dark')).toEqual([]);
  expect(run({ brand: '#8c2f1a', ...dark }, 'dark')).toEqual([
    expect.stringMatching(/brand #8c2f1a on surface #14171a has a contrast of 2\.\d\d to 1/),
  ]);
});

it('CLI-2: in the dark scheme a light surface gives way to the computed ground', () => {
  const light = { brand: '#9ecbff', surface: '#ffffff' };
  expect(run(light)).toHaveLength(1);
  expect(run(light, 'auto')).toHaveLength(1);
  expect(run(light, 'dark')).toEqual([]);
  expect(run({ brand: '#044069', ink: '#333333' }, 'dark')).toEqual([
    expect.stringMatching(
      /«"#044069"» warning theme-contrast: brand #044069 on the background of the dark scheme #[0-9a-f]{6} has a contrast of 1\.\d\d to 1.* choose a lighter one$/,
    ),
    expect.stringContaining('«"#333333"» warning theme-contrast: ink #333333'),
  ]);
});

it('CLI-7: an accent that nobody sees is reported, a pale one is not', () => {
  expect(run({ brand: '#044069', accent: '#fdfdfd' })).toEqual([
    expect.stringContaining('«"#fdfdfd"» warning theme-contrast: accent #fdfdfd on surface'),
  ]);
  expect(run({ brand: '#044069', accent: '#f6e27a' })).toEqual([]);
});

it('CLI-9: ink and brand that both fail on a surface are one finding, at the surface', () => {
  expect(run({ brand: '#0b4a3c', ink: '#132231', surface: '#132231' })).toEqual([
    expect.stringMatching(
      /«"#132231"» warning theme-contrast: ink #132231 and brand #0b4a3c on surface #132231 have a contrast of 1\.00 to 1 and 1\.58 to 1/,
    ),
  ]);
});
