import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const found = (...cars: unknown[]) =>
  lintSample({ files: { 'data/cars.json': cars } }, { rule: 'car-colour-ungrouped' }).map(
    ({ finding: { pointer, message } }) => `${pointer} ${message}`,
  );

it('CLI-7, CAR-2: a colour without a basic colour is reported once, with the number of its cars', () => {
  const tide = { colour: 'Night Tide' };
  expect(found(null, tide, { colour: 'Milk' }, tide, { colour: 'Night Tide ' })).toEqual([
    expect.stringMatching(/^\/1\/colour "Night Tide" .* 3 cars; add simple_colour, one of White, /),
    expect.stringMatching(/^\/2\/colour "Milk" .* this car;/),
  ]);
});

it('CLI-7, CAR-2: so is a basic colour that is none', () => {
  expect(
    found({ colour: 'Night Tide', simple_colour: 'Multi' }, { simple_colour: 'Multi' }),
  ).toEqual([
    expect.stringContaining('/0/colour "Night Tide"'),
    expect.stringContaining('/1/simple_colour "Multi"'),
  ]);
});

it.each([
  { colour: 'Night Tide', simple_colour: 'Black' },
  { colour: 'Deep Ocean Blue Metallic' },
  { colour: 'Charcoal' },
  { colour: 'White', simple_colour: 'Multi' },
  { colour: '' },
  // Those of other rules.
  { colour: 'TBC' },
  { simple_colour: 'Sliver' },
  {},
])('CLI-7, CAR-2: %j is accepted', (car) => {
  expect(found(car)).toEqual([]);
});
