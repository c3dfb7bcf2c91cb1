import { expect, it } from 'vitest';
import { reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'focal-point-without-effect';
const run = (...pictures: string[]) =>
  reportLines(
    {
      files: {
        'site.json': settings({
          settings: { focalPoints: pictures.map((picture) => ({ picture, x: 0.2, y: 0.5 })) },
        }),
      },
      assets: [{ path: '/assets/yard.webp' }, { path: '/assets/car.webp', cutOut: true }],
    },
    { rule },
  );

it.each([
  ['a cut-out', '/assets/car.webp', 'is a cut-out'],
  ['an external picture', 'https://feed.example/1.jpg', 'is at another address'],
])('CAR-7 CLI-2: reports the focal point of %s at the picture', (_, picture, problem) => {
  expect(run(picture)).toEqual([
    expect.stringContaining(`«"${picture}"» warning ${rule}: the picture ${problem}`),
  ]);
});

it('CAR-7 CLI-2: reports every focal point of a picture but the last', () => {
  expect(run('/assets/yard.webp', '/assets/yard.webp')).toEqual([
    expect.stringContaining('has another focal point further down'),
  ]);
});

it('CAR-7 CLI-2: accepts a photograph of the tenant, and a missing one', () => {
  expect(run('/assets/yard.webp', '/assets/gone.webp')).toEqual([]);
});
